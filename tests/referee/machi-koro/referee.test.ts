import { describe, expect, test } from 'vitest'
import { judgeLine } from '../trace.ts'
import { machiKoroReferee, refereeTrace } from './referee.ts'
import { SAMPLE_CARDS, sampleTrace, type TraceLine } from './sample.ts'

const SUPPLY = {
  'wheat-field': 6,
  ranch: 6,
  bakery: 6,
  cafe: 6,
  'convenience-store': 6,
  forest: 6,
  stadium: 4,
  'tv-station': 4,
  'business-center': 4,
  'cheese-factory': 6,
  'furniture-factory': 6,
  mine: 6,
  'family-restaurant': 6,
  'apple-orchard': 6,
  'fruit-and-vegetable-market': 6,
}

const START = { 'wheat-field': 1, bakery: 1 }

interface HandWrittenLine {
  n: number
  position: {
    game: string
    options: { players: number; first: number }
    phase: string
    active: number[]
    turn: number
    dice: number[]
    supply: Record<string, number>
    players: { coins: number; cards: Record<string, number>; landmarks: string[] }[]
  }
  legal: Record<string, string[]>
  seat?: number
  action?: string
}

/** The first turns of a game, written by hand. */
function opening(): HandWrittenLine[] {
  const table = { game: 'machi-koro', options: { players: 2, first: 2 } }
  return [
    {
      n: 0,
      position: {
        ...table,
        phase: 'roll',
        active: [2],
        turn: 2,
        dice: [],
        supply: SUPPLY,
        players: [
          { coins: 3, cards: START, landmarks: [] },
          { coins: 3, cards: START, landmarks: [] },
        ],
      },
      legal: { 2: ['roll 1'] },
      seat: 2,
      action: 'roll 1',
    },
    {
      n: 1,
      position: {
        ...table,
        phase: 'build',
        active: [2],
        turn: 2,
        dice: [3],
        supply: SUPPLY,
        players: [
          { coins: 3, cards: START, landmarks: [] },
          { coins: 4, cards: START, landmarks: [] },
        ],
      },
      legal: {
        2: [
          'build apple-orchard',
          'build bakery',
          'build cafe',
          'build convenience-store',
          'build family-restaurant',
          'build forest',
          'build fruit-and-vegetable-market',
          'build furniture-factory',
          'build ranch',
          'build train-station',
          'build wheat-field',
          'pass',
        ],
      },
      seat: 2,
      action: 'build cafe',
    },
    {
      n: 2,
      position: {
        ...table,
        phase: 'roll',
        active: [1],
        turn: 1,
        dice: [],
        supply: { ...SUPPLY, cafe: 5 },
        players: [
          { coins: 3, cards: START, landmarks: [] },
          { coins: 2, cards: { ...START, cafe: 1 }, landmarks: [] },
        ],
      },
      legal: { 1: ['roll 1'] },
      seat: 1,
      action: 'roll 1',
    },
    {
      n: 3,
      position: {
        ...table,
        phase: 'build',
        active: [1],
        turn: 1,
        dice: [3],
        supply: { ...SUPPLY, cafe: 5 },
        players: [
          { coins: 3, cards: START, landmarks: [] },
          { coins: 3, cards: { ...START, cafe: 1 }, landmarks: [] },
        ],
      },
      legal: {
        1: [
          'build apple-orchard',
          'build bakery',
          'build cafe',
          'build convenience-store',
          'build family-restaurant',
          'build forest',
          'build fruit-and-vegetable-market',
          'build furniture-factory',
          'build ranch',
          'build wheat-field',
          'pass',
        ],
      },
      seat: 1,
      action: 'pass',
    },
    {
      n: 4,
      position: {
        ...table,
        phase: 'roll',
        active: [2],
        turn: 2,
        dice: [],
        supply: { ...SUPPLY, cafe: 5 },
        players: [
          { coins: 3, cards: START, landmarks: [] },
          { coins: 3, cards: { ...START, cafe: 1 }, landmarks: [] },
        ],
      },
      legal: { 2: ['roll 1'] },
    },
  ]
}

