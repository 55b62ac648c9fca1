import { Budget } from '#bots/budget.ts'
import { type PlayedTurn, type Spot, turnWith } from '#bots/puzzle.ts'
import { trainedJudge } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { TurnSearch } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { end } from '#games/rail-on-the-hill/rules/actions.ts'
import type { RailState } from '#games/rail-on-the-hill/rules/state.ts'

/** How many unfinished turns are followed for each location: several times as many as the expert does. */
const WIDTH = 300
/** How many turns are found, and how many different ones of them are returned. */
const FOUND = 200
const RETURNED = 12

/**
 * Turns that a much wider search than the expert's finds in The Rail on the Hill, where a turn has many steps: among
 * positions that are hard for bots, the expert overlooks the best turn in some.
 */
export function widerRailTurns(spot: Spot): PlayedTurn[] {
  const state = spot.state as RailState
  const budget = Budget.endless()
  const player = spot.seat - 1
  const search = new TurnSearch(state, player, trainedJudge(), FOUND, WIDTH, true)
  for (const _ of search.search(state, { placed: WIDTH, later: WIDTH }, budget));
  const turns = new Map<string, PlayedTurn>()
  for (const { actions } of search.turns) {
    // It knows what would be drawn, so each turn counts only up to its first draw.
    const turn = turnWith(spot, [...actions, end()])
    if (turns.size < RETURNED) turns.set(turn.key, turn)
  }
  return [...turns.values()]
}
