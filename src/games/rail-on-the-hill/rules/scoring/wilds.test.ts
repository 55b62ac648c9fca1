import { describe, expect, it } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { LANDMARKS, type Landmark, LINES, type LineName, type PlanCard } from '../../cards/cards.ts'
import type { RailTypes } from '../facts.ts'
import type { PlacedCard, RailLine } from '../position.ts'
import {
  type CardChanges,
  FULL_TOWN,
  landmarks,
  line,
  ROW,
  type Situation,
  scoreOf,
  Table,
} from '../testing/positions.ts'
import { columnOf, randomLines, randomTown, rowOf } from '../testing/random-situations.ts'

describe('Wild landmarks', () => {
  /** How many Wilds it takes to meet Plan `card` on a red line over cards 1 to 4 with these landmarks. */
  function wildsFor(card: number, ...on: readonly (Landmark | null)[]): number {
    const towns = Object.fromEntries(on.map((landmark, i) => [i + 1, { landmark }]))
    const cards = { towns, plans: { 1: { landmarks: ['zoo', 'bank', 'school'] } } } as const
    for (let wilds = 0; wilds <= 6; wilds++) {
      const kept = [31, 32, 33, 34, 35, 36].slice(0, wilds)
      const { met, wilds: used } = scoreOf(
        { town: FULL_TOWN, kept, lines: { red: line(ROW, { plans: [card] }) } },
        cards,
      ).plans.red[0]
      if (!met) expect(used).toBe(0)
      else expect(used).toBe(wilds)
      if (met) return wilds
    }
    return Number.POSITIVE_INFINITY
  }

  it('RH-V4: each stands for one landmark of any type; several may serve one card: three landmarks', () => {
    expect(wildsFor(1, 'zoo', 'bank', 'school')).toBe(0)
    expect(wildsFor(1, 'zoo', 'bank', 'bank')).toBe(1)
    expect(wildsFor(1, 'zoo', 'zoo', 'zoo')).toBe(2)
    expect(wildsFor(1, 'aquarium')).toBe(3)
  })

  it('RH-V4: four of one category', () => {
    expect(wildsFor(57, 'zoo', 'aquarium', 'zoo')).toBe(1)
    expect(wildsFor(57, 'zoo', 'aquarium', 'bank', 'bank')).toBe(2)
    expect(wildsFor(57, 'zoo', 'bank', 'city-hall')).toBe(3)
    expect(wildsFor(57)).toBe(4)
  })

  it('RH-V4: five types', () => {
    expect(wildsFor(45, 'zoo', 'aquarium', 'bank', 'school')).toBe(1)
    expect(wildsFor(45, 'zoo', 'zoo', 'zoo', 'zoo')).toBe(4)
    expect(wildsFor(45)).toBe(5)
  })

  it('RH-V4: two pairs', () => {
    expect(wildsFor(49, 'zoo', 'zoo', 'bank')).toBe(1)
    expect(wildsFor(49, 'zoo', 'zoo', 'zoo')).toBe(1)
    expect(wildsFor(49, 'zoo', 'zoo')).toBe(2)
    expect(wildsFor(49, 'zoo', 'bank', 'school')).toBe(2)
    expect(wildsFor(49, 'zoo')).toBe(3)
    expect(wildsFor(49)).toBe(4)
  })

  it('RH-V4: no Wild stands for a track or a corner', () => {
    for (const card of [41, 43, 53]) expect(wildsFor(card, 'zoo')).toBe(Number.POSITIVE_INFINITY)
  })

  /** The Plan cards that Wilds serve, on a table where all lines run over cards 1 to 4. */
  function served(
    wilds: number,
    plans: Record<LineName, number[]>,
    cards: CardChanges,
    table: Situation = {},
  ): number[] {
    const kept = [31, 32, 33, 34, 35, 36].slice(0, wilds)
    const lines = Object.fromEntries(LINES.map((name) => [name, line(ROW, { plans: plans[name] })]))
    const score = scoreOf({ town: FULL_TOWN, kept, lines }, cards, table)
    return LINES.flatMap((name) => score.plans[name].filter(({ wilds }) => wilds > 0).map(({ card }) => card)).sort()
  }

  // On this row Plan 10 is met; 11 lacks one landmark, 12 two, 13 three.
  const on = landmarks({ 1: 'zoo', 2: 'bank', 3: 'school', 4: 'zoo' }).towns ?? {}
  const MET = { landmarks: ['zoo', 'bank', 'school'] } as const
  const LACKS_1 = { landmarks: ['zoo', 'bank', 'city-hall'] } as const
  const LACKS_2 = { landmarks: ['zoo', 'hospital', 'city-hall'] } as const
  const LACKS_3 = { landmarks: ['aquarium', 'hospital', 'city-hall'] } as const
  /** Plans 1 to 4 are met: one on each line, so that RH-V5 plays no part. */
  const met = { 1: MET, 2: MET, 3: MET, 4: MET }

  it('RH-V4: so that the total is highest: two cheap plans rather than the dearest one', () => {
    const cards = {
      towns: on,
      plans: { ...met, 10: LACKS_2, 20: { ...LACKS_1, points: 6 }, 21: { ...LACKS_1, points: 6 } },
    }
    expect(served(2, { red: [1, 10], yellow: [2, 20], blue: [3, 21], black: [4] }, cards)).toEqual([20, 21])
  })

  it('RH-V4: the dearest one rather than one cheap plan', () => {
    const cards = { towns: on, plans: { ...met, 10: LACKS_2, 20: { ...LACKS_1, points: 6 } } }
    expect(served(2, { red: [1, 10], yellow: [2, 20], blue: [3], black: [4] }, cards)).toEqual([10])
  })

  it('RH-V4: a full use of the Wilds where the cheapest plan first would waste them', () => {
    // 4 Wilds: one for 20 leaves three, of which 10 takes two; 10 and 11 take all four.
    const plans = { ...met, 10: LACKS_2, 11: LACKS_2, 20: { ...LACKS_1, points: 7 } }
    expect(served(4, { red: [1, 10], yellow: [2, 11], blue: [3, 20], black: [4] }, { towns: on, plans })).toEqual([
      10, 11,
    ])
  })

  it('RH-V4: RH-V5 is part of that total', () => {
    const plans = { ...met, 10: LACKS_1, 20: { ...LACKS_1, points: 1 } }
    const cards = { towns: on, plans }
    expect(served(1, { red: [1, 10], yellow: [2], blue: [3], black: [20] }, cards)).toEqual([20])
    expect(served(1, { red: [1, 10], yellow: [2], blue: [3], black: [4, 20] }, cards)).toEqual([10])
  })

  it('RH-V4: request L is part of that total', () => {
    const plans = { ...met, 5: MET, 6: MET, 7: MET, 10: LACKS_1, 20: { ...LACKS_1, points: 5 } }
    const lines = { red: [1, 5, 10], yellow: [2, 6], blue: [3, 7], black: [4, 20] }
    expect(served(1, lines, { towns: on, plans })).toEqual([10])
    expect(served(1, lines, { towns: on, plans }, { options: { requests: true }, requests: ['C', 'L'] })).toEqual([20])
    expect(served(1, lines, { towns: on, plans }, { options: { requests: true }, requests: ['L', 'C'] })).toEqual([20])
    // With 3 points less L does not make up for it.
    const worse = { ...plans, 20: { ...LACKS_1, points: 3 } }
    expect(served(1, lines, { towns: on, plans: worse }, { requests: ['C', 'L'] })).toEqual([10])
  })

  it('RH-V4: request L may want two lines raised at once', () => {
    // Two Wilds: 8 + 8 points on red, or 7 + 7 on the two lines that have only one plan, and 4 more for L.
    const cheap = { ...LACKS_1, points: 7 }
    const plans = { ...met, 5: MET, 6: MET, 10: LACKS_1, 11: LACKS_1, 20: cheap, 21: cheap }
    const lines = { red: [1, 5, 10, 11], yellow: [2, 6], blue: [3, 20], black: [4, 21] }
    expect(served(2, lines, { towns: on, plans })).toEqual([10, 11])
    expect(served(2, lines, { towns: on, plans }, { requests: ['C', 'L'] })).toEqual([20, 21])
  })

  it('RH-V4: then so that most Plans are fulfilled', () => {
    const plans = {
      ...met,
      10: { ...LACKS_2, points: 12 },
      20: { ...LACKS_1, points: 6 },
      21: { ...LACKS_1, points: 6 },
    }
    expect(served(2, { red: [1, 10], yellow: [2, 20], blue: [3, 21], black: [4] }, { towns: on, plans })).toEqual([
      20, 21,
    ])
  })

  it('RH-V4: then with the fewest Wilds', () => {
    const plans = { ...met, 10: LACKS_3, 20: LACKS_2, 30: LACKS_1 }
    // With 3 Wilds 20 and 30 together are better; with the same points for one plan the cheapest is taken.
    expect(served(3, { red: [1, 10], yellow: [2, 20], blue: [3, 30], black: [4] }, { towns: on, plans })).toEqual([
      20, 30,
    ])
    const two = { ...met, 10: LACKS_3, 30: LACKS_2 }
    expect(served(3, { red: [1, 10], yellow: [2], blue: [3, 30], black: [4] }, { towns: on, plans: two })).toEqual([30])
  })

  it('RH-V4: then on the lowest card numbers, on whichever line they lie', () => {
    const plans = { ...met, 9: LACKS_1, 20: LACKS_1, 30: LACKS_1 }
    const cards = { towns: on, plans }
    expect(served(1, { red: [1, 30], yellow: [2, 20], blue: [3], black: [4, 9] }, cards)).toEqual([9])
    expect(served(2, { red: [1, 30], yellow: [2, 20], blue: [3], black: [4, 9] }, cards)).toEqual([20, 9])
    expect(served(1, { red: [1, 30, 20], yellow: [2], blue: [3], black: [4] }, cards)).toEqual([20])
  })

  it('RH-V4: a Wild serves one card only', () => {
    const plans = { ...met, 10: LACKS_1, 11: LACKS_1 }
    const cards = { towns: on, plans }
    const lines = { red: [1, 10, 11], yellow: [2], blue: [3], black: [4] }
    expect(served(1, lines, cards)).toEqual([10])
    expect(served(2, lines, cards)).toEqual([10, 11])
  })
})

