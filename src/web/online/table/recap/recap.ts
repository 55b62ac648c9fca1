import { type GameFace, type Moment, type SeatInfo, viewAfter } from '#boards/board.ts'
import type { GameTable } from '../../../table/game-table.ts'

/** An action of another player. */
export interface RecapLine {
  /** Its place in the log. */
  readonly index: number
  readonly seat: number
  readonly text: string
}

/** A part of the log, up to but not including `to`. */
export interface LogSpan {
  readonly from: number
  readonly to: number
}

export interface Teller {
  readonly face: GameFace
  readonly texts: unknown
  readonly seats: readonly SeatInfo[]
}

/** What happened in a part of the log, in words. */
export function recapOf(table: GameTable, { face, texts, seats }: Teller, { from, to }: LogSpan): readonly RecapLine[] {
  const { log } = table.now.get()
  const tell = (moment: Moment, next: unknown) => face.narrate(moment, next, texts, table.game.cards, seats)
  return log.slice(from, to).map((moment, i) => ({
    index: from + i,
    seat: moment.seat,
    text: tell(moment, viewAfter(log, from + i, table.view('spectator'))),
  }))
}
