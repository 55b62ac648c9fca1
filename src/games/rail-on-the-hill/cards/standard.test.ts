import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface TownCard {
  id: number
  landmark: string | null
  values: { red: number; yellow: number; blue: number; black: number }
  roads: string[]
}
interface PlanCard {
  id: number
  kind: string
  landmarks?: string[]
  points: number
}
interface DevToken {
  id: number
  kind: string
  line?: string
}

const file = readFileSync(new URL('./standard.json', import.meta.url), 'utf8')
const { townCards, planCards, devTokens }: { townCards: TownCard[]; planCards: PlanCard[]; devTokens: DevToken[] } =
  JSON.parse(file)

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']
const LINES = ['red', 'yellow', 'blue', 'black'] as const
const CATEGORIES = [
  ['amusement-park', 'zoo', 'aquarium'],
  ['bank', 'hospital', 'school'],
  ['city-hall', 'police-station', 'fire-station'],
]
const LANDMARKS = CATEGORIES.flat()

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const spread = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers)
const town = (id: number) => townCards.filter((card) => card.id === id)[0]
const plan = (id: number) => planCards.filter((card) => card.id === id)[0]
const values = (card: TownCard) => LINES.map((line) => card.values[line])
const sorted = (card: TownCard) => values(card).sort((a, b) => a - b)
const total = (card: TownCard) => sum(values(card))
const meanRoads = (cards: TownCard[]) => sum(cards.map((card) => card.roads.length)) / cards.length
const quarterTurn = (roads: string[], turns: number) =>
  roads.map((road) => COMPASS[(COMPASS.indexOf(road) + 2 * turns) % 8])
const turns = (card: TownCard) => [0, 1, 2, 3].map((times) => quarterTurn(card.roads, times))
const hasThroughRoad = (card: TownCard) =>
  card.roads.some((road) => card.roads.includes(COMPASS[(COMPASS.indexOf(road) + 4) % 8]))
const threes = planCards.flatMap((card) => (card.kind === 'three' ? [card.landmarks ?? []] : []))

describe('the file', () => {
  it('numbers 68 Town cards, 60 Plan cards and 36 Development tokens without a gap', () => {
    expect(townCards.map((card) => card.id)).toEqual(upTo(68))
    expect(planCards.map((card) => card.id)).toEqual(upTo(60))
    expect(devTokens.map((token) => token.id)).toEqual(upTo(36))
  })

  it('has the fields of the exchange format and no others, in its order', () => {
    expect(Object.keys(JSON.parse(file))).toEqual(['townCards', 'planCards', 'devTokens'])
    for (const card of townCards) {
      expect(Object.keys(card)).toEqual(['id', 'landmark', 'values', 'roads'])
      expect(Object.keys(card.values)).toEqual(LINES)
    }
    for (const card of planCards) {
      expect(Object.keys(card)).toEqual(['id', 'kind', ...(card.kind === 'three' ? ['landmarks'] : []), 'points'])
    }
    for (const token of devTokens) {
      const hasLine = token.kind === 'x2' || token.kind === '+3'
      expect(Object.keys(token)).toEqual(['id', 'kind', ...(hasLine ? ['line'] : [])])
    }
  })

  it('has one card per line', () => {
    const lines = file.split('\n').filter((line) => line.includes('"id"'))
    const cards = lines.map((line) => JSON.parse(line.replace(/,$/, '')))
    expect(cards).toEqual([...townCards, ...planCards, ...devTokens])
    expect(file.endsWith('}\n')).toBe(true)
  })
})

