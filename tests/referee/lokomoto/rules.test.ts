import { describe, expect, test } from 'vitest'
import { judgeLine } from '../trace.ts'
import {
  alone,
  BLACK,
  CARDS,
  counts,
  DRAISINE,
  FIVE,
  FOUR,
  judge,
  purchases,
  REFEREE,
  SEVEN,
  SOLD,
  THREE,
  TWO,
} from './by-hand.ts'
import { type Moment, moment } from './moment.ts'
import { lineAt } from './sample.ts'

describe('reserving and drawing', () => {
  test('LK-A1: two free sections, anywhere', () => {
    expect(counts({})).toEqual({ reserve: (43 * 42) / 2, draw: 43, buy: 0 })
    const after: Moment = { turn: 2, sections: { '1?': 'a1-b1 e3-e4' } }
    expect(judge({}, 'reserve a1-b1 e3-e4', after)).toBe('')
    expect(judge({}, 'reserve e4-e3 b1-a1', after)).toBe('')
    const drawn: Moment = { turn: 2, sections: { 1: 'a1-b1 e3-e4' } }
    expect(judge({}, 'reserve a1-b1 e3-e4', drawn)).toContain(
      'is solid of seat 1, should be reserved of seat 1 (LK-A1)',
    )
    expect(judge({}, 'reserve a1-b1 e3-e4', { turn: 2, sections: { '1?': 'a1-b1' } })).toContain('section.e3-e4')
    expect(judge({}, 'reserve a1-b1')).toContain('not legal (LK-A1)')
    expect(judge({}, 'reserve a1-b1 a1-b1')).toContain('not legal (LK-A1)')
    expect(judge({}, 'reserve a1-b1 a1-a2 b1-b2')).toContain('not legal (LK-A1)')
    expect(judge({}, 'reserve a1-c1 a1-a2')).toContain('not legal (no such section)')
    expect(judge({ sections: { '1?': 'a1-b1' } }, 'reserve a1-b1 a1-a2')).toContain('not legal (LK-A1)')
    expect(judge({ sections: { 1: 'a1-b1' } }, 'reserve a1-b1 a1-a2')).toContain('not legal (LK-A1)')
  })

  test('LK-A1: one section alone only if it is the last free one', () => {
    const others = { seat: 2, solid: false }
    const last: Moment = { others, sections: { free: 'a1-b1' } }
    expect(counts(last)).toEqual({ reserve: 1, draw: 1, buy: 0 })
    expect(judge(last, 'reserve a1-b1', { others, phase: 'over', sections: { '1?': 'a1-b1' } })).toBe('')
    const two: Moment = { others, sections: { free: 'a1-b1 a1-a2' } }
    expect(counts(two)).toEqual({ reserve: 1, draw: 2, buy: 0 })
    expect(judge(two, 'reserve a1-b1')).toContain('not legal (LK-A1)')
    expect(counts({ others, sections: { free: 'a1-b1 a1-a2 b1-b2' } }).reserve).toBe(3)
  })

  test('LK-A2: one section, free or reserved by the player', () => {
    const before: Moment = { sections: { '1?': 'a1-b1', 1: 'a1-a2' } }
    expect(counts(before)).toEqual({ reserve: (41 * 40) / 2, draw: 42, buy: 0 })
    expect(judge(before, 'draw a1-b1', { turn: 2, sections: { 1: 'a1-b1 a1-a2' } })).toBe('')
    expect(judge(before, 'draw b1-b2', { turn: 2, sections: { '1?': 'a1-b1', 1: 'a1-a2 b1-b2' } })).toBe('')
    expect(judge(before, 'draw b1-b2', { turn: 2, sections: { 1: 'a1-b1 a1-a2 b1-b2' } })).toContain(
      'section.a1-b1 is solid of seat 1, should be reserved of seat 1 (LK-A2)',
    )
    expect(judge(before, 'draw a1-a2')).toContain('not legal (LK-A2)')
    expect(judge(before, 'draw b1-b2 b2-b3')).toContain('not legal (LK-A2)')
  })

  test('LK-A3: black sections and sections of other players cannot be used', () => {
    const before: Moment = { ...SOLD, sections: { 2: 'a1-b1', '2?': 'a1-a2', black: BLACK, 1: 'b1-c1', '1?': 'c1-d1' } }
    for (const name of ['a1-b1', 'a1-a2', 'd1-e1']) {
      expect(judge(before, `draw ${name}`)).toContain('not legal (LK-A3)')
      expect(judge(before, `reserve ${name} b2-b3`)).toContain('not legal (LK-A3)')
      expect(judge(before, `buy 1 with b1-c1 ${name}`)).toContain('not legal (LK-A3)')
    }
    expect(counts(before)).toEqual({ reserve: (36 * 35) / 2, draw: 37, buy: 0 })
  })

  test('LK-A3: reserved and free sections cannot pay', () => {
    const before: Moment = { sections: { 1: 'b1-c1', '1?': 'c1-d1' } }
    expect(judge(before, 'buy 1 with b1-c1 c1-d1')).toContain('not legal (LK-A3)')
    expect(judge(before, 'buy 1 with a1-b1 b1-c1')).toContain('not legal (LK-A3)')
  })

  test('LK-S2: one action, then the player to the left', () => {
    expect(judge({ turn: 2 }, 'draw a1-b1', { turn: 3, sections: { 2: 'a1-b1' } })).toBe('')
    expect(judge({ turn: 3 }, 'draw a1-b1', { turn: 1, sections: { 3: 'a1-b1' } })).toBe('')
    expect(judge({ turn: 2 }, 'draw a1-b1', { turn: 1, sections: { 2: 'a1-b1' } })).toContain('should be 3 (LK-S2)')
    expect(judge({ turn: 2 }, 'draw a1-b1', { turn: 2, sections: { 2: 'a1-b1' } })).toContain('should be 3 (LK-S2)')
    const line = { ...lineAt(9, moment(CARDS, {}), CARDS), seat: 2, action: 'draw a1-b1' }
    expect(judgeLine(line, line, REFEREE)).toEqual(['seat 2 acts, but is not active (LK-S2)'])
  })
})

