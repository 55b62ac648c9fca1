import { describe, expect, test } from 'vitest'
import { judgeLine } from '../trace.ts'
import { readAction, writeAction } from './actions.ts'
import { readCards, shapeCard } from './cards.ts'
import { moment } from './moment.ts'
import { brokenRule, legalCounts, legalPurchases } from './moves.ts'
import { connectedSets, isConnected } from './patterns.ts'
import { sectionsOf } from './position.ts'
import { refereeTrace, refereeWith } from './referee.ts'
import { type FilePosition, sampleTrace, type TraceLine } from './sample.ts'
import { type CardFile, SQUARES, TRIANGLES } from './sample-cards.ts'

const CARDS = readCards(TRIANGLES)
const REFEREE = refereeWith(CARDS)

/** The problems after `change` has modified a copy of the trace, which is then converted as if read from a file. */
function problemsAfter(trace: readonly TraceLine[], change: (copy: TraceLine[]) => void, cards: unknown = TRIANGLES) {
  const copy = structuredClone([...trace])
  change(copy)
  return refereeTrace(JSON.parse(JSON.stringify(copy)), cards).join('\n')
}

describe('a wrong start position', () => {
  const startAfter = (options: { players: number; hiddenAgendas?: true }, change: (position: FilePosition) => void) =>
    problemsAfter(sampleTrace(CARDS, { first: 1, ...options }, 'wandering', 1).slice(0, 1), ([{ position }]) =>
      change(position),
    )

  test('LK-S1: sections, cards and decks', () => {
    const three = (change: (position: FilePosition) => void) => startAfter({ players: 3 }, change)
    expect(three(() => {})).toBe('game 1 n 0: the game stops in phase main')
    expect(three(({ sections }) => Object.assign(sections, { 'a1-b1': { seat: 1, solid: false } }))).toContain(
      'a section that is not free at the start (LK-S1)',
    )
    expect(three(({ trains, trainDeck }) => trainDeck.push(...trains.splice(5)))).toContain('5 trains face up')
    expect(three(({ trains, players }) => players[0].trains.push(...trains.splice(5, 1)))).toContain('LK-S1')
    expect(three(({ trainDeck, players }) => players[0].trains.push(...trainDeck.splice(5, 1)))).toContain(
      'seat 1: a card at the start (LK-S1)',
    )
    expect(three(({ trainDeck }) => trainDeck.pop())).toContain('nowhere')
    expect(three(({ trainDeck }) => trainDeck.push(trainDeck[0]))).toContain('unknown or twice (LK-S1)')
    expect(three(({ trainDeck }) => trainDeck.splice(0, 1, 99))).toContain('[99] unknown or twice (LK-S1)')
    expect(three(({ shapeDecks }) => shapeDecks[2].pop())).toContain('nowhere')
    expect(three(({ shapeDecks }) => shapeDecks[1].push(...shapeDecks[2].splice(0, 1)))).toContain(
      'in the deck of 1 points (LK-S1)',
    )
    const six = three(({ players, options }) => {
      players.push(...structuredClone(players))
      options.players = 6
    })
    expect(six).toContain('6 players, not 2-5 (LK-S1)')
  })

  test('LK-S2, LK-2P: the first seat and the first phase', () => {
    expect(startAfter({ players: 3 }, (position) => Object.assign(position, { turn: 2, active: [2] }))).toContain(
      'seat 2 begins, not 1 (LK-S2)',
    )
    expect(startAfter({ players: 3 }, (position) => Object.assign(position, { active: [1, 2] }))).toContain(
      'active is [1 2], should be [1] (LK-S2)',
    )
    expect(startAfter({ players: 2 }, (position) => Object.assign(position, { phase: 'main' }))).toContain(
      'begins in phase main, should be block (LK-2P)',
    )
    expect(startAfter({ players: 3 }, (position) => Object.assign(position, { phase: 'block' }))).toContain('(LK-2P)')
  })

  test('LK-H1: secrets', () => {
    const hidden = (change: (position: FilePosition) => void) => startAfter({ players: 4, hiddenAgendas: true }, change)
    expect(hidden(() => {})).toBe('game 1 n 0: the game stops in phase main')
    expect(hidden(({ players, shapeDecks }) => shapeDecks[3].push(...players[2].secret.splice(1)))).toContain(
      'seat 3: 1 secret cards at the start (LK-H1)',
    )
    expect(hidden(({ shapes, shapeDecks }) => Object.assign(shapes, { 2: shapeDecks[2].shift() }))).toContain(
      'a shape of 2 points face up (LK-H1)',
    )
    expect(hidden(({ options }) => Object.assign(options, { hiddenAgendas: false }))).toContain('LK-H1')
    expect(hidden(({ options }) => Object.assign(options, { advanced: true }))).toContain('LK-X1')
  })
})