const CATEGORY_OF = (landmark: Landmark) => Math.floor(LANDMARKS.indexOf(landmark) / 3)

/** Every way to choose this many landmarks, the same more than once if need be. */
function choices(count: number, from = 0): Landmark[][] {
  if (count === 0) return [[]]
  return LANDMARKS.slice(from).flatMap((landmark, i) =>
    choices(count - 1, from + i).map((others) => [landmark, ...others]),
  )
}
const CHOICES = [0, 1, 2, 3, 4, 5].map((count) => choices(count))

function isFulfilled(plan: PlanCard, touched: readonly Landmark[]): boolean {
  const count = (landmark: Landmark) => touched.filter((other) => other === landmark).length
  switch (plan.kind) {
    case 'three':
      return plan.landmarks?.every((landmark) => touched.includes(landmark)) ?? false
    case 'category':
      return [0, 1, 2].some((category) => touched.filter((landmark) => CATEGORY_OF(landmark) === category).length >= 4)
    case 'types':
      return new Set(touched).size >= 5
    case 'pairs':
      return LANDMARKS.reduce((pairs, landmark) => pairs + Math.floor(count(landmark) / 2), 0) >= 2
    default:
      return false
  }
}

function touchedBy(name: LineName, lines: Record<LineName, RailLine>): string[] {
  return [...new Set(lines[name].tracks.flatMap((track) => track.split('-')))]
}

