import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { railOnTheHill } from '../rules.ts'
import { FULL_TOWN, line, noLine, type PlayerSituation, type Situation, Table, town } from '../testing/positions.ts'

const game = railOnTheHill

/** Situations with few and with many legal actions, of every kind. */
const SITUATIONS: readonly (readonly [name: string, Situation])[] = [
  ['acquiring', { players: [{ resources: 3, lines: { red: line('d4-e4') } }] }],
  ['placing, laying, collecting', { players: [{ acquired: 'a', town: town('d4', '1 2', '3 4') }] }],
  ['placing north and south', { players: [{ acquired: 'a', laid: true, town: town('d2', '1', '2', '3', '4') }] }],
  ['upright only', { options: { noRotation: true }, players: [{ acquired: 'c', town: town('d4', '1 2 . 3') }] }],
  [
    'laying in a full town',
    { players: [{ acquired: 'c', placed: true, town: FULL_TOWN, lines: { red: line('d4-e5') } }] },
  ],
  [
    'Plan cards',
    { plans: [1, 45], players: [{ acquired: 'b', placed: true, laid: true, lines: { red: noLine(2, 3, 4, 46) } }] },
  ],
  ['tokens', { devs: [5, 30], players: [{ acquired: 'd', placed: true, laid: true }] }],
  ['a bonus', { players: [{ pending: { kind: 'bonus' } }] }],
  ['keeping', { players: [{ pending: { kind: 'keep', tokens: [1, 36] } }] }],
]

describe('legal actions', () => {
  it('of a seat that may not act there are none', () => {
    const table = Table.start({ players: 3, first: 1 }, 'none')
    expect(table.legal(1)).toEqual([])
    expect(table.legal(2)).toEqual([])
    expect(table.legal(3)).toHaveLength(3)
  })

  it.each(SITUATIONS)('are sampled each equally often: %s', (_, situation) => {
    const { state } = Table.at(situation)
    const legal = Array.from(game.legalActions(state, 1))
    const times = new Map(legal.map((action) => [action, 0]))
    const rng = new Rng('sample')
    const draws = 40 * legal.length
    for (let k = 0; k < draws; k++) {
      const action = game.sample(state, 1, rng)
      times.set(action, (times.get(action) ?? 0) + 1)
    }
    expect([...times.keys()]).toEqual(legal)
    // Chi-square: its mean is legal - 1; six standard deviations above never happen by chance.
    const free = legal.length - 1
    const chi = [...times.values()].reduce((sum, count) => sum + (count - 40) ** 2 / 40, 0)
    expect(chi).toBeLessThan(free + 6 * Math.sqrt(2 * free) + 1)
    expect([...times.values()].every((count) => count > 0)).toBe(true)
  })

  it('sampling draws from the given rng only, and changes nothing', () => {
    const seat: PlayerSituation = { acquired: 'a', town: FULL_TOWN }
    const table = Table.at({ players: [seat] })
    const before = table.position
    const one = Array.from({ length: 20 }, () => game.sample(table.state, 1, new Rng('same')))
    expect(new Set(one).size).toBe(1)
    expect(table.position).toEqual(before)
  })
})
