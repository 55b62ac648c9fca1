import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { machiKoro } from './rules.ts'
import { positionIn, type Situation, Table } from './testing/positions.ts'

const game = machiKoro
const ALL_VIEWERS = [1, 2, 3, 'spectator'] as const

/** Seat 2 is in the middle of a turn. */
const MIDDLE: Situation = {
  phase: 'swap',
  turn: 2,
  dice: [6],
  supply: { ranch: 2 },
  players: [{ coins: 4, cards: { ranch: 3 } }, { coins: 2, cards: { 'business-center': 1, cafe: 1 } }, { coins: 9 }],
}

describe('what any player may know', () => {
  it('MK-S1: nothing is hidden: every player sees the whole position', () => {
    const { state, position } = Table.at(MIDDLE)
    for (const who of ALL_VIEWERS) expect(game.view(state, who)).toEqual({ ...position, turns: 0 })
  })

  it('MK-S1: nothing is known of the dice to come', () => {
    const views = ['one', 'other'].map((seed) => game.view(game.fromPosition(positionIn(MIDDLE), new Rng(seed)), 1))
    expect(views[0]).toEqual(views[1])
    const { state, position } = Table.start({ players: 3, first: 1 }, 'a seed that no player may see')
    const view = game.view(state, 1)
    expect(JSON.stringify(view)).not.toContain('a seed that no player may see')
    expect(Object.keys(view)).toEqual([...Object.keys(position), 'turns'])
  })

  it('how many turns have begun, extra ones included', () => {
    const landmarks = ['train-station', 'amusement-park'] as const
    const start = Table.start({ players: 2, first: 1 }, 'turns')
    expect(start.view.turns).toBe(1)
    start.play('roll 1')
    expect(start.view.turns).toBe(1)
    start.play('pass')
    expect(start.view.turns).toBe(2)
    const table = Table.at({ players: [{ landmarks }] }).roll(4, 4)
    const { turns } = table.view
    table.play('pass')
    expect(table.position.turn).toBe(1)
    expect(table.view.turns).toBe(turns + 1)
  })

  it('a view is made of numbers and texts only, and can be sent', () => {
    const { view } = Table.at(MIDDLE)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  })
})

describe('what could be behind a view', () => {
  it('the same table, at every moment of a whole game', () => {
    Table.start({ players: 3 }, 'behind').playOn('behind', ({ view, state, active }) => {
      const guess = game.determinize(view, new Rng('guess'))
      expect(game.view(guess, 'spectator')).toEqual(view)
      expect(game.legalActions(guess, active[0])).toEqual(game.legalActions(state, active[0]))
    })
  })

  it('other dice from one guess to the next, each side equally likely', () => {
    const { view } = Table.start({ players: 2, first: 1 }, 'guess')
    const times = Array<number>(6).fill(0)
    for (let k = 0; k < 600; k++) {
      const state = game.determinize(view, new Rng(`guess/${k}`))
      game.play(state, 1, game.parse('roll 1') ?? Number.NaN)
      times[game.position(state).dice[0] - 1]++
    }
    // 100 each; a fair die strays by 50 less than once in a million.
    for (const count of times) expect(Math.abs(count - 100)).toBeLessThan(50)
  })
})