/** With how many Wilds the plan is met: 0 to 5, or infinitely many. */
function needOf(
  plan: PlanCard,
  name: LineName,
  placed: Record<string, PlacedCard>,
  lines: Record<LineName, RailLine>,
  game: Game<RailTypes>,
): number {
  const squares = touchedBy(name, lines)
  if (plan.kind === 'tracks') return lines[name].tracks.length >= 7 ? 0 : Number.POSITIVE_INFINITY
  if (plan.kind === 'tl-br' || plan.kind === 'tr-bl') {
    const columns = Object.keys(placed).map(columnOf)
    const rows = Object.keys(placed).map(rowOf)
    const [west, east, north, south] = [
      Math.min(...columns),
      Math.max(...columns),
      Math.min(...rows),
      Math.max(...rows),
    ]
    const at = (column: number, row: number) =>
      squares.some((square) => columnOf(square) === column && rowOf(square) === row)
    const both = plan.kind === 'tl-br' ? at(west, north) && at(east, south) : at(east, north) && at(west, south)
    return both && east - west === 3 && south - north === 3 ? 0 : Number.POSITIVE_INFINITY
  }
  const touched = squares.flatMap((square) => game.cards.townCards[placed[square].card - 1].landmark ?? [])
  for (const [wilds, ways] of CHOICES.entries()) {
    if (ways.some((way) => isFulfilled(plan, [...touched, ...way]))) return wilds
  }
  return Number.POSITIVE_INFINITY
}

interface Assignment {
  readonly total: number
  readonly fulfilled: number
  readonly used: number
  /** The cards that Wilds serve, lowest first. */
  readonly served: readonly number[]
}

function isBetter(one: Assignment, other: Assignment): boolean {
  if (one.total !== other.total) return one.total > other.total
  if (one.fulfilled !== other.fulfilled) return one.fulfilled > other.fulfilled
  if (one.used !== other.used) return one.used < other.used
  const i = one.served.findIndex((card, i) => card !== other.served[i])
  return i >= 0 && one.served[i] < other.served[i]
}