describe('a modified game', () => {
  const trace = sampleTrace(CARDS, { players: 3, hiddenAgendas: true }, 'collecting', 3)
  const end = trace.length - 1
  const traceAfter = (change: (copy: TraceLine[]) => void) => problemsAfter(trace, change)

  const CHANGES: [string, (position: FilePosition) => void][] = [
    ['a free section', ({ sections }) => replaceFirst(sections, 'free', { seat: 2, solid: true })],
    ['a black section', ({ sections }) => replaceFirst(sections, 'black', 'free')],
    [
      'the owner of a section',
      ({ sections }) => changeOwned(sections, (section) => Object.assign(section, { seat: (section.seat % 3) + 1 })),
    ],
    [
      'how a section is drawn',
      ({ sections }) => changeOwned(sections, (section) => Object.assign(section, { solid: !section.solid })),
    ],
    ['the open trains', ({ trains }) => trains.reverse()],
    ['the train deck', ({ trainDeck }) => trainDeck.push(...trainDeck.splice(0, 1))],
    ['a train of a player', ({ players }) => players[1].trains.unshift(...players[0].trains.splice(0, 1))],
    ['the order of trains', ({ players }) => players[0].trains.reverse()],
    ['a shape of a player', ({ players }) => players[1].shapes.unshift(...players[0].shapes.splice(0, 1))],
    ['the shape deck', ({ shapeDecks }) => shapeDecks[1].reverse()],
    ['an unused deck', ({ shapeDecks }) => shapeDecks[2].reverse()],
    [
      'the secrets',
      ({ players }) => {
        const [{ secret }] = players
        players[0].secret = players[1].secret
        players[1].secret = secret
      },
    ],
    [
      'the turn',
      (position) => Object.assign(position, { turn: (position.turn % 3) + 1, active: [(position.turn % 3) + 1] }),
    ],
    ['the seats that may act', (position) => Object.assign(position, { active: [1, 2, 3] })],
    ['the phase', (position) => Object.assign(position, { phase: position.phase === 'main' ? 'over' : 'main' })],
    ['the options', ({ options }) => Object.assign(options, { advanced: true })],
  ]

  function replaceFirst(sections: FilePosition['sections'], from: string, to: FilePosition['sections'][string]) {
    const name = Object.keys(sections).find((key) => sections[key] === from)
    if (name !== undefined) sections[name] = to
  }

  function changeOwned(
    sections: FilePosition['sections'],
    change: (section: { seat: number; solid: boolean }) => void,
  ) {
    const owned = Object.values(sections).find((section) => typeof section === 'object')
    if (owned !== undefined) change(owned)
  }

  test('no change, no problem', () => {
    expect(traceAfter(() => {})).toBe('')
  })

  test.each(CHANGES)('%s: a change is noticed in any position', (_, change) => {
    let noticed = 0
    for (let n = 1; n <= end; n += 5) {
      const changed = structuredClone(trace[n])
      change(changed.position)
      if (JSON.stringify(changed) === JSON.stringify(trace[n])) continue
      noticed += 1
      const problems = [...judgeLine(trace[n - 1], changed, REFEREE), ...judgeLine(changed, trace[n + 1], REFEREE)]
      expect(problems.join('\n'), `n ${n}`).toMatch(/LK-/)
    }
    expect(noticed).toBeGreaterThan(0)
  })

  test('counts of legal actions: wrong, missing, unknown, of another seat', () => {
    for (let n = 0; n <= end; n += 5) {
      const [seat] = trace[n].position.active
      for (const kind of seat === undefined ? [] : ['reserve', 'draw', 'buy']) {
        const changed = structuredClone(trace[n])
        changed.legal[seat][kind] += 1
        const problems = judgeLine(changed, trace[n + 1], REFEREE)
        expect(problems.join('\n')).toMatch(new RegExp(`^legal of seat ${seat}: ${kind} is \\d+, should be \\d+$`))
      }
    }
    const seat = trace[5].position.turn
    expect(traceAfter((copy) => Reflect.deleteProperty(copy[5].legal[seat], 'buy'))).toContain('n 5: legal of seat')
    expect(traceAfter((copy) => Object.assign(copy[5].legal[seat], { block: 0 }))).toContain('unknown entries: block')
    expect(traceAfter((copy) => Object.assign(copy[5].legal, { [(seat % 3) + 1]: {} }))).toContain('unknown entries')
    expect(traceAfter((copy) => Object.assign(copy[5], { legal: {} }))).toContain('n 5: ')
    expect(traceAfter((copy) => Reflect.deleteProperty(copy[end], 'legal'))).toBe('')
  })

  test('missing or invalid fields', () => {
    const positionAfter = (changes: object) => traceAfter((copy) => Object.assign(copy[4].position, changes))
    expect(positionAfter({ game: 'machi-koro' })).toContain('game is "machi-koro"')
    expect(positionAfter({ turn: 4 })).toContain('turn 4 is no seat')
    expect(positionAfter({ trains: undefined })).toContain('trains is no list')
    expect(positionAfter({ shapes: { 1: 1, 2: null } })).toContain('shapes.3')
    expect(positionAfter({ sections: {} })).toContain('sections.a1-a2')
    expect(traceAfter((copy) => Object.assign(copy[4].position.sections, { 'a1-z9': 'free' }))).toContain('a1-z9')
    expect(traceAfter((copy) => Object.assign(copy[4].position.sections, { 'a1-a2': 'blue' }))).toContain('blue')
    expect(
      traceAfter((copy) => Object.assign(copy[4].position.sections, { 'a1-a2': { seat: 4, solid: true } })),
    ).toContain('is no seat')
    expect(traceAfter((copy) => Object.assign(copy[4].position.options, { players: 4 }))).toContain('options say 4')
    expect(traceAfter((copy) => copy.splice(4, 1))).toContain('n should be 4')
  })

  test('LK-E1, LK-V1, LK-V2: the end and the score', () => {
    expect(traceAfter((copy) => Object.assign(copy[end], { seat: 1, action: 'draw a1-b1' }))).toContain('after the end')
    expect(traceAfter((copy) => copy.push({ ...copy[end], n: end + 1 }))).toContain('the game is over, but goes on')
    expect(traceAfter((copy) => copy.pop())).toContain('the game stops in phase main')
    expect(traceAfter((copy) => Reflect.deleteProperty(copy[end], 'score'))).toContain('score is no object')
    expect(traceAfter((copy) => Object.assign(copy[end].score?.scores[1] ?? {}, { total: 99 }))).toContain(
      'total of seat 1 is 99',
    )
    expect(traceAfter((copy) => Object.assign(copy[end].score ?? {}, { winners: [] }))).toContain('(LK-V2)')
  })
})

