import { countBits } from '#engine/bits.ts'
import { LANDMARKS, LINES } from '../cards/cards.ts'
import { TRACKS_PER_LINE } from '../rules/numbers.ts'
import { Tally, tally } from '../rules/scoring/score.ts'
import { LAID_EVER, lineAt, type RailState } from '../rules/state.ts'
import { LineMap, TownMap } from './town-map.ts'
import { TracksAhead } from './tracks-ahead.ts'

/** What can be seen of a line. */
export class LineSurvey {
  readonly map = new LineMap()
  /** How often it touches each landmark. */
  readonly counts = new Int32Array(LANDMARKS.length)
  readonly ahead = new TracksAhead()
}

/** All that can be seen of a player's side of the table, looked at once for whoever judges it. */
export class Survey {
  readonly sheet = new Tally()
  readonly town = new TownMap()
  readonly lines: readonly LineSurvey[] = LINES.map(() => new LineSurvey())

  /** The score as it stands; the rest is looked at by `survey`. */
  score(state: RailState, player: number): number {
    tally(state, player, this.sheet)
    return this.sheet.total
  }

  survey(state: RailState, player: number): void {
    const { town, lines } = this
    town.survey(state, player)
    for (let line = 0; line < LINES.length; line++) {
      const { map, counts, ahead } = lines[line]
      map.survey(state.words, player, line, town)
      for (let i = 0; i < LANDMARKS.length; i++) counts[i] = countBits(town.landmark[i] & map.touched)
      ahead.look(town, map, line, state.words[lineAt(player, line) + LAID_EVER] < TRACKS_PER_LINE)
    }
  }
}