describe('Town cards: the facts of the rules page', () => {
  it('Town card 1 has red 6, the other three 1, and a landmark', () => {
    expect(town(1).values).toEqual({ red: 6, yellow: 1, blue: 1, black: 1 })
    expect(LANDMARKS).toContain(town(1).landmark)
  })

  it('Town card 2 has yellow 6, card 3 blue 6 and card 4 black 6, the other three 1', () => {
    expect(town(2).values).toEqual({ red: 1, yellow: 6, blue: 1, black: 1 })
    expect(town(3).values).toEqual({ red: 1, yellow: 1, blue: 6, black: 1 })
    expect(town(4).values).toEqual({ red: 1, yellow: 1, blue: 1, black: 6 })
  })

  it('Town card 5 has 3, 3, 3, 3', () => expect(values(town(5))).toEqual([3, 3, 3, 3]))
  it('Town card 12 has 1, 4, 4, 4 in some order', () => expect(sorted(town(12))).toEqual([1, 4, 4, 4]))
  it('Town card 23 has 3, 2, 4, 3 in some order', () => expect(sorted(town(23))).toEqual([2, 3, 3, 4]))
  it('Town card 30 has 6, 6, 2, 2 in some order', () => expect(sorted(town(30))).toEqual([2, 2, 6, 6]))
  it('Town card 31 has 6, 2, 2, 6 in some order', () => expect(sorted(town(31))).toEqual([2, 2, 6, 6]))
  it('Town card 57 has 1, 2, 4, 3 in some order', () => expect(sorted(town(57))).toEqual([1, 2, 3, 4]))
  it('Town card 68 has 4, 4, 4, 4', () => expect(values(town(68))).toEqual([4, 4, 4, 4]))

  it('each of the 9 landmarks is on 7 Town cards, and 5 have none', () => {
    const counts = [...LANDMARKS, null].map((name) => townCards.filter((card) => card.landmark === name).length)
    expect(counts).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7, 5])
  })

  it('every value is 1-6', () => {
    for (const card of townCards) for (const value of values(card)) expect([1, 2, 3, 4, 5, 6]).toContain(value)
  })

  it('roads are different compass directions, in compass order', () => {
    for (const card of townCards) expect(card.roads).toEqual(COMPASS.filter((road) => card.roads.includes(road)))
  })
})

describe('Town cards: the balance of the reconstruction', () => {
  const withLandmark = townCards.filter((card) => card.landmark !== null)
  const meanAt = (points: number) => meanRoads(withLandmark.filter((card) => total(card) === points))

  it('every line has the same points over the deck', () => {
    expect(spread(LINES.map((line) => sum(townCards.map((card) => card.values[line]))))).toBe(0)
  })

  it('totals go from 9 to 16', () => {
    expect([...new Set(townCards.map(total))].sort((a, b) => a - b)).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
  })

  it('1s and 6s are more than their even share of the values', () => {
    const all = townCards.flatMap(values)
    for (const value of [1, 6]) expect(all.filter((other) => other === value).length).toBeGreaterThan(all.length / 6)
  })

  it('each compass direction has equally many roads, or 1 more', () => {
    const counts = COMPASS.map((road) => townCards.filter((card) => card.roads.includes(road)).length)
    expect(spread(counts)).toBeLessThanOrEqual(1)
  })

  it('cards have 4 to 4.5 roads on average, and at least 2', () => {
    expect(meanRoads(townCards)).toBeGreaterThanOrEqual(4)
    expect(meanRoads(townCards)).toBeLessThanOrEqual(4.5)
    for (const card of townCards) expect(card.roads.length).toBeGreaterThanOrEqual(2)
  })

  it('the fewer points, the more roads: about 6 at total 9, about 3 at total 16', () => {
    expect(Math.round(meanAt(9))).toBe(6)
    expect(Math.round(meanAt(16))).toBe(3)
    for (let points = 10; points <= 16; points++) expect(meanAt(points)).toBeLessThanOrEqual(meanAt(points - 1))
  })

  it('a card without a landmark has more roads than others of its total', () => {
    for (const card of townCards.filter((card) => card.landmark === null)) {
      expect(card.roads.length, `Town card ${card.id}`).toBeGreaterThan(meanAt(total(card)))
    }
  })

  it('no card is simply better than another', () => {
    const isAtLeastAsGood = (one: TownCard, other: TownCard) =>
      values(one).every((value, line) => value >= values(other)[line]) &&
      (other.landmark === null || other.landmark === one.landmark) &&
      turns(one).some((roads) => other.roads.every((road) => roads.includes(road)))
    const better = townCards.flatMap((one) =>
      townCards.filter((other) => one !== other && isAtLeastAsGood(one, other)).map((other) => [one.id, other.id]),
    )
    expect(better).toEqual([])
  })

  it('no two cards have the same values and the same roads up to rotation', () => {
    const faces = townCards.map((card) => {
      const rotations = turns(card).map((roads) => roads.sort().join())
      return `${values(card)} ${rotations.sort()[0]}`
    })
    expect(new Set(faces).size).toBe(68)
  })

  it('no card has all its roads side by side', () => {
    for (const card of townCards) {
      const withoutNext = card.roads.filter((road) => !card.roads.includes(COMPASS[(COMPASS.indexOf(road) + 1) % 8]))
      if (card.roads.length <= 6) expect(withoutNext.length, `Town card ${card.id}`).toBeGreaterThan(1)
    }
  })

  it('cards with few roads are a mix of through roads and bends', () => {
    const few = townCards.filter((card) => card.roads.length <= 4)
    const through = few.filter(hasThroughRoad).length / few.length
    expect(through).toBeGreaterThan(0.25)
    expect(through).toBeLessThan(0.75)
  })
})