/** The problems after `change` has modified a copy of the trace, which is then converted as if read from a file. */
function problemsAfter<Line>(trace: readonly Line[], change: (copy: Line[]) => void, cards: unknown = SAMPLE_CARDS) {
  const copy = structuredClone([...trace])
  change(copy)
  return refereeTrace(JSON.parse(JSON.stringify(copy)), cards).join('\n')
}

describe('a hand-written opening', () => {
  const openingAfter = (change: (copy: HandWrittenLine[]) => void) => problemsAfter(opening(), change)

  test('has no problem except that the game is not complete', () => {
    expect(openingAfter(() => {})).toBe('game 1 n 4: the game stops in phase roll')
  })

  test('MK-S1, MK-S2: a wrong start position', () => {
    expect(openingAfter(([{ position }]) => Object.assign(position.players[0], { coins: 4 }))).toContain(
      'n 0: seat 1: 4 coins at the start (MK-S1)',
    )
    const bare = openingAfter(([{ position }]) => {
      position.players[0].cards = { 'wheat-field': 1, bakery: 0 }
      position.supply = { ...SUPPLY, bakery: 7 }
    })
    expect(bare).toContain('seat 1: wrong number of bakery at the start (MK-S1)')
    expect(bare).toContain('7 cards bakery in the supply at the start (MK-S1)')
    expect(openingAfter(([{ position }]) => position.players[1].landmarks.push('train-station'))).toContain(
      'seat 2: a landmark at the start (MK-S1)',
    )
    expect(openingAfter(([{ position }]) => Object.assign(position.options, { first: 1 }))).toContain(
      'seat 2 begins, not 1 (MK-S2)',
    )
    expect(openingAfter(([{ position }]) => Object.assign(position, { phase: 'build', dice: [1] }))).toContain(
      'begins in phase build (MK-R1)',
    )
    const five = openingAfter(([{ position }]) => {
      position.players.push(...position.players, position.players[0])
      position.options.players = 5
    })
    expect(five).toContain('5 players, not 2-4 (MK-S1)')
  })

  test('MK-S1: an extra card, and a lost one', () => {
    expect(openingAfter((lines) => Object.assign(lines[3].position.supply, { forest: 7 }))).toContain(
      'n 3: 7 cards forest in the supply and the towns, not 6 (MK-S1)',
    )
    expect(openingAfter((lines) => Object.assign(lines[3].position.players[1], { cards: START }))).toContain(
      'n 3: 5 cards cafe in the supply and the towns, not 6 (MK-S1)',
    )
  })

  test('MK-S2: the wrong seat is next, or acts', () => {
    const again = openingAfter((lines) => Object.assign(lines[2].position, { turn: 2, active: [2] }))
    expect(again).toContain('n 1: after seat 2 "build cafe": turn is 2, should be 1 (MK-S2, MK-X1)')
    expect(openingAfter((lines) => Object.assign(lines[2], { seat: 2 }))).toContain(
      'seat 2 acts, but is not active (MK-S2)',
    )
    expect(openingAfter((lines) => Object.assign(lines[2].position, { active: [1, 2] }))).toContain(
      'active is [1 2], should be [1] (MK-R1)',
    )
  })

  test('missing or invalid fields', () => {
    expect(openingAfter((lines) => Object.assign(lines[1].position, { dice: undefined }))).toContain('dice is no list')
    expect(openingAfter((lines) => Object.assign(lines[1].position.supply, { ranch: undefined }))).toContain(
      'supply.ranch',
    )
    expect(openingAfter((lines) => Object.assign(lines[1].position.players[0], { cards: { zoo: 1 } }))).toContain('zoo')
    expect(openingAfter((lines) => Object.assign(lines[1].position.players[0], { landmarks: ['zoo'] }))).toContain(
      'zoo',
    )
    expect(openingAfter((lines) => Object.assign(lines[1].position.players[0], { coins: -1 }))).toContain(
      'players[0].coins',
    )
    expect(openingAfter((lines) => Object.assign(lines[1].position, { game: 'lokomoto' }))).toContain(
      'game is "lokomoto"',
    )
    expect(openingAfter((lines) => Object.assign(lines[1].position, { turn: 3 }))).toContain('turn 3 is no seat')
    expect(openingAfter((lines) => Object.assign(lines[1].position.options, { players: 3 }))).toContain('options say 3')
    expect(openingAfter((lines) => lines.splice(1, 1))).toContain('n should be 1')
  })

  test('lists of legal actions: missing, illegal, duplicate, unsorted, of another seat', () => {
    const legalAfter = (change: (legal: string[], lines: HandWrittenLine[]) => void) =>
      openingAfter((lines) => change(lines[1].legal[2], lines))
    expect(legalAfter((legal) => legal.shift())).toContain('seat 2 lacks "build apple-orchard" (MK-B1)')
    expect(legalAfter((legal) => legal.pop())).toContain('lacks "pass" (MK-B1)')
    expect(legalAfter((legal) => legal.splice(8, 0, 'build mine'))).toContain(
      '"build mine", which is not legal (MK-B1)',
    )
    expect(legalAfter((legal) => legal.push('roll 1'))).toContain('"roll 1", which is not legal (MK-R1)')
    expect(legalAfter((legal) => legal.push('stand'))).toContain('"stand", which is not legal (MK-R3)')
    expect(legalAfter((legal) => legal.push('zoo'))).toContain('"zoo", which is not legal (no such notation)')
    expect(legalAfter((legal) => legal.push('pass'))).toContain('an action twice')
    expect(legalAfter((legal) => legal.reverse())).toContain('not sorted')
    expect(legalAfter((_, lines) => Object.assign(lines[1].legal, { 1: [] }))).toContain('seat 1, which is not active')
    expect(openingAfter((lines) => lines[0].legal[2].push('roll 2'))).toContain('"roll 2", which is not legal (MK-R2)')
  })
})