describe('the list of purchases', () => {
  /** A network of eight sections with loops and branches, small enough to try all of its 255 subsets. */
  const NET = 'a1-b1 a1-a2 a2-b1 b1-b2 b1-c1 b2-c1 c1-d1 b2-b3'

  test.each([
    ['with open shapes', { players: 3 }, {}],
    ['in one stroke', { players: 3, advanced: true }, {}],
    ['with secrets', { players: 3, hiddenAgendas: true }, { secret: [9, 13] }],
  ])('%s: matches a search of all subsets', (_, options, player) => {
    for (const trains of [
      [1, 2, 3, 4, 5, 7],
      [5, 6, 13, 10, 9, 3],
    ]) {
      const shapes = 'hiddenAgendas' in options ? { 1: 3 } : { 1: 3, 2: 9, 3: 13 }
      const position = moment(CARDS, { options, trains, shapes, players: [player], sections: { 1: NET } })
      const solid = sectionsOf(position, 1, 'solid')
      const found: string[] = []
      for (let number = 1; number < 2 ** solid.length; number++) {
        const sections = solid.filter((_, index) => Math.floor(number / 2 ** index) % 2 === 1)
        for (const train of trains) {
          const bare = { kind: 'buy', train, sections } as const
          found.push(writeAction(bare), ...[3, 9, 13].map((shape) => writeAction({ ...bare, shape })))
        }
      }
      const legal = found.filter((text) => brokenRule(position, text, CARDS) === undefined)
      expect(legalPurchases(position, CARDS).map(writeAction).sort()).toEqual(legal.sort())
      expect(legalCounts(position, CARDS).buy).toBe(legal.length)
      expect(legal.some((text) => text.endsWith('shape 13'))).toBe(true)
    }
  })

  test('each connected set is found exactly once', () => {
    const sections = NET.split(' ')
    const sets = connectedSets(sections, 4).map((set) => set.join(' '))
    const all = Array.from({ length: 2 ** sections.length }, (_, number) =>
      sections.filter((_, index) => Math.floor(number / 2 ** index) % 2 === 1),
    )
    const connected = all.filter((set) => set.length > 0 && set.length <= 4 && isConnected(set))
    expect(sets.sort()).toEqual(connected.map((set) => [...set].sort().join(' ')).sort())
  })
})

