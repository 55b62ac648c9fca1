import { lowestBit } from '#engine/bits.ts'
import { LINES } from '../cards/cards.ts'
import { CELLS } from '../rules/grid.ts'
import { PLANS_PER_LINE, TRACKS_PER_LINE } from '../rules/numbers.ts'
import { Tally, tally } from '../rules/scoring/score.ts'
import { LAID_EVER, lineAt, type RailState } from '../rules/state.ts'
import { lookAtPlan, Prospect } from './plan-prospects.ts'
import { LineMap, TownMap } from './town-map.ts'

/** The value of a resource, in points, when tracks of different costs are compared. */
const PRICE = 1.2

/** The most that the next track of a line can add to the line's value, in points. */
class TracksAhead {
  /** The best gain minus its cost; the best gain at no cost; the best gain at any cost. */
  net = 0
  free = 0
  best = 0
  /** The best gain of the next two tracks minus their cost. */
  two = 0

  look(town: TownMap, map: LineMap, line: number, isOpen: boolean): void {
    this.net = 0
    this.free = 0
    this.best = 0
    this.two = 0
    if (!isOpen) return
    const values = line * CELLS
    for (let from = map.ends === 0 ? town.built : map.ends; from !== 0; from &= from - 1) {
      const end = lowestBit(from)
      const atBegin = map.ends === 0 ? town.value[values + end] : 0
      for (let to = town.joined[end] & ~map.touched; to !== 0; to &= to - 1) {
        const cell = lowestBit(to)
        const cost = town.cost[end * CELLS + cell]
        const gain = town.value[values + cell] + atBegin
        const net = gain - PRICE * cost
        if (gain > this.best) this.best = gain
        if (cost === 0 && gain > this.free) this.free = gain
        if (net > this.net) this.net = net
        if (net > this.two) this.two = net
        for (let on = town.joined[cell] & ~map.touched & ~(1 << end); on !== 0; on &= on - 1) {
          const next = lowestBit(on)
          const both = net + town.value[values + next] - PRICE * town.cost[cell * CELLS + next]
          if (both > this.two) this.two = both
        }
      }
    }
  }
}

/** What the evaluation needs to know about a line. */
export class LineSurvey {
  readonly map = new LineMap()
  readonly ahead = new TracksAhead()
}

/** What the evaluation needs to know about a player's side of the table, computed once. */
export class Survey {
  /** What `score` was called with. */
  state!: RailState
  player = 0
  readonly sheet = new Tally()
  readonly town = new TownMap()
  readonly lines: readonly LineSurvey[] = LINES.map(() => new LineSurvey())
  /** How far each plan on the sheet is from being met. */
  readonly plans = Array.from({ length: LINES.length * PLANS_PER_LINE }, () => new Prospect())

  survey(state: RailState, player: number): void {
    this.score(state, player)
    this.complete()
  }

  /** Begins with the current score, and returns it; `complete` computes the rest. */
  score(state: RailState, player: number): number {
    this.state = state
    this.player = player
    tally(state, player, this.sheet)
    return this.sheet.total
  }

  complete(): void {
    const { town, lines, state, player } = this
    town.survey(state, player)
    for (let line = 0; line < LINES.length; line++) {
      const { map, ahead } = lines[line]
      map.survey(state.words, player, line, town)
      ahead.look(town, map, line, state.words[lineAt(player, line) + LAID_EVER] < TRACKS_PER_LINE)
    }
    this.#lookAtPlans()
  }

  #lookAtPlans(): void {
    const { state, player, town, lines, sheet } = this
    const { plans, landmarks } = sheet
    for (let i = 0; i < plans.count; i++) {
      const prospect = this.plans[i]
      const line = plans.line[i]
      const { map } = lines[line]
      prospect.points = plans.points[i]
      prospect.isMet = plans.met[i] !== 0
      prospect.wilds = plans.wilds[i]
      if (prospect.isMet) continue
      lookAtPlan(prospect, state, player, line, plans.card[i], town, map, landmarks[line])
      const left = TRACKS_PER_LINE - state.words[lineAt(player, line) + LAID_EVER]
      // The first track of a line touches two cards.
      prospect.isPossible = prospect.missing <= left + (map.ends === 0 ? 1 : 0)
    }
  }
}
