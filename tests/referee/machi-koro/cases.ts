import { ESTABLISHMENT_IDS, isPurple, LANDMARK_IDS } from './facts.ts'
import { costOf } from './moves.ts'
import { play } from './play.ts'
import { type Position, rolled, roller } from './position.ts'

/** The cases that a series of games must include to be a meaningful test: every action, every roll and rare events. */

const RARE = {
  restaurantDebt: 'a restaurant is not paid in full',
  restaurants: 'two players are paid for restaurants by one roll',
  stadiumDebt: 'somebody has not enough for the Stadium',
  tvDebt: 'somebody has not enough for the TV Station',
  tvAndSwap: 'the Business Center follows the TV Station',
  sameKind: 'one kind is swapped for itself',
  soldOut: 'an affordable kind is sold out',
  secondPurple: 'an affordable purple card is in the town already',
  anotherTurn: 'another turn for a double',
  doubleWithoutPark: 'a double without a park',
  freshPark: 'a park that is built after a double',
  secondDouble: 'a double of the second roll with a park',
} as const

const ACTIONS = ['roll 1', 'roll 2', 'reroll 1', 'reroll 2', 'stand', 'tv', 'swap', 'noswap', 'pass']
const BUILDINGS = [...ESTABLISHMENT_IDS, ...LANDMARK_IDS].map((id) => `build ${id}`)
const NUMBERS = Array.from({ length: 12 }, (_, index) => `rolled ${index + 1}`)

/** The cases that games of this many players must include; with two players, there is no order of payment. */
export function casesFor(players: number): string[] {
  const all = [...ACTIONS, ...BUILDINGS, ...NUMBERS, ...Object.values(RARE)]
  return all.filter((name) => players > 2 || name !== RARE.restaurants)
}

/** The cases that one step includes. */
export function casesOf(before: Position, action: string, after: Position): string[] {
  const [verb, ...words] = action.split(' ')
  const name = verb === 'tv' || verb === 'swap' ? verb : action
  const { payments } = play(before, action, after.dice)
  const toRestaurants = payments.filter(({ rule }) => rule === 'MK-I2')
  const toPurple = payments.filter(({ rule }) => rule === 'MK-I5')
  const debtToPurple = toPurple.some(({ forgiven }) => forgiven > 0)
  const rolls = verb === 'roll' || verb === 'reroll'
  const park = roller(before).landmarks.includes('amusement-park')
  const rare: Record<keyof typeof RARE, boolean> = {
    restaurantDebt: toRestaurants.some(({ forgiven }) => forgiven > 0),
    restaurants: toRestaurants.filter(({ coins }) => coins > 0).length > 1,
    stadiumDebt: verb !== 'tv' && debtToPurple,
    tvDebt: verb === 'tv' && debtToPurple,
    tvAndSwap: verb === 'tv' && after.phase === 'swap',
    sameKind: verb === 'swap' && words[0] === words[2],
    soldOut: before.phase === 'build' && affordable(before).some((id) => before.supply[id] === 0),
    secondPurple:
      before.phase === 'build' && affordable(before).some((id) => isPurple(id) && roller(before).cards[id] > 0),
    anotherTurn: before.phase === 'build' && after.phase === 'roll' && after.turn === before.turn,
    doubleWithoutPark: before.phase === 'build' && isDouble(before.dice) && after.turn !== before.turn,
    freshPark: action === 'build amusement-park' && isDouble(before.dice),
    secondDouble: verb === 'reroll' && isDouble(after.dice) && park,
  }
  const keys = Object.keys(RARE) as (keyof typeof RARE)[]
  return [
    name,
    ...(rolls ? [`rolled ${rolled(after)}`] : []),
    ...keys.filter((key) => rare[key]).map((key) => RARE[key]),
  ]
}

function affordable(position: Position) {
  return ESTABLISHMENT_IDS.filter((id) => costOf(id) <= roller(position).coins)
}

function isDouble([one, other]: readonly number[]): boolean {
  return one === other
}
