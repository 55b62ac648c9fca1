import { describe, expect, it } from 'vitest'
import { perft } from '#engine/perft.ts'
import { Rng } from '#engine/random.ts'
import { MARKS, reserve } from '../actions.ts'
import { lokomoto } from '../rules.ts'
import { faceUp, type Situation, Table } from '../testing/positions.ts'
import { HEXAGON, LINE, smallGame, TRIANGLE } from '../testing/small-set.ts'

const game = smallGame
/** Of the standard map. */
const SECTIONS = lokomoto.cards.map.sections.length

/** Situations of every phase, with few and with many legal actions. */
const SITUATIONS: readonly (readonly [name: string, Situation])[] = [
  ['the opening', { phase: 'block', black: 'a1-a2 d3-d4' }],
  ['the last of the opening', { phase: 'block', free: 'a1-a2' }],
  ['nothing but a map', {}],
  ['two free sections', { free: 'a1-a2 b1-b2' }],
  ['one free section', { free: 'c1-c2', players: [{ reserved: 'a1-a2' }, { reserved: 'a1-b1' }] }],
  ['a train to buy', { free: 'c1-c2 c2-c3', trains: [2], players: [{ solid: 'a1-a2 a1-b1 a2-b1' }] }],
  [
    'trains and shapes',
    {
      free: 'c3-c4 d3-d4',
      turn: 2,
      trains: [2, 3, 12],
      shapes: faceUp(TRIANGLE, LINE),
      players: [{ solid: 'd1-d2' }, { solid: 'a1-a2 a1-b1 a2-b1 b1-c1 c1-d1', reserved: 'b3-b4' }],
    },
  ],
  [
    'a shape of one’s own',
    {
      free: 'd3-d4',
      options: { hiddenAgendas: true },
      trains: [3, 4],
      shapes: faceUp(TRIANGLE),
      players: [{ solid: 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-c2', secret: [LINE, HEXAGON] }],
    },
  ],
  [
    'one stroke',
    { free: 'd3-d4', options: { advanced: true }, trains: [3, 4], players: [{ solid: 'a1-b1 b1-b2 b1-c1 c1-d1' }] },
  ],
]

function texts(table: Table): string[] {
  return Array.from(game.legalActions(table.state, table.position.turn), (action) => game.format(action))
}

describe('legal actions', () => {
  it.each(SITUATIONS)('that mark sections are the only ones that are not refused: %s', (_, situation) => {
    const { state, position } = Table.at(situation)
    const marks = Array.from(game.legalActions(state, position.turn)).filter((action) => typeof action === 'number')
    const accepted: number[] = []
    for (let mark = -2; mark < MARKS + 2; mark++) {
      if (game.refusal(state, position.turn, mark) === undefined) accepted.push(mark)
    }
    expect(marks).toEqual(accepted)
  })

  it.each(SITUATIONS)('are counted as they are listed, by kind: %s', (_, situation) => {
    const table = Table.at(situation)
    const counts: Record<string, number> = {}
    for (const text of texts(table)) counts[text.split(' ')[0]] = (counts[text.split(' ')[0]] ?? 0) + 1
    expect(Object.fromEntries(Object.entries(table.counts).filter(([, count]) => count > 0))).toEqual(counts)
    expect(Object.keys(table.counts)).toEqual(situation.phase === 'block' ? ['block'] : ['reserve', 'draw', 'buy'])
  })

  it('that are listed first have every train that can be bought, with and without shapes, and reservations', () => {
    const { state } = Table.at({
      turn: 1,
      trains: [2, 3, 4],
      shapes: faceUp(TRIANGLE),
      players: [{ solid: 'a1-a2 a1-b1 a2-b1 b1-c1 c1-d1 a2-b2 b1-b2' }],
    })
    const most = 40
    const listed: string[] = []
    for (const action of game.legalActions(state, 1)) {
      const text = game.format(action)
      if (!text.startsWith('draw')) listed.push(text)
      if (listed.length === most) break
    }
    const { buy = 0, reserve = 0 } = game.countActions?.(state, 1) ?? {}
    expect(buy + reserve).toBeGreaterThan(2 * most)
    const kinds = new Set(
      listed.map((text) =>
        text
          .split(' ')
          .slice(0, 2)
          .join(' ')
          .replace(/reserve .*/, 'reserve'),
      ),
    )
    expect(kinds).toEqual(new Set(['buy 2', 'buy 3', 'buy 4', 'reserve']))
    expect(listed.some((text) => text.includes(' shape '))).toBe(true)
  })

  it.each(SITUATIONS)('are those of the seat whose turn it is: %s', (_, situation) => {
    const table = Table.at(situation)
    for (const seat of [1, 2]) {
      expect(table.legalOf(seat).length > 0).toBe(seat === table.position.turn)
      expect(game.countActions?.(table.state, seat)).toEqual(seat === table.position.turn ? table.counts : {})
    }
  })

  it.each(SITUATIONS)('are sampled each equally often: %s', (_, situation) => {
    const table = Table.at(situation)
    const { state, position } = table
    const legal = texts(table)
    const times = new Map(legal.map((text) => [text, 0]))
    const rng = new Rng('sample')
    const each = legal.length > 200 ? 20 : 100
    for (let k = 0; k < each * legal.length; k++) {
      const text = game.format(game.sample(state, position.turn, rng))
      times.set(text, (times.get(text) ?? 0) + 1)
    }
    expect([...times.keys()]).toEqual(legal)
    // Chi-square: its mean is legal - 1; six standard deviations above never happen by chance.
    const free = legal.length - 1
    const chi = [...times.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    expect(chi).toBeLessThan(free + 6 * Math.sqrt(2 * free) + 1)
  })

  it('are listed with draws first, and the many reservations longest', () => {
    const kinds = texts(Table.at(SITUATIONS[6][1])).map((text) => text.split(' ')[0])
    expect([...new Set(kinds)]).toEqual(['draw', 'buy', 'reserve'])
    expect(kinds.lastIndexOf('draw')).toBeLessThan(kinds.indexOf('buy'))
    expect(kinds.lastIndexOf('buy')).toBeGreaterThan(kinds.indexOf('reserve'))
  })

  it('are made one by one: a list may be left, and taken up while others are made', () => {
    const table = Table.at(SITUATIONS[6][1])
    const all = texts(table)
    const list = game.legalActions(table.state, 2)[Symbol.iterator]()
    const taken: string[] = []
    for (let next = list.next(); !next.done; next = list.next()) {
      taken.push(game.format(next.value))
      game.countActions?.(table.state, 2)
      Array.from(game.legalActions(table.state, 2))
    }
    expect(taken).toEqual(all)
  })

  it('sampling draws from the given chance only, and changes nothing', () => {
    const table = Table.at(SITUATIONS[6][1])
    const before = table.state.words.join()
    const sampled = Array.from({ length: 20 }, () => game.format(game.sample(table.state, 2, new Rng('same'))))
    expect(new Set(sampled).size).toBe(1)
    expect(table.state.words.join()).toBe(before)
  })

  it('every pair of free sections can be sampled on a map of any size', () => {
    const table = Table.start({ players: 3, first: 1 }, 'pairs', lokomoto)
    const rng = new Rng('pairs')
    const seen = new Set<number>()
    for (let k = 0; k < 60_000; k++) {
      const action = lokomoto.sample(table.state, 1, rng)
      if (typeof action === 'number') seen.add(action)
    }
    // About 4,000 pairs and 90 draws: if one is missing in 60,000 samples, that is a mistake and not bad luck.
    expect(seen.size).toBe((SECTIONS * (SECTIONS - 1)) / 2 + SECTIONS)
    expect(Math.max(...seen)).toBe(reserve(SECTIONS - 2, SECTIONS - 1))
  })
})

describe('the number of action sequences', () => {
  const counts = (situation: Situation, depth: number) =>
    Array.from({ length: depth }, (_, i) => perft(game, Table.at(situation).state, i + 1))

  it('of marks is what the rules say', () => {
    // Three free sections: 3 draws, 3 pairs. After a draw 2 draws and 1 pair; after a pair 1 draw, 1 reservation.
    expect(counts({ free: 'a1-a2 b1-b2 c1-c2' }, 3)).toEqual([6, 3 * 3 + 3 * 2, 3 * 2 * 2])
  })

  it('a purchase that draws a card is a leaf, another one goes on', () => {
    const situation = { free: 'd3-d4', trains: [2], players: [{ solid: 'a1-a2 a1-b1' }] }
    // A draw and a reservation end the game. After the purchase the other player has these two.
    expect(counts(situation, 3)).toEqual([3, 2, 0])
    expect(counts({ ...situation, trainDeck: [3] }, 3)).toEqual([3, 1, 1])
  })

  it.each([
    [{ players: 2, first: 1 }, [SECTIONS, SECTIONS * (SECTIONS - 1)]],
    [{ players: 3, first: 1 }, [(SECTIONS * (SECTIONS + 1)) / 2]],
  ] as const)('from the start: %j', (options, expected) => {
    const state = lokomoto.setup(options, 'perft')
    expect(expected.map((_, i) => perft(lokomoto, state, i + 1))).toEqual(expected)
  })
})
