/**
 * Generates our reconstruction of the cards of The Rail on the Hill, checks it and writes the standard card file:
 *
 *   npx tsx scripts/make-rail-cards.ts
 *
 * The same numbers below give the same file, byte for byte. If the cards break a fact of the rules page or a promise
 * of balance, nothing is written. docs/cards.md says what is known and what is ours.
 */

import { writeFileSync } from 'node:fs'
import { makeDevTokens } from './rail-cards/dev-tokens.ts'
import { cardFile, summary } from './rail-cards/format.ts'
import { makePlanCards } from './rail-cards/plan-cards.ts'
import { makeTownCards, type TownTuning } from './rail-cards/town-cards.ts'
import { type Bounds, problemsOf } from './rail-cards/verify.ts'

/** Another seed gives other cards with the same properties. */
const SEED = 'rail-on-the-hill/standard'

/** Over all 68 Town cards. More roads make tracks cheaper and towns stronger. */
const MEAN_ROADS = 4.4

/** How many roads one more point costs a card: about 3 roads from total 9 to total 16. */
const ROADS_PER_POINT = 0.44

/** Extra roads of a card without a landmark. */
const EXTRA_ROADS_WITHOUT_LANDMARK = 1

/** The share of cards with at most 4 roads that have no two opposite roads. */
const SHARE_OF_BENDS = 0.4

/**
 * The numbers of the Town cards by their four values. A family is dealt to the lines in different ways. Its size must
 * be a multiple of 4, or all the arrangements its pattern has: only then do the lines stay equal.
 */
const FAMILIES: TownTuning['families'] = [
  { first: 1, last: 4, pattern: [6, 1, 1, 1] },
  { first: 5, last: 5, pattern: [3, 3, 3, 3] },
  { first: 6, last: 9, pattern: [5, 2, 2, 2] },
  { first: 10, last: 13, pattern: [4, 4, 4, 1] },
  { first: 14, last: 25, pattern: [4, 3, 3, 2] },
  { first: 26, last: 31, pattern: [6, 6, 2, 2] },
  { first: 32, last: 37, pattern: [6, 6, 1, 1] },
  { first: 38, last: 43, pattern: [5, 5, 1, 1] },
  { first: 44, last: 55, pattern: [6, 6, 2, 1] },
  { first: 56, last: 67, pattern: [4, 3, 2, 1] },
  { first: 68, last: 68, pattern: [4, 4, 4, 4] },
]

/** Cards outside these bounds are refused. */
const BOUNDS: Bounds = {
  totals: [9, 16],
  meanRoads: [4, 4.5],
  roadsAtLowestTotal: [5.5, 6.5],
  roadsAtHighestTotal: [2.5, 3.5],
  leastSixesAndOnes: 46,
  leastShareOfBendsAndOfThroughRoads: 0.25,
}

const FILE = new URL('../src/games/rail-on-the-hill/cards/standard.json', import.meta.url)

const cards = {
  townCards: makeTownCards(SEED, {
    families: FAMILIES,
    meanRoads: MEAN_ROADS,
    roadsPerPoint: ROADS_PER_POINT,
    extraRoadsWithoutLandmark: EXTRA_ROADS_WITHOUT_LANDMARK,
    shareOfBends: SHARE_OF_BENDS,
  }),
  planCards: makePlanCards(SEED),
  devTokens: makeDevTokens(),
}

process.stdout.write(summary(cards))
const problems = problemsOf(cards, BOUNDS)
if (problems.length > 0) {
  process.stderr.write(`Not written, because the cards break their rules:\n${problems.join('\n')}\n`)
  process.exitCode = 1
} else {
  writeFileSync(FILE, cardFile(cards))
}