describe('Plan cards: the facts of the rules page', () => {
  it.each([
    [1, 40, 'three', 8],
    [41, 42, 'tl-br', 8],
    [43, 44, 'tr-bl', 8],
    [45, 48, 'types', 6],
    [49, 52, 'pairs', 6],
    [53, 56, 'tracks', 6],
    [57, 60, 'category', 8],
  ])('Plans %i to %i are %s, %i points', (first, last, kind, points) => {
    for (let id = first; id <= last; id++) expect(plan(id)).toMatchObject({ kind, points })
  })

  it.each([[['amusement-park', 'aquarium', 'police-station']], [['amusement-park', 'aquarium', 'school']]])(
    'one of the Plans 1-40 asks for %j',
    (wanted) => {
      expect(threes.filter((landmarks) => wanted.every((landmark) => landmarks.includes(landmark)))).toHaveLength(1)
    },
  )
})

describe('Plan cards: the balance of the reconstruction', () => {
  it('Plans 1-40 ask for 40 different sets of three landmarks', () => {
    for (const landmarks of threes) {
      expect(landmarks).toEqual(LANDMARKS.filter((landmark) => landmarks.includes(landmark)))
      expect(landmarks).toHaveLength(3)
    }
    expect(new Set(threes.map(String)).size).toBe(40)
  })

  it('each landmark is asked for 13 or 14 times', () => {
    for (const landmark of LANDMARKS) {
      expect([13, 14], landmark).toContain(threes.filter((landmarks) => landmarks.includes(landmark)).length)
    }
  })

  it('each two landmarks are asked for together 3 or 4 times', () => {
    for (const one of LANDMARKS) {
      for (const other of LANDMARKS.slice(LANDMARKS.indexOf(one) + 1)) {
        const together = threes.filter((landmarks) => landmarks.includes(one) && landmarks.includes(other))
        expect([3, 4], `${one} and ${other}`).toContain(together.length)
      }
    }
  })

  it('at most 2 Plans ask for three landmarks of one category', () => {
    const ofOneCategory = threes.filter((landmarks) =>
      CATEGORIES.some((category) => landmarks.every((landmark) => category.includes(landmark))),
    )
    expect(ofOneCategory.length).toBeLessThanOrEqual(2)
  })
})

describe('Development tokens: the ruling of the rules page', () => {
  const perLine = ['red', 'red', 'red', 'yellow', 'yellow', 'yellow', 'blue', 'blue', 'blue', 'black', 'black', 'black']

  it('tokens 1-12 are x2, 3 per line, red first', () => {
    expect(devTokens.slice(0, 12)).toEqual(perLine.map((line, i) => ({ id: i + 1, kind: 'x2', line })))
  })

  it('tokens 13-24 are +3, 3 per line, red first', () => {
    expect(devTokens.slice(12, 24)).toEqual(perLine.map((line, i) => ({ id: i + 13, kind: '+3', line })))
  })

  it('tokens 25-30 are Double Track, 31-36 Wild landmark', () => {
    expect(devTokens.slice(24).map((token) => token.kind)).toEqual([
      ...Array.from({ length: 6 }, () => 'double'),
      ...Array.from({ length: 6 }, () => 'wild'),
    ])
  })
})
