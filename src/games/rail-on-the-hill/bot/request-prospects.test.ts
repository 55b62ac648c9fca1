import { describe, expect, it } from 'vitest'
import { LINES, type LineName } from '../cards/cards.ts'
import { PLANS_PER_LINE } from '../rules/numbers.ts'
import { REQUESTS, type RequestLetter } from '../rules/state.ts'
import { FULL_TOWN, landmarks, line, plainGame, Table, town } from '../rules/testing/positions.ts'
import { type Frame, RequestProspects, writeFrames } from './request-prospects.ts'
import { Count } from './results.ts'
import { Survey } from './survey.ts'
import { REQUEST_WEIGHTS } from './weights.ts'

type Tracks = Partial<Record<LineName, string>>

const GAME = plainGame(
  landmarks({ 1: 'amusement-park', 2: 'zoo', 3: 'bank', 4: 'hospital', 5: 'city-hall', 6: 'police-station' }),
)

/** The expected points of a request with these lines, by default in a full town and with 3 rounds left. */
function expected(
  letter: RequestLetter,
  tracks: Tracks,
  { placed = FULL_TOWN, rounds = 3, chance = 0.5 } = {},
): number {
  const lines = Object.fromEntries(Object.entries(tracks).map(([name, text]) => [name, line(text)]))
  // The second request must not depend on what the test varies.
  const other = letter === 'J' ? 'K' : 'J'
  const { state } = Table.at({ requests: [letter, other], players: [{ town: placed, lines }] }, GAME)
  const survey = new Survey()
  survey.survey(state, 0)
  const chances = new Float64Array(LINES.length * PLANS_PER_LINE).fill(chance)
  const letters = { ...REQUEST_WEIGHTS.letters, [other]: { half: 1, weight: 0 } }
  const [now, nowOther] = survey.sheet.requests
  return now + nowOther + new RequestProspects({ ...REQUEST_WEIGHTS, letters }).hope(state, 0, survey, rounds, chances)
}

const ACROSS = 'd4-e4 e4-f4 f4-g4'
const DOWN = 'd4-d5 d5-d6 d6-d7'

describe("the prospects of Residents' Requests", () => {
  it.each<[RequestLetter, Tracks, Tracks]>([
    ['A', { red: 'd4-e4 e4-f4' }, { red: 'd4-d5 d5-d6' }],
    ['B', { red: 'd4-d5 d5-d6' }, { red: 'd4-e4 e4-f4' }],
    ['C', { red: ACROSS, blue: 'd7-e7', black: DOWN }, { red: ACROSS, blue: 'd4-e5', black: DOWN }],
    ['D', { red: ACROSS, blue: 'd4-e5', black: 'e6-f6' }, { red: ACROSS, blue: 'd4-e5', black: 'd4-d5' }],
    ['E', { red: ACROSS, blue: 'e5-f5' }, { red: ACROSS, blue: 'd4-e5' }],
    ['F', { red: 'd4-e4', blue: 'd5-e5' }, { red: 'd4-e5', blue: 'd5-d6' }],
    ['G', { red: DOWN }, { red: 'd4-e5 e5-f5' }],
    ['H', { red: 'e5-f5 e5-e6' }, { red: 'd4-d5 d5-d6' }],
    ['J', { red: 'd4-e4', blue: 'd4-e5', black: 'd4-d5' }, { red: 'd4-e4', blue: 'd6-e6', black: 'f7-g7' }],
    ['K', { red: `${DOWN} d7-e7`, blue: 'd4-e5' }, { red: DOWN, blue: 'd4-e5 e5-f5' }],
  ])('%s counts more if its condition is closer', (letter, far, near) => {
    expect(expected(letter, near)).toBeGreaterThan(expected(letter, far))
  })

  it('I counts more with landmarks on the line', () => {
    expect(expected('I', { red: ACROSS })).toBeGreaterThan(expected('I', { red: 'd7-e7 e7-f7 f7-g7' }))
  })

  it('L counts at least as much with plans that are more likely to be fulfilled', () => {
    expect(expected('L', {}, { rounds: 1, chance: 0.9 })).toBeGreaterThanOrEqual(expected('L', {}, { rounds: 1 }))
  })

  it.each(REQUESTS)('%s counts less with fewer rounds left', (letter) => {
    const tracks = { red: 'd4-e5 e5-f5', blue: 'd6-e6 e6-f7', black: 'g4-g5' }
    expect(expected(letter, tracks, { rounds: 1 })).toBeLessThan(expected(letter, tracks, { rounds: 8 }))
  })

  it('counts conditions that are already met in full', () => {
    const lines = { red: DOWN, blue: 'e4-e5 e5-e6 e6-e7' }
    expect(expected('A', lines, { rounds: 1 })).toBeGreaterThanOrEqual(8)
  })
})

describe('frames', () => {
  it('are all those still possible for a town', () => {
    const framesOf = (...rows: string[]) => {
      const frames: Frame[] = []
      writeFrames(Table.at({ players: [{ town: town('d4', ...rows) }] }).state.words, 0, frames)
      return frames
    }
    expect(framesOf('1 2').length).toBe(12)
    expect(framesOf('1 2 3 4', '5').length).toBe(3)
    const [whole, ...others] = framesOf('1 2 3 4', '5', '6', '7')
    expect(others).toEqual([])
    expect(whole.corners | whole.central).toBe(whole.outer ^ 0xffff ^ whole.corners)
  })
})

describe('Count', () => {
  it('gives the probability that at least this many events happen', () => {
    const count = new Count(3)
    for (const chance of [0.5, 0.5, 1]) count.add(chance)
    expect([0, 1, 2, 3, 4].map((least) => count.atLeast(least))).toEqual([1, 1, 0.75, 0.25, 0])
    count.clear()
    expect(count.atLeast(1)).toBe(0)
  })
})