describe('the end', () => {
  test('LK-E1: comes as soon as no free section is left, also by a reservation, never by a purchase', () => {
    const others = { seat: 2, solid: false }
    const last: Moment = { others, sections: { free: 'a1-b1', 1: 'b1-c1 c1-d1' }, trains: [1, 3, 4, 5, 6, 7] }
    const over: Moment = { ...last, phase: 'over', sections: { 1: 'a1-b1 b1-c1 c1-d1' } }
    expect(judge(last, 'draw a1-b1', over)).toBe('')
    expect(judge(last, 'draw a1-b1', { ...over, phase: 'main', turn: 2 })).toContain('should be over (LK-E1, LK-2P)')
    const sold: Moment = { ...last, sections: { free: 'a1-b1', black: 'b1-c1 c1-d1' }, players: [{ trains: [1] }] }
    const bought: Moment = { ...sold, turn: 2, trains: [2, 3, 4, 5, 6, 7] }
    expect(judge(last, 'buy 1 with b1-c1 c1-d1', bought)).toBe('')
    expect(judge(last, 'buy 1 with b1-c1 c1-d1', { ...bought, turn: 1, phase: 'over' })).toContain('should be main')
    expect(alone({ phase: 'over' })).toContain('a free section, but phase over (LK-E1)')
    expect(alone({ others: { seat: 1, solid: false } })).toContain('no free section, but phase main (LK-E1)')
  })

  /** The problems that the referee finds in a final score: for each seat trains, bonus, shapes, unused and total. */
  function scored(what: Moment, winners: number[], rows: number[][]): string {
    const position = moment(CARDS, { others: 'black', phase: 'over', ...what })
    const scores = rows.map(([trains, bonus, shapes, unused, total], index) => {
      return [String(index + 1), { trains, bonus, shapes, unused, total }] as const
    })
    return REFEREE.scoreProblems(position, { winners, scores: Object.fromEntries(scores) }).join('\n')
  }

  test('LK-V1: prices, bonuses and shapes, minus the unused drawn sections', () => {
    const what: Moment = {
      trains: [2, 4, 5, 6, 8, 9],
      players: [{ trains: [FIVE, DRAISINE, THREE], shapes: [1, 15] }, { trains: [SEVEN] }, {}],
      sections: { 1: 'a1-b1', '1?': 'a1-a2 a2-a3', 2: 'b1-b2 e3-e4', '3?': 'c1-c2' },
    }
    const rows = [
      [10, 0, 4, -1, 13],
      [7, 1, 0, -2, 6],
      [0, 0, 0, 0, 0],
    ]
    expect(scored(what, [1], rows)).toBe('')
    for (const seat of [1, 2, 3]) {
      for (const [part, name] of ['trains', 'bonus', 'shapes', 'unused', 'total'].entries()) {
        const wrong = structuredClone(rows)
        wrong[seat - 1][part] += 1
        expect(scored(what, [1], wrong)).toMatch(new RegExp(`^${name} of seat ${seat} is .* \\(LK-V1\\)$`))
      }
    }
    expect(scored(what, [2], rows)).toBe('winners is [2], should be [1] (LK-V2)')
  })

  test('LK-V2: more trains, then more shape points, then a shared win', () => {
    const open = [4, 5, 6, 8, 9, 12]
    const trains: Moment = { trains: open, players: [{ trains: [13] }, { trains: [2, THREE] }, {}] }
    const equal = [
      [4, 1, 0, 0, 5],
      [5, 0, 0, 0, 5],
      [0, 0, 0, 0, 0],
    ]
    expect(scored(trains, [2], equal)).toBe('')
    expect(scored(trains, [1, 2], equal)).toContain('should be [2] (LK-V2)')
    const shapes: Moment = { trains: open, players: [{ trains: [13] }, {}, { trains: [THREE], shapes: [4] }] }
    const withShapes = [
      [4, 1, 0, 0, 5],
      [0, 0, 0, 0, 0],
      [3, 0, 2, 0, 5],
    ]
    expect(scored(shapes, [3], withShapes)).toBe('')
    expect(scored(shapes, [1], withShapes)).toContain('should be [3] (LK-V2)')
    const shared: Moment = { trains: open, players: [{ trains: [14] }, {}, { trains: [13] }] }
    const same = [
      [5, 0, 0, 0, 5],
      [0, 0, 0, 0, 0],
      [4, 1, 0, 0, 5],
    ]
    expect(scored(shared, [1, 3], same)).toBe('')
    expect(scored(shared, [1], same)).toContain('should be [1 3] (LK-V2)')
  })
})