/** The best of all choices of plans that the Wilds can serve. */
function bestAssignment(
  plans: readonly { card: number; name: LineName; points: number; need: number }[],
  wilds: number,
  withL: boolean,
): Assignment {
  let best: Assignment | undefined
  for (let set = 0; set < 1 << plans.length; set++) {
    const chosen = plans.filter((_, i) => (set >> i) & 1)
    const used = chosen.reduce((sum, { need }) => sum + need, 0)
    // What needs no Wild is met in every choice; this also keeps a set from being tried twice.
    if (used > wilds || plans.some((plan) => plan.need === 0 && !chosen.includes(plan))) continue
    const perLine = LINES.map((name) => chosen.filter((plan) => plan.name === name).length)
    const points = chosen.reduce((sum, plan) => sum + plan.points, 0)
    const total = points - 10 * perLine.filter((met) => met === 0).length + (withL ? 4 * Math.min(...perLine) : 0)
    const served = chosen.filter(({ need }) => need > 0).map(({ card }) => card)
    const assignment = { total, fulfilled: chosen.length, used, served: served.sort((a, b) => a - b) }
    if (best === undefined || isBetter(assignment, best)) best = assignment
  }
  if (best === undefined) throw new Error('there is always the choice without Wilds')
  return best
}

describe('any situation', () => {
  // Few different points make many ties; the printed ones are the real thing.
  const printed = Table.start({ players: 1 }, 'printed').game
  function gameWithTies(rng: Rng): Game<RailTypes> {
    const planCards = printed.cards.planCards.map((card) => ({ ...card, points: 2 * (1 + rng.below(3)) }))
    const read = printed.withCards({ ...printed.cards, planCards }, { id: 'ties', sha256: 'ties' })
    if (!read.ok) throw new Error(explainCards(read.error))
    return read.value
  }

  it('RH-V1, RH-V2, RH-V3, RH-V4, RH-V5, RH-V7: the score is that of the best of all assignments', () => {
    const rng = new Rng('score')
    const seen = { wilds: 0, unused: 0, ofMany: 0, all: 0 }
    for (let k = 0; k < 160; k++) {
      const game = k % 2 === 0 ? printed : gameWithTies(rng)
      const placed = randomTown(rng, 8 + rng.below(9), rng.shuffled(Array.from({ length: 60 }, (_, i) => i + 1)))
      const lines = randomLines(rng, Object.keys(placed), 8)
      const wilds = rng.below(7)
      const withL = rng.below(2) === 0
      const deck = rng.shuffled(Array.from({ length: 60 }, (_, i) => i + 1))
      for (const name of LINES) lines[name] = { ...lines[name], plans: deck.splice(0, rng.below(4)) }
      const resources = rng.below(9)
      const seat = { town: placed, lines, resources, hand: [61], kept: [31, 32, 33, 34, 35, 36].slice(0, wilds) }
      const { state } = Table.at({ requests: withL ? ['L', 'K'] : [], players: [seat] }, game)
      const score = game.standing(state).scores[0]

      const plans = LINES.flatMap((name) =>
        lines[name].plans.map((card) => {
          const plan = game.cards.planCards[card - 1]
          return { card, name, points: plan.points, need: needOf(plan, name, placed, lines, game) }
        }),
      )
      const reachable = plans.filter(({ need }) => need <= wilds)
      const best = bestAssignment(reachable, wilds, withL)
      const values = LINES.map((name) =>
        touchedBy(name, lines)
          .map((square) => game.cards.townCards[placed[square].card - 1].values[name])
          .reduce((sum, value) => sum + value, 0),
      )
      const fewestTracks = Math.min(...LINES.map((name) => lines[name].tracks.length))
      const others =
        values.reduce((sum, value) => sum + value, 0) + Math.floor(resources / 2) + (withL ? 3 * fewestTracks : 0)
      const expected = plans.map(({ card, points, need }) => {
        const met = need === 0 || best.served.includes(card)
        return { card, met, wilds: met ? need : 0, points: met ? points : 0 }
      })
      expect(LINES.flatMap((name) => score.plans[name])).toEqual(expected)
      expect(LINES.map((name) => score.lines[name])).toEqual(values)
      expect(score.fulfilled).toBe(best.fulfilled)
      expect(score.total).toBe(best.total + others)

      seen.all++
      if (best.used > 0) seen.wilds++
      if (best.used < wilds) seen.unused++
      if (reachable.filter(({ need }) => need > 0).length > best.served.length) seen.ofMany++
    }
    // The situations must have been worth it: Wilds in use, Wilds to spare, and choices to make.
    expect(seen.wilds).toBeGreaterThan(100)
    expect(seen.unused).toBeGreaterThan(20)
    expect(seen.ofMany).toBeGreaterThan(60)
  })
})
