import { describe, expect, it } from 'vitest'
import { ESTABLISHMENTS, ITEMS, LANDMARKS } from '../cards/cards.ts'
import type { MachiPlayer } from './position.ts'
import { machiKoro } from './rules.ts'
import { gameWith } from './testing/other-cards.ts'
import { type PlayerSituation, Table } from './testing/positions.ts'

/** Seat 1 is to build. */
function building(player: PlayerSituation, other: PlayerSituation = {}, supply: MachiPlayer['cards'] = {}): Table {
  return Table.at({ phase: 'build', dice: [4], players: [player, other], supply })
}

const costs = new Map<string, number>(
  [...machiKoro.cards.establishments, ...machiKoro.cards.landmarks].map(({ id, cost }) => [id, cost]),
)

describe('building', () => {
  it.each(ESTABLISHMENTS)('MK-B1: %s comes from the supply, and its cost goes to the bank', (id) => {
    const table = building({ coins: 10 })
    const { supply } = table.position
    table.play(`build ${id}`)
    expect(table.player(1)).toEqual({ coins: 10 - (costs.get(id) ?? 0), cards: { [id]: 1 }, landmarks: [] })
    expect(table.position.supply).toEqual({ ...supply, [id]: supply[id] - 1 })
    expect(table.position).toMatchObject({ turn: 2, phase: 'roll' })
    expect(table.player(2).coins).toBe(0)
  })

  it.each(LANDMARKS)('MK-B1: %s is turned over, and its cost goes to the bank', (id) => {
    const table = building({ coins: 22 })
    const { supply } = table.position
    table.play(`build ${id}`)
    expect(table.player(1)).toEqual({ coins: 22 - (costs.get(id) ?? 0), cards: {}, landmarks: [id] })
    expect(table.position).toMatchObject({ turn: 2, phase: 'roll', supply })
  })

  it('MK-B1: building nothing costs nothing', () => {
    const table = building({ coins: 10 })
    const { players, supply } = table.position
    table.play('pass')
    expect(table.position).toMatchObject({ players, supply, turn: 2, phase: 'roll' })
  })

  it('MK-I6: the player who has no coins builds nothing, by an action', () => {
    expect(building({}).legal).toEqual(['pass'])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 22, 98, 99, 100, 1000])('MK-B1: %i coins buy what they can', (coins) => {
    const affordable = ITEMS.filter((id) => (costs.get(id) ?? 0) <= coins).map((id) => `build ${id}`)
    expect(building({ coins }).legal).toEqual([...affordable, 'pass'])
  })

  it.each(ITEMS)('MK-B1: one coin too few for %s', (id) => {
    const cost = costs.get(id) ?? 0
    const table = building({ coins: cost - 1 })
    expect(table.refusal(1, `build ${id}`)).toMatchObject({
      rule: 'MK-B1',
      reason: 'too-expensive',
      values: { card: id, cost, coins: cost - 1 },
    })
  })

  it('MK-B1: what costs 99 can be built with 99 coins or more', () => {
    const game = gameWith({ mine: { cost: 99 }, ranch: { cost: 0 } })
    const legal = (coins: number) => Table.at({ phase: 'build', dice: [4], players: [{ coins }] }, game).legal
    expect(legal(98)).not.toContain('build mine')
    for (const coins of [99, 100, 500]) expect(legal(coins)).toContain('build mine')
    expect(legal(0)).toEqual(['build ranch', 'pass'])
  })

  it('MK-B2: the last one can be built, and then it is sold out for every player', () => {
    const table = building({ coins: 10 }, { coins: 10 }, { ranch: 1 })
    table.play('build ranch')
    expect(table.position.supply.ranch).toBe(0)
    table.roll(4)
    expect(table.legal).not.toContain('build ranch')
    expect(table.whyNot(2, 'build ranch')).toBe('MK-B2 sold-out')
    expect(table.whyNot(2, 'build mine')).toBeUndefined()
  })

  it('MK-B2: six cards of a kind can be built, and no seventh', () => {
    const table = Table.at({ players: [{ coins: 20 }, { coins: 20 }] })
    for (let k = 0; k < 6; k++) table.roll(6).play('build ranch')
    expect([table.player(1).cards, table.player(2).cards]).toEqual([{ ranch: 3 }, { ranch: 3 }])
    expect(table.roll(6).whyNot(1, 'build ranch')).toBe('MK-B2 sold-out')
  })

  it.each(['stadium', 'tv-station', 'business-center'] as const)('MK-B3: one %s per town', (id) => {
    const table = building({ coins: 20, cards: { [id]: 1 } })
    expect(table.legal).not.toContain(`build ${id}`)
    expect(table.whyNot(1, `build ${id}`)).toBe('MK-B3 one-per-town')
  })

  it('MK-B3: another town may have the same, and one town one of each', () => {
    const table = building({ cards: { stadium: 1, 'tv-station': 1 }, coins: 8 }, { coins: 6 })
    table.play('build business-center')
    table.roll(4).play('build stadium')
    expect(table.player(1).cards).toEqual({ stadium: 1, 'tv-station': 1, 'business-center': 1 })
    expect(table.player(2).cards).toEqual({ stadium: 1 })
  })

  it('MK-B3: of all other kinds a town may have many', () => {
    const cards = Object.fromEntries(ESTABLISHMENTS.map((id) => [id, 1]))
    const legal = building({ coins: 9, cards }).legal.filter((text) => text !== 'pass')
    expect(legal).toHaveLength(12 + 1) // and the Train Station
    expect(legal.filter((text) => /stadium|tv-station|business-center/.test(text))).toEqual([])
  })

  it.each(LANDMARKS)('MK-B4: %s is built once, by every player for themselves', (id) => {
    const table = building({ coins: 30, landmarks: [id] }, { coins: 30 })
    expect(table.legal).not.toContain(`build ${id}`)
    expect(table.whyNot(1, `build ${id}`)).toBe('MK-B4 built-already')
    table.play('pass')
    table.roll(4)
    expect(table.legal).toContain(`build ${id}`)
  })
})
