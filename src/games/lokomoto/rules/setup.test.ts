import { describe, expect, it } from 'vitest'
import { lokomoto } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { Table } from './testing/positions.ts'
import { strangeGame } from './testing/strange-set.ts'
import { ALL_OPTIONS, PLAYER_COUNTS } from './testing/variants.ts'

const { trains, shapes, map } = lokomoto.cards
const WITH_ASTERISK = shapes.filter(({ asterisk }) => asterisk).map(({ id }) => id)
const pointsOf = (id: number | null) => shapes.find((shape) => shape.id === id)?.points

function start(options: Parameters<typeof Table.start>[0], seed = 'begin'): Table {
  return Table.start(options, seed, lokomoto)
}

/** A fair draw differs by this much from an equal share less than once in a million. */
function expectFair(counts: readonly number[]): void {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length
  for (const count of counts) expect(Math.abs(count - share)).toBeLessThan(5 * Math.sqrt(share))
}

describe('setup', () => {
  it('LK-S1: the game is for 2 to 5 players, with two variants', () => {
    expect(lokomoto.players).toEqual([2, 5])
    expect(lokomoto.variants).toEqual(['hiddenAgendas', 'advanced'])
  })

  it.each(PLAYER_COUNTS)('LK-S1: for %i players six trains lie face up, the rest is a pack', (players) => {
    const { position } = start({ players })
    expect(position.trains).toHaveLength(6)
    expect(position.trainDeck).toHaveLength(trains.length - 6)
    expect([...position.trains, ...position.trainDeck].sort()).toEqual(trains.map(({ id }) => id).sort())
  })

  it.each(PLAYER_COUNTS)('LK-S1: for %i players the top card of each of three decks lies face up', (players) => {
    const { position } = start({ players })
    for (const points of [1, 2, 3] as const) {
      expect(pointsOf(position.shapes[points])).toBe(points)
      expect(position.shapeDecks[points]).toHaveLength(9)
      expect(new Set(position.shapeDecks[points].map(pointsOf))).toEqual(new Set([points]))
    }
  })

  it.each(PLAYER_COUNTS)('LK-S1: each of %i players begins with nothing, on a map that is free', (players) => {
    const table = start({ players })
    expect(table.position.players).toEqual(Array(players).fill({ trains: [], shapes: [], secret: [] }))
    expect(table.sections('free')).toBe(map.sections.join(' '))
  })

  it.each(ALL_OPTIONS)('LK-S1: every card is there once: %j', (options) => {
    const components = componentsOf(start(options).position)
    const leftOut = options.advanced ? WITH_ASTERISK.length : 0
    expect(components).toHaveLength(trains.length + shapes.length - leftOut + map.sections.length)
    expect(new Set(components).size).toBe(components.length)
  })

  it('LK-S1: where there are fewer than six trains, all of them lie face up', () => {
    const { position } = Table.start({ players: 3 }, 'few', strangeGame)
    expect(position).toMatchObject({ trains: [999], trainDeck: [] })
  })

  it('LK-S1: where a deck has no card, none lies face up', () => {
    const { position } = Table.start({ players: 3 }, 'few', strangeGame)
    expect(position.shapes[1]).toBeNull()
    expect(position.shapeDecks).toEqual({ 1: [], 2: expect.any(Array), 3: expect.any(Array) })
    expect([position.shapeDecks[2].length, position.shapeDecks[3].length]).toEqual([4, 4])
  })

  it('LK-S1: packs and decks are shuffled, every card is equally likely to lie on top', () => {
    const trainTimes = Array<number>(trains.length).fill(0)
    const shapeTimes = Array<number>(shapes.length).fill(0)
    for (let k = 0; k < 600; k++) {
      const { position } = start({ players: 3 }, `shuffle/${k}`)
      for (const id of position.trains) trainTimes[trains.findIndex((train) => train.id === id)]++
      for (const id of Object.values(position.shapes)) shapeTimes[shapes.findIndex((shape) => shape.id === id)]++
    }
    expectFair(trainTimes)
    expectFair(shapeTimes)
  })

  it.each(PLAYER_COUNTS)('LK-S2: the first of %i players is drawn, each equally likely', (players) => {
    const times = Array<number>(players).fill(0)
    for (let k = 0; k < 500; k++) times[start({ players }, `first/${k}`).position.turn - 1]++
    expectFair(times)
  })

  it('LK-S2: the first player may be named, and the cards are the same no matter who it is', () => {
    const tables = [undefined, 1, 2, 3].map((first) => {
      const { position } = start(first === undefined ? { players: 3 } : { players: 3, first }, 'named')
      if (first !== undefined) expect(position).toMatchObject({ turn: first, active: [first] })
      return [position.trains, position.trainDeck, position.shapes, position.shapeDecks]
    })
    expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1)
  })

  it('LK-S2: the same seed gives the same game, another seed another one', () => {
    const dealt = (seed: string) => JSON.stringify(start({ players: 4 }, seed).position)
    expect(dealt('one')).toBe(dealt('one'))
    expect(dealt('one')).not.toBe(dealt('other'))
  })

  it('LK-2P: two players begin with the opening, three to five do not', () => {
    expect(PLAYER_COUNTS.map((players) => start({ players }).position.phase)).toEqual(['block', 'main', 'main', 'main'])
  })

  it.each(PLAYER_COUNTS)('LK-H1: each of %i players gets a secret card of 2 and one of 3 points', (players) => {
    const { position } = start({ players, hiddenAgendas: true })
    for (const { secret } of position.players) expect(secret.map(pointsOf)).toEqual([2, 3])
    expect(position.shapes).toEqual({ 1: expect.any(Number), 2: null, 3: null })
    const { 1: ones, 2: twos, 3: threes } = position.shapeDecks
    expect([ones.length, twos.length, threes.length]).toEqual([9, 10 - players, 10 - players])
  })

  it('LK-H1: every card is equally likely to be a secret one', () => {
    const times = new Map<number, number>(shapes.filter(({ points }) => points > 1).map(({ id }) => [id, 0]))
    for (let k = 0; k < 400; k++) {
      const { players } = start({ players: 5, hiddenAgendas: true }, `secret/${k}`).position
      for (const id of players[k % 5].secret) times.set(id, (times.get(id) ?? 0) + 1)
    }
    expectFair([...times.values()])
  })

  it.each(PLAYER_COUNTS)('LK-X1: for %i players a card with an asterisk is nowhere', (players) => {
    for (const hiddenAgendas of [undefined, true] as const) {
      const options = { players, advanced: true, ...(hiddenAgendas && { hiddenAgendas }) } as const
      const components = componentsOf(start(options).position)
      for (const id of WITH_ASTERISK) expect(components).not.toContain(`shape/${id}`)
    }
    expect(componentsOf(start({ players }).position)).toContain(`shape/${WITH_ASTERISK[0]}`)
  })

  it('LK-H1, LK-X1: both together, five players use every card of the smallest decks that there can be', () => {
    const { position } = Table.start({ players: 5, hiddenAgendas: true, advanced: true }, 'all', strangeGame)
    for (const { secret } of position.players) expect(secret).toHaveLength(2)
    expect(position.shapeDecks).toEqual({ 1: [], 2: [], 3: [] })
    expect(position.shapes).toEqual({ 1: null, 2: null, 3: null })
  })
})
