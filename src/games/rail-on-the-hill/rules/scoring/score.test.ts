import { describe, expect, it } from 'vitest'
import { LINES } from '../../cards/cards.ts'
import {
  type CardChanges,
  FULL_TOWN,
  landmarks,
  line,
  noLine,
  type PlayerSituation,
  ROW,
  scoreOf,
  Table,
  town,
} from '../testing/positions.ts'

/** A way over 8 cards: 1, 2, 3, 4, 8, 7, 6, 5. */
const LONG = `${ROW} g4-g5 f5-g5 e5-f5 d5-e5`

describe('lines', () => {
  it("RH-V1: the line's value of every card that it touches, each once", () => {
    const values = { red: 6, yellow: 5, blue: 4, black: 3 }
    const score = scoreOf(
      { town: FULL_TOWN, lines: { red: line(ROW), blue: line('e4-f4') } },
      { towns: { 1: { values }, 3: { values } } },
    )
    expect(score.lines).toEqual({ red: 6 + 1 + 6 + 1, yellow: 0, blue: 3 + 4, black: 0 })
  })

  it('RH-V1: upgrades included', () => {
    const upgraded = town('d4', '1+1 2+15 3+4 4')
    expect(scoreOf({ town: upgraded, lines: { red: line(ROW) } }).lines.red).toBe(2 + 4 + 1 + 1)
  })

  it('RH-V1: a card counts for every line that touches it', () => {
    const lines = { red: line('d4-e4'), yellow: line('d4-d5'), blue: line('d4-e5'), black: noLine() }
    expect(scoreOf({ town: FULL_TOWN, lines }).lines).toEqual({ red: 2, yellow: 4, blue: 6, black: 0 })
  })
})

/** Whether Plan `card` on the red line is met, without Wilds. */
function isMet(card: number, tracks: string, cards: CardChanges = {}, placed = FULL_TOWN): boolean {
  const [plan] = scoreOf({ town: placed, lines: { red: line(tracks, { plans: [card] }) } }, cards).plans.red
  expect(plan).toEqual({ card, met: plan.met, wilds: 0, points: plan.met ? plan.points : 0 })
  return plan.met
}