describe('complete games', () => {
  const trace = sampleTrace(3, 5)
  const end = trace.length - 1
  const traceAfter = (change: (copy: TraceLine[]) => void, cards?: unknown) => problemsAfter(trace, change, cards)

  test('no change, no problem', () => {
    expect(traceAfter(() => {})).toBe('')
  })

  test('an extra coin is reported at the step where it appears', () => {
    const problems = traceAfter((copy) => {
      for (const { position } of copy.slice(51)) position.players[0].coins += 1
    })
    expect(problems).toMatch(/^game 1 n 50: after seat . ".*": seat 1 coins is \d+, should be \d+ \(.*MK-/)
  })

  const CHANGES: [string, (position: TraceLine['position']) => void][] = [
    [
      'a coin of the roller',
      ({ players, turn }) => Object.assign(players[turn - 1], { coins: players[turn - 1].coins + 1 }),
    ],
    [
      'a coin of another',
      ({ players, turn }) => Object.assign(players[turn % 3], { coins: players[turn % 3].coins + 1 }),
    ],
    ['a card that is new', ({ players, supply }) => moveOne('forest', supply, players[0].cards)],
    ['a card of a neighbour', ({ players }) => moveOne('bakery', players[0].cards, players[1].cards)],
    ['a landmark', ({ players }) => Object.assign(players[0], { landmarks: players[0].landmarks.slice(1) })],
    [
      'the turn',
      (position) => Object.assign(position, { turn: (position.turn % 3) + 1, active: [(position.turn % 3) + 1] }),
    ],
    ['the phase', (position) => Object.assign(position, { phase: position.phase === 'build' ? 'reroll' : 'build' })],
  ]

  function moveOne(id: 'forest' | 'bakery', from: Record<string, number>, to: Record<string, number>) {
    from[id] -= 1
    to[id] += 1
  }

  test.each(CHANGES)('%s: a change is noticed in any position', (_, change) => {
    for (let n = 1; n < end; n += 5) {
      const changed = structuredClone(trace[n])
      change(changed.position)
      if (JSON.stringify(changed) === JSON.stringify(trace[n])) continue
      const problems = [
        ...judgeLine(trace[n - 1], changed, machiKoroReferee),
        ...judgeLine(changed, trace[n + 1], machiKoroReferee),
      ]
      expect(problems.join('\n'), `n ${n}`).toMatch(/MK-/)
    }
  })

  test('MK-W1: a wrong score, a wrong winner, no score', () => {
    const winner = trace[end].position.turn
    const other = (winner % 3) + 1
    const scoreAfter = (change: (score: NonNullable<TraceLine['score']>) => void) =>
      traceAfter((copy) => change(copy[end].score ?? { winners: [], scores: {} }))
    expect(scoreAfter((score) => Object.assign(score.scores[winner], { landmarks: 3 }))).toMatch(
      /score of seat . is .*"landmarks":3.*, should be .*"landmarks":4.* \(MK-W1\)$/,
    )
    expect(scoreAfter((score) => Object.assign(score.scores[other], { coins: 99 }))).toContain('"coins":99')
    expect(scoreAfter((score) => score.winners.push(other))).toContain(`should be [${winner}] (MK-W1)`)
    expect(traceAfter((copy) => Reflect.deleteProperty(copy[end], 'score'))).toContain('score is no object')
  })

  test('MK-W1: a game that continues after the end, ends too early or ends in the turn of another player', () => {
    expect(traceAfter((copy) => Object.assign(copy[end], { seat: 1, action: 'pass' }))).toContain(
      'an action after the end',
    )
    expect(traceAfter((copy) => copy.push({ ...copy[end], n: end + 1 }))).toContain('the game is over, but goes on')
    expect(traceAfter((copy) => copy.pop())).toContain('the game stops in phase build')
    const early = traceAfter((copy) => Object.assign(copy[9].position, { phase: 'over', active: [] }))
    expect(early).toMatch(/n 9: .*over, but seat . has not won \(MK-W1\)/)
    expect(traceAfter((copy) => Object.assign(copy[end].position, { phase: 'build' }))).toContain('not over (MK-W1)')
    const turn = (trace[end].position.turn % 3) + 1
    expect(traceAfter((copy) => Object.assign(copy[end].position, { turn }))).toContain(
      'in the turn of another (MK-W1)',
    )
  })

  test('it stops after 20 problems', () => {
    const problems = traceAfter((copy) => {
      for (const line of copy) line.legal = {}
    })
    expect(problems.split('\n')).toHaveLength(20)
  })
})

describe('cards', () => {
  const cardsAfter = (change: (cards: typeof SAMPLE_CARDS) => void) => {
    const cards = structuredClone(SAMPLE_CARDS)
    change(cards)
    return problemsAfter(opening(), () => {}, JSON.parse(JSON.stringify(cards)))
  }

  test('of the rules page are accepted in any order and with additional fields', () => {
    const problems = cardsAfter(({ establishments, landmarks }) => {
      establishments.reverse()
      Object.assign(landmarks[0], { name: 'Train Station' })
    })
    expect(problems).toBe('game 1 n 4: the game stops in phase roll')
  })

  test('each wrong value is reported', () => {
    expect(cardsAfter((cards) => Object.assign(cards.establishments[1], { cost: 2 }))).toBe(
      'cards: ranch cost is 2, should be 1',
    )
    expect(cardsAfter((cards) => Object.assign(cards.establishments[2], { rolls: [2] }))).toContain(
      'bakery rolls is [2]',
    )
    expect(cardsAfter((cards) => Object.assign(cards.establishments[3], { colour: 'blue' }))).toContain('cafe colour')
    expect(cardsAfter((cards) => Object.assign(cards.establishments[8], { income: 1 }))).toContain(
      'business-center income',
    )
    expect(cardsAfter((cards) => Object.assign(cards.landmarks[3], { cost: 20 }))).toContain('radio-tower cost is 20')
    expect(cardsAfter((cards) => cards.landmarks.pop())).toContain('radio-tower cost is missing')
    expect(cardsAfter((cards) => cards.establishments.push(cards.establishments[0]))).toContain('establishments is 16')
    expect(cardsAfter((cards) => Object.assign(cards, { establishments: 15 }))).toContain('establishments is no list')
  })
})
