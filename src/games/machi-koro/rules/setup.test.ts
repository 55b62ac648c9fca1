import { describe, expect, it } from 'vitest'
import { machiKoro } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { Table } from './testing/positions.ts'

const PLAYER_COUNTS = [2, 3, 4]

describe('setup', () => {
  it('MK-S1: the game is for 2 to 4 players', () => {
    expect(machiKoro.players).toEqual([2, 4])
    expect(machiKoro.variants).toEqual([])
  })

  it.each(PLAYER_COUNTS)(
    'MK-S1: each of %i players has a Wheat Field, a Bakery, 3 coins and no landmark',
    (players) => {
      const { position } = Table.start({ players }, 'begin')
      const town = { coins: 3, cards: { 'wheat-field': 1, bakery: 1 }, landmarks: [] }
      expect(position.players).toEqual(Array(players).fill(town))
    },
  )

  it.each(PLAYER_COUNTS)('MK-S1: with %i players the whole supply lies open beside the first cards', (players) => {
    const { position, view } = Table.start({ players }, 'begin')
    const { stadium, 'tv-station': tvStation, 'business-center': businessCenter, ...others } = position.supply
    expect([stadium, tvStation, businessCenter]).toEqual([4, 4, 4])
    expect(Object.values(others)).toEqual(Array(12).fill(6))
    expect(view.supply).toEqual(position.supply)
    expect(componentsOf(position)).toHaveLength(84 + 2 * players)
  })

  it.each(PLAYER_COUNTS)('MK-S2: the first of %i players is drawn, each equally likely', (players) => {
    const times = Array<number>(players).fill(0)
    const games = 600
    for (let k = 0; k < games; k++) times[Table.start({ players }, `first/${k}`).position.turn - 1]++
    // A fair draw differs by 70 from its share of 150 to 300 less than once in a million.
    for (const count of times) expect(Math.abs(count - games / players)).toBeLessThan(70)
  })

  it('MK-S2: the first player may be named, and the dice are the same no matter who it is', () => {
    for (const first of [1, 2, 3]) {
      const table = Table.start({ players: 3, first }, 'named')
      expect(table.position).toMatchObject({ options: { players: 3, first }, turn: first, active: [first] })
    }
    const firstDice = [undefined, 1, 2, 3].map((first) => {
      const table = Table.start(first === undefined ? { players: 3 } : { players: 3, first }, 'named')
      table.play('roll 1')
      return table.position.dice
    })
    expect(new Set(firstDice.map(String)).size).toBe(1)
  })

  it('MK-S2: turns go clockwise, from the last seat on to the first', () => {
    const table = Table.start({ players: 4, first: 3 }, 'round')
    const turns: number[] = []
    for (let k = 0; k < 9; k++) {
      turns.push(table.position.turn)
      table.play('roll 1')
      table.play('pass')
    }
    expect(turns).toEqual([3, 4, 1, 2, 3, 4, 1, 2, 3])
  })

  it('MK-S2: the same seed gives the same game, another seed another one', () => {
    const dice = (seed: string) => {
      const rolls: string[] = []
      Table.start({ players: 2, first: 1 }, seed).playOn('same', ({ position }) => rolls.push(position.dice.join()))
      return rolls.join(' ')
    }
    expect(dice('one')).toBe(dice('one'))
    expect(dice('one')).not.toBe(dice('other'))
  })
})
