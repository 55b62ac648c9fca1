import { expect, it } from 'vitest'
import { chooseGame } from '../choose-game.ts'
import { playGame, type Setting } from '../play-game.ts'
import { TurnMeter } from './play.ts'

/** The costs of a game in which every decision takes 1 ms and 2 nodes. */
async function turnsIn(game: string, players: number) {
  const { rules, bots } = await chooseGame(game)
  const random = bots[bots.length - 1]
  const setting: Setting = {
    rules,
    options: { players },
    seed: 'meter',
    bots: Array(players).fill(random),
    limit: { nodes: 1 },
  }
  const meter = new TurnMeter(rules, players)
  const match = await playGame(
    setting,
    { maybe: () => undefined },
    {
      thought: (seat) => meter.thought(seat, { ms: 1, nodes: 2 }),
      before: (at, next) => meter.before(at, next),
    },
  )
  return { match, costs: meter.costs, view: rules.view(match.state, 1) }
}

it('a round counts as one turn per seat, and so do draft and setup', async () => {
  for (const players of [1, 2]) {
    const { costs } = await turnsIn('rail-on-the-hill', players)
    expect(costs.map(({ turns }) => turns.length)).toEqual(Array(players).fill(1 + 1 + 14))
  }
})

it('a view that counts turns decides, including extra turns', async () => {
  for (const game of ['machi-koro', 'lokomoto']) {
    const { costs, view } = await turnsIn(game, 2)
    const turns = costs.reduce((sum, seat) => sum + seat.turns.length, 0)
    expect(turns).toBe((view as { turns: number }).turns)
  }
})

it('all thinking is counted once per decision and once per turn', async () => {
  const { match, costs } = await turnsIn('machi-koro', 3)
  const decisions = costs.flatMap((seat) => seat.decisions)
  expect(decisions).toHaveLength(match.log.length)
  expect(decisions).toContainEqual({ ms: 1, nodes: 2 })
  const total = costs.flatMap((seat) => seat.turns).reduce((sum, { nodes }) => sum + nodes, 0)
  expect(total).toBe(2 * match.log.length)
})

it('if the view counts nothing, a turn ends when another seat acts', async () => {
  const { rules } = await chooseGame('machi-koro')
  const meter = new TurnMeter({ ...rules, view: () => 'nothing' }, 2)
  for (const seat of [1, 1, 2, 1]) {
    meter.thought(seat, { ms: 5, nodes: 0 })
    meter.before({ state: {} } as never, { seat, action: 'a' })
  }
  const [one, two] = meter.costs.map(({ turns }) => turns.map(({ ms }) => ms))
  expect({ one, two }).toEqual({ one: [10, 5], two: [5] })
})
