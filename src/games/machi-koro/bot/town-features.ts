import { bitsOf, lowestBit } from '#engine/bits.ts'
import { ESTABLISHMENTS, LANDMARKS, SECOND_DIE } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import { waysTo } from '../rules/foresight.ts'
import { DIE_SIDES, HIGHEST_ROLL } from '../rules/numbers.ts'
import { COPIES, HAS, incomeOf, LIT, PURSE } from './lean-town.ts'

/**
 * The features of a town for a net, each about 0 to 2: its cards, landmarks and coins, and derived values that a small
 * net would be slow to learn, such as combined incomes and the rounds to the last landmark.
 */

const INCOMES = ESTABLISHMENTS.length
const LANDMARKS_AT = 2 * INCOMES
const COINS_AT = LANDMARKS_AT + LANDMARKS.length
/** The limits up to which coins count: around the prices of landmarks, and a high one for all coins. */
const PURSES = [2, 4, 7, 10, 16, 22, 40]
const OUTLOOK_AT = COINS_AT + PURSES.length
const OUTLOOK = 8
export const TOWN_FEATURES = OUTLOOK_AT + OUTLOOK

/** The average gain of a purple card when it is activated, measured over many games. */
const TAKEN_OF_EACH = 1.5
const TAKEN_OF_ONE = 4
const WORTH_OF_SWAP = 3
/** The lowest income per round that is assumed, so that a town without income still makes progress. */
const SLOWEST_RATE = 0.3
const MOST_ROUNDS = 40

/** Writes the features of the town at index `at` (see lean-town.ts), at a table of this many players. */
export function describeTown(
  towns: Int32Array,
  at: number,
  players: number,
  { cards, odds, colours }: CardChances,
  features: Float64Array,
): void {
  const built = towns[at + LIT]
  const coins = towns[at + PURSE]
  features.fill(0)
  let own1 = 0
  let own2 = 0
  let blue1 = 0
  let blue2 = 0
  for (let left = towns[at + HAS]; left !== 0; left &= left - 1) {
    const item = lowestBit(left)
    const colour = colours[item]
    const income = colour === PURPLE ? takenBy(cards, item, players) : incomeOf(cards, towns, at, item)
    features[item] = towns[at + COPIES + item] / 3
    features[INCOMES + item] = income / 9
    if (colour === RED) continue
    own1 += income * odds[item]
    own2 += income * odds[ESTABLISHMENTS.length + item]
    if (colour !== BLUE) continue
    blue1 += income * odds[item]
    blue2 += income * odds[ESTABLISHMENTS.length + item]
  }
  let cost = 0
  let missing = 0
  for (let i = 0; i < LANDMARKS.length; i++) {
    const isBuilt = (built >> i) & 1
    features[LANDMARKS_AT + i] = isBuilt
    cost += (1 - isBuilt) * cards.costs[FIRST_LANDMARK + i]
    missing += 1 - isBuilt
  }
  for (let i = 0; i < PURSES.length; i++) features[COINS_AT + i] = Math.min(coins, PURSES[i]) / PURSES[i]
  const isTwo = (built & cards.effects[SECOND_DIE]) !== 0 && own2 > own1
  const own = isTwo ? own2 : own1
  const rate = own + (players - 1) * 0.5 * (blue1 + blue2)
  const rounds = Math.min(MOST_ROUNDS, Math.max(missing, (cost - coins) / Math.max(rate, SLOWEST_RATE)))
  features[OUTLOOK_AT] = own1 / 3
  features[OUTLOOK_AT + 1] = own2 / 3
  features[OUTLOOK_AT + 2] = own / 3
  features[OUTLOOK_AT + 3] = blue1
  features[OUTLOOK_AT + 4] = blue2
  features[OUTLOOK_AT + 5] = isTwo ? 1 : 0
  features[OUTLOOK_AT + 6] = rounds / 10
  features[OUTLOOK_AT + 7] = 3 / (1 + rounds)
}

function takenBy(cards: CardTables, item: number, players: number): number {
  if (item === cards.tvStation) return TAKEN_OF_ONE
  return item === cards.businessCenter ? WORTH_OF_SWAP : TAKEN_OF_EACH * (players - 1)
}

const GREEN = 0
const BLUE = 1
const RED = 2
const PURPLE = 3

export interface CardChances {
  readonly cards: CardTables
  /** The probability that each establishment is activated with one die; then, for all again, with two dice. */
  readonly odds: Float64Array
  readonly colours: Int32Array
}

export function chancesOf(cards: CardTables): CardChances {
  const odds = new Float64Array(2 * ESTABLISHMENTS.length)
  const colours = new Int32Array(ESTABLISHMENTS.length)
  const byColour = [
    [GREEN, cards.green],
    [BLUE, cards.blue],
    [RED, cards.red],
    [PURPLE, cards.purpleAt],
  ] as const
  for (const [colour, working] of byColour) {
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
      for (const item of bitsOf(working[roll])) {
        colours[item] = colour
        if (roll <= DIE_SIDES) odds[item] += 1 / DIE_SIDES
        if (roll > 1) odds[ESTABLISHMENTS.length + item] += waysTo(roll, 2) / DIE_SIDES ** 2
      }
    }
  }
  return { cards, odds, colours }
}