describe('Plan cards', () => {
  const three = { plans: { 1: { landmarks: ['zoo', 'bank', 'school'] } } } as const

  it('RH-V2: a fulfilled Plan card scores its points, an unfulfilled one nothing', () => {
    const lines = { red: line(LONG, { plans: [53, 41] }), blue: line(ROW, { plans: [54] }) }
    const score = scoreOf({ town: FULL_TOWN, lines })
    expect(score.plans).toEqual({
      red: [
        { card: 53, met: true, wilds: 0, points: 6 },
        { card: 41, met: false, wilds: 0, points: 0 },
      ],
      yellow: [],
      blue: [{ card: 54, met: false, wilds: 0, points: 0 }],
      black: [],
    })
    expect(score.fulfilled).toBe(1)
    expect(score.total).toBe(8 * 1 + 4 * 3 + 6 - 30)
  })

  it('RH-V2: each card is judged on its own: one landmark serves many', () => {
    const cards = {
      ...landmarks({ 1: 'zoo', 2: 'bank', 3: 'school', 4: 'zoo' }),
      plans: { 1: { landmarks: ['zoo', 'bank', 'school'] }, 2: { landmarks: ['bank', 'zoo', 'school'] } },
    } as const
    const score = scoreOf({ town: FULL_TOWN, lines: { red: line(ROW, { plans: [1, 2] }) } }, cards)
    expect(score.plans.red.map(({ points }) => points)).toEqual([8, 8])
  })

  it('RH-V2: by its own line, not by another', () => {
    const score = scoreOf({ town: FULL_TOWN, lines: { red: noLine(53), yellow: line(LONG) } })
    expect(score.plans.red[0].met).toBe(false)
  })

  it('RH-V3: three landmarks: the line touches all three types', () => {
    const all = { ...three, ...landmarks({ 1: 'zoo', 2: 'bank', 4: 'school' }) }
    expect(isMet(1, ROW, all)).toBe(true)
    expect(isMet(1, 'd4-e4 e4-f4', all)).toBe(false) // the school on g4 is not touched
    expect(isMet(1, ROW, { ...three, ...landmarks({ 1: 'zoo', 2: 'bank', 3: 'bank' }) })).toBe(false)
  })

  it('RH-V3: four of one category, whatever the types', () => {
    expect(isMet(57, ROW, landmarks({ 1: 'zoo', 2: 'zoo', 3: 'aquarium', 4: 'amusement-park' }))).toBe(true)
    expect(isMet(57, ROW, landmarks({ 1: 'bank', 2: 'hospital', 3: 'school', 4: 'bank' }))).toBe(true)
    expect(isMet(57, ROW, landmarks({ 1: 'city-hall', 2: 'police-station', 3: 'fire-station', 4: 'city-hall' }))).toBe(
      true,
    )
    expect(isMet(57, ROW, landmarks({ 1: 'zoo', 2: 'zoo', 3: 'aquarium', 4: 'bank' }))).toBe(false)
    expect(isMet(57, ROW, landmarks({ 1: 'zoo', 2: 'zoo', 3: 'aquarium' }))).toBe(false)
  })

  it('RH-V3: five types: five different landmarks', () => {
    const five = { 1: 'zoo', 2: 'bank', 3: 'school', 4: 'city-hall', 8: 'aquarium' } as const
    expect(isMet(45, `${ROW} g4-g5`, landmarks(five))).toBe(true)
    expect(isMet(45, ROW, landmarks(five))).toBe(false)
    expect(isMet(45, `${ROW} g4-g5`, landmarks({ ...five, 8: 'zoo' }))).toBe(false)
  })

  it('RH-V3: two pairs: two and two of the same type, and four of one type count', () => {
    expect(isMet(49, ROW, landmarks({ 1: 'zoo', 2: 'bank', 3: 'zoo', 4: 'bank' }))).toBe(true)
    expect(isMet(49, ROW, landmarks({ 1: 'zoo', 2: 'zoo', 3: 'zoo', 4: 'zoo' }))).toBe(true)
    expect(isMet(49, ROW, landmarks({ 1: 'zoo', 2: 'zoo', 3: 'zoo', 4: 'bank' }))).toBe(false)
    expect(isMet(49, ROW, landmarks({ 1: 'zoo', 2: 'zoo', 3: 'bank', 4: 'school' }))).toBe(false)
  })

  it('RH-V3: seven tracks: 7 or more on the board now', () => {
    expect(isMet(53, LONG)).toBe(true)
    expect(isMet(53, `${LONG} d5-d6`)).toBe(true)
    expect(isMet(53, LONG.slice(0, -' d5-e5'.length))).toBe(false)
    const scrapped = { town: FULL_TOWN, lines: { red: line(ROW, { laid: 8, plans: [53] }) } }
    expect(scoreOf(scrapped).plans.red[0].met).toBe(false)
  })

  it('RH-V3: corners: the line touches both that are named', () => {
    const falling = 'd4-e5 e5-f6 f6-g7'
    const rising = 'd7-e6 e6-f5 f5-g4'
    for (const card of [41, 42]) {
      expect(isMet(card, falling)).toBe(true)
      expect(isMet(card, rising)).toBe(false)
      expect(isMet(card, 'd4-e5 e5-f6 f6-f7')).toBe(false)
    }
    for (const card of [43, 44]) {
      expect(isMet(card, rising)).toBe(true)
      expect(isMet(card, falling)).toBe(false)
      expect(isMet(card, 'd7-e6 e6-f5 f4-f5')).toBe(false)
    }
  })

  it('RH-V3: corners are those of the town, wherever it lies', () => {
    const placed = town('b3', '1 2 3 4', '5 6 7 8', '9 10 11 12', '13 14 15 16')
    expect(isMet(41, 'b3-c4 c4-d5 d5-e6', {}, placed)).toBe(true)
    expect(isMet(43, 'b6-c5 c5-d4 d4-e3', {}, placed)).toBe(true)
    expect(isMet(43, 'b3-c4 c4-d5 d5-e6', {}, placed)).toBe(false)
  })

  it('RH-V4: in an estimate corners count only once the town is 4 wide and 4 tall', () => {
    const diagonal = 'd4-e5 e5-f6'
    expect(isMet(41, diagonal, {}, town('d4', '1 2 3', '4 5 6', '7 8 9'))).toBe(false)
    expect(isMet(41, diagonal, {}, town('d4', '1 2 3 10', '4 5 6 11', '7 8 9 12'))).toBe(false)
    expect(isMet(41, `${diagonal} f6-g7`, {}, town('d4', '1 . . .', '. 2 . .', '. . 3 .', '. . . 4'))).toBe(true)
    expect(isMet(43, 'd6-e5 e5-f4', {}, town('d4', '1 2 3', '4 5 6', '7 8 9', '10 11 12'))).toBe(false)
  })
})

