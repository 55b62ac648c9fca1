import { describe, expect, it } from 'vitest'
import { Budget } from '#bots/budget.ts'
import { acquire, kindOf, PLACE } from '../rules/actions.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { cloneState, type RailOptions, type RailState } from '../rules/state.ts'
import { WIDER } from './plan-turns.ts'
import { turnsOf } from './testing/play-bots.ts'
import { trainedJudge } from './trained-judge.ts'
import { TurnNode } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

const judge = trainedJudge()
const WIDTH: Width = { placed: 4, later: 4 }
const WIDE = WIDER[WIDER.length - 1]
const OPTIONS: readonly RailOptions[] = [{ players: 1 }, { players: 1, noRotation: true }]
const ROUNDS = [6]
const PLAYER = 0

function worthOf(state: RailState, width = WIDTH): number {
  const search = new TurnSearch(state, PLAYER, judge, 1, Math.max(width.placed, width.later))
  for (const _ of search.search(state, width, Budget.endless()));
  return search.turns[0].worth
}

/** The state after a card was acquired, and after each way to place a card. */
function placings(state: RailState): { acquired: RailState; placed: RailState[] } {
  const acquired = cloneState(state)
  railOnTheHill.play(acquired, PLAYER + 1, acquire(0))
  const placed = [...railOnTheHill.legalActions(acquired, PLAYER + 1)]
    .filter((action) => kindOf(action) === PLACE)
    .map((action) => {
      const node = new TurnNode(acquired, false)
      node.play(PLAYER, action)
      return node.state
    })
  return { acquired, placed }
}

describe.each(OPTIONS)('turns with %j', (options) => {
  it('finds turns as good as those after every square and rotation, although it tries most squares with one rotation', () => {
    const losses = turnsOf(options, ROUNDS).map(({ state }) => {
      const { acquired, placed } = placings(state)
      return Math.max(...placed.map((one) => worthOf(one))) - worthOf(acquired, WIDE)
    })
    expect(losses.reduce((sum, loss) => sum + loss, 0)).toBeLessThan(0.5 * losses.length)
  })

  it('keeps the best turn when it searches more widely', () => {
    for (const { state } of turnsOf(options, ROUNDS)) {
      const search = new TurnSearch(state, PLAYER, judge, 3, WIDE.placed)
      for (const _ of search.search(state, { placed: 1, later: 1 }, Budget.endless()));
      const [first] = search.turns.map(({ worth }) => worth)
      for (const _ of search.widen(state, WIDE, Budget.endless()));
      const worths = search.turns.map(({ worth }) => worth)
      expect(worths[0]).toBeGreaterThanOrEqual(first)
      expect(worths).toEqual(worths.toSorted((one, other) => other - one))
    }
  })
})