describe('the notation', () => {
  test('is read in any order and written in a fixed one', () => {
    const written = (text: string) => writeAction(readAction(text) ?? { kind: 'draw', sections: [] })
    expect(written('reserve c4-c3 a10-a9')).toBe('reserve a9-a10 c3-c4')
    expect(written('buy 17 with b1-a2 a10-b9 a2-a1 shape 3')).toBe('buy 17 with a1-a2 a2-b1 a10-b9 shape 3')
    for (const text of ['block c3-c4', 'draw c3-c4', 'buy 17 with c3-c4 c4-d4']) expect(written(text)).toBe(text)
  })

  test.each([
    '',
    'draw',
    'draw c3',
    'draw c3-c4 shape 1',
    'buy 1 c3-c4',
    'buy with c3-c4',
    'buy 1 with c3-c4 shape',
    'pass',
  ])('rejects "%s"', (text) => {
    expect(readAction(text)).toBeUndefined()
  })
})

describe('cards', () => {
  const cardsAfter = (change: (cards: CardFile) => void) => {
    const cards = structuredClone(TRIANGLES)
    change(cards)
    return refereeTrace([], JSON.parse(JSON.stringify(cards))).join('\n')
  }

  test('each mistake is reported', () => {
    expect(cardsAfter(() => {})).toBe('')
    expect(cardsAfter(({ map }) => map.sections.push('a1-b2'))).toContain('joins no neighbours')
    expect(cardsAfter(({ map }) => map.sections.push('a1-z9'))).toContain('joins no two stations')
    expect(cardsAfter(({ map }) => map.sections.push('b1-a1'))).toContain('a section twice')
    expect(cardsAfter(({ map }) => Object.assign(map.nodes, { z1: [0, 0] }))).toContain('two stations in one place')
    expect(cardsAfter(({ trains }) => Object.assign(trains[1], { id: 1 }))).toContain('trains has an id twice')
    expect(cardsAfter(({ shapes }) => Object.assign(shapes[0], { asterisk: true }))).toContain('LK-X1')
    expect(cardsAfter(({ shapes }) => Object.assign(shapes[15], { asterisk: false }))).toContain('LK-X1')
    expect(cardsAfter(({ shapes }) => shapes[4].sections.splice(1, 1))).toContain('is not connected')
    expect(cardsAfter(({ shapes }) => Object.assign(shapes[4], { points: 4 }))).toContain('points')
  })

  test('every placement of a shape is found once', () => {
    const square = readCards(SQUARES)
    // A straight line of two: 3 in each of 5 rows and 5 columns. A square: 4 times 4. A bend: 4 in each square.
    expect(shapeCard(square, 1).placements).toHaveLength(30)
    expect(shapeCard(square, 8).placements).toHaveLength(16)
    expect(shapeCard(square, 2).placements).toHaveLength(64)
    // Triangles: two for each of 4 times 3 rhombs. Hexagons: one around each station that is not at the edge.
    expect(shapeCard(CARDS, 9).placements).toHaveLength(24)
    expect(shapeCard(CARDS, 15).placements).toHaveLength(6)
  })
})