describe('the rest of the total', () => {
  it('RH-V5: -10 for each line without a fulfilled Plan card', () => {
    expect(scoreOf({}).penalty).toBe(-40)
    expect(scoreOf({ town: FULL_TOWN, lines: { red: line(LONG, { plans: [53] }) } }).penalty).toBe(-30)
    const all = Object.fromEntries(LINES.map((name, i) => [name, line(LONG, { plans: [53 + i] })]))
    expect(scoreOf({ town: FULL_TOWN, lines: all })).toMatchObject({ penalty: 0, fulfilled: 4 })
  })

  it("RH-V6: Residents' Requests, when played", () => {
    const seat = { town: FULL_TOWN, lines: { red: line('d4-e5 e5-f6 f6-g7') } }
    const without = scoreOf(seat)
    const played = scoreOf(seat, {}, { options: { requests: true }, requests: ['B', 'A'] })
    expect(without.requests).toEqual({})
    expect(played.requests).toEqual({ A: 4, B: 4 })
    expect(played.total).toBe(without.total + 8)
  })

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [25, 12],
  ])('RH-V7: %i resources are worth %i', (resources, points) => {
    const score = scoreOf({ resources })
    expect(score.resources).toBe(points)
    expect(score.total).toBe(points - 40)
  })

  function winners(...players: readonly PlayerSituation[]): readonly number[] {
    const { game, state } = Table.at({ players, phase: 'over', active: [], round: 14 })
    return game.standing(state).winners
  }

  it('RH-V8: the highest total wins', () => {
    expect(winners({ resources: 2 }, { resources: 4 }, { resources: 3 })).toEqual([2])
    expect(winners({ resources: 9 }, { resources: 4 })).toEqual([1])
  })

  // Two lines of one seat: 7 tracks over 8 cards, worth 8 points and a plan of 6, which spares 10: 24 points.
  const withPlan = { town: town('d4', '1 2 3 4', '5 6 7 8'), lines: { red: line(LONG, { plans: [53] }) } }
  const withoutPlan = (resources: number) => ({ town: town('d4', '11 12 13 14'), resources })

  it('RH-V8: then most fulfilled Plan cards', () => {
    expect(scoreOf(withPlan).total).toBe(-16)
    expect(winners(withPlan, withoutPlan(48))).toEqual([1])
    expect(winners(withoutPlan(48), withPlan)).toEqual([2])
    expect(winners(withPlan, withoutPlan(50))).toEqual([2])
  })

  it('RH-V8: then the tied players share the win', () => {
    expect(winners({ resources: 2 }, { resources: 1 }, { resources: 3 })).toEqual([1, 3])
    expect(winners({}, {}, {}, {})).toEqual([1, 2, 3, 4])
  })
})

// ---- A plain reading of RH-V1 to RH-V7 that tries everything, to be held against the game.