describe('modes', () => {
  const TWELVE = 'a1-a2 a1-b1 a2-a3 a2-b1 a2-b2 a3-a4 a3-b2 a3-b3 a4-b3 a4-b4 b1-b2 b1-c1'
  const ELEVEN = TWELVE.split(' ').slice(1).join(' ')

  test('LK-2P: two players blacken 12 sections first', () => {
    const options = { players: 2 }
    const first: Moment = { options, phase: 'block' }
    expect(counts(first)).toEqual({ block: 43 })
    expect(judge(first, 'block a1-a2', { options, phase: 'block', turn: 2, sections: { black: 'a1-a2' } })).toBe('')
    expect(judge(first, 'draw a1-a2')).toContain('not legal (LK-2P)')
    expect(judge(first, 'block a1-a2 a2-a3')).toContain('not legal (LK-2P)')
    expect(judge({}, 'block a1-a2')).toContain('not legal (LK-2P)')
    const last: Moment = { options, phase: 'block', turn: 2, sections: { black: ELEVEN } }
    expect(judge(last, 'block a1-b1')).toContain('not legal (LK-A3)')
    const begun: Moment = { options, sections: { black: TWELVE } }
    expect(judge(last, 'block a1-a2', begun)).toBe('')
    expect(judge(last, 'block a1-a2', { ...begun, phase: 'block' })).toContain('should be main (LK-E1, LK-2P)')
    expect(judge(last, 'block a1-a2', { ...begun, turn: 2 })).toContain('turn is 2, should be 1 (LK-S2)')
    expect(judge(begun, 'block c1-d1')).toContain('not legal (LK-2P)')
    expect(alone({ ...begun, phase: 'block' })).toContain('phase block with 12 black sections (LK-2P)')
    expect(alone({ ...begun, sections: { black: ELEVEN } })).toContain('11 black sections, at least 12')
    expect(alone({ phase: 'block' })).toContain('phase block with 3 players (LK-2P)')
    expect(alone({ ...first, sections: { 1: 'a1-a2' } })).toContain('but the game has begun (LK-2P)')
  })

  const AGENDAS: Moment = {
    options: { players: 3, hiddenAgendas: true },
    trains: [DRAISINE, TWO, FOUR, 6, 7, 8],
    shapes: { 1: 1 },
    players: [{ secret: [4, 10] }, { secret: [5, 11] }, { secret: [9, 15] }],
  }
  const PATH = 'a1-b1 b1-c1 c1-d1'

  test('LK-H1: players can take the open shape of 1 point and their own secrets, not those of others', () => {
    const before: Moment = { ...AGENDAS, sections: { 1: `${PATH} d1-e1` } }
    expect(purchases(before).filter((text) => text.startsWith('buy 5'))).toEqual([
      `buy 5 with ${PATH} d1-e1`,
      `buy 5 with ${PATH} d1-e1 shape 1`,
      `buy 5 with ${PATH} d1-e1 shape 4`,
    ])
    const other: Moment = { ...AGENDAS, sections: { 1: 'a2-b2 b2-c1 c1-d1 d1-e1' } }
    expect(judge(other, 'buy 5 with a2-b2 b2-c1 c1-d1 d1-e1 shape 5')).toContain('not legal (LK-H1)')
    expect(judge(before, `buy 5 with ${PATH} d1-e1 shape 6`)).toContain('not legal (LK-H1)')
  })

  test('LK-H1, LK-B3: a used secret is revealed, not replaced, and may be overpaid for', () => {
    const before: Moment = { ...AGENDAS, sections: { 1: PATH } }
    const after: Moment = {
      ...AGENDAS,
      turn: 2,
      trains: [3, TWO, FOUR, 6, 7, 8],
      players: [{ trains: [DRAISINE], shapes: [4], secret: [10] }, { secret: [5, 11] }, { secret: [9, 15] }],
      sections: { black: PATH },
    }
    const action = `buy 1 with ${PATH} shape 4`
    expect(judge(before, action, after)).toBe('')
    const replaced: Moment = { ...after, players: [{ trains: [DRAISINE], shapes: [4], secret: [6, 10] }] }
    expect(judge(before, action, replaced)).toContain('seat 1 secret is [6 10], should be [10] (LK-H1)')
    expect(judge({ ...before, trains: [DRAISINE, TWO, THREE, 6, 7, 8] }, action)).toContain('not legal (LK-B3)')
    expect(judge({ ...after, turn: 1, sections: { black: BLACK, 1: PATH } }, `buy 3 with ${PATH} shape 4`)).toContain(
      'not legal (LK-H1)',
    )
  })

  test('LK-H1: impossible secrets are reported', () => {
    expect(alone({ ...AGENDAS, shapes: { 2: 6 } })).toContain('a shape of 2 points face up (LK-H1)')
    const dealt = (...secret: number[]): Moment => ({
      ...AGENDAS,
      players: [{ secret }, ...(AGENDAS.players ?? []).slice(1)],
    })
    expect(alone(dealt(4, 6))).toContain('seat 1: secret cards of [2 2] points (LK-H1)')
    expect(alone(dealt(10, 4))).toContain('seat 1: secret cards of [3 2] points (LK-H1)')
    expect(alone(dealt(4))).toContain('seat 1: agendas of [2] points (LK-H1)')
    expect(alone({ players: [{ secret: [6, 11] }] })).toContain('secret cards of [2 3] points (LK-H1)')
  })

  test('LK-X1: sections pay only if they can be drawn in one stroke', () => {
    const options = { players: 3, advanced: true }
    const trains = [THREE, FOUR, 7, 8, 9, 10]
    const shapes = { 1: 1, 2: 9, 3: 15 }
    const star = 'b2-c2 a3-b2 b1-b2'
    expect(counts({ trains, shapes, sections: { 1: star } }).buy).toBe(1)
    expect(counts({ options, trains, shapes, sections: { 1: star } }).buy).toBe(0)
    expect(judge({ options, trains, shapes, sections: { 1: star } }, `buy 3 with ${star}`)).toContain(
      'not legal (LK-X1)',
    )
    // A triangle with a tail can be drawn in one stroke despite its branch; the star of three in it cannot.
    const kite: Moment = { options, trains, shapes, sections: { 1: 'a1-b1 a1-a2 a2-b1 b1-c1' } }
    expect(purchases(kite)).toEqual([
      'buy 3 with a1-a2 a1-b1 a2-b1',
      'buy 3 with a1-a2 a1-b1 a2-b1 shape 9',
      'buy 3 with a1-a2 a1-b1 b1-c1',
      'buy 3 with a1-a2 a1-b1 b1-c1 shape 1',
      'buy 3 with a1-a2 a2-b1 b1-c1',
      'buy 5 with a1-a2 a1-b1 a2-b1 b1-c1',
      'buy 5 with a1-a2 a1-b1 a2-b1 b1-c1 shape 1',
      'buy 5 with a1-a2 a1-b1 a2-b1 b1-c1 shape 9',
    ])
    expect(counts({ ...kite, options: { players: 3 } }).buy).toBe(8 + 2)
  })

  test('LK-X1: shapes with an asterisk are not in the game', () => {
    const position = moment(CARDS, { options: { players: 3, advanced: true } })
    expect(position.shapeDecks['1']).toEqual([2, 3])
    expect(REFEREE.positionProblems(position)).toEqual([])
    position.shapeDecks['1'].push(16)
    expect(REFEREE.positionProblems(position).join()).toContain('[16] unknown or twice (LK-S1, LK-X1)')
    position.shapeDecks['1'] = [2]
    expect(REFEREE.positionProblems(position).join()).toContain('[3] nowhere')
    expect(alone({ shapes: { 1: 6 } })).toContain('shapes [6] in the deck of 1 points (LK-S1)')
  })
})
