import type { Rng } from '#engine/random.ts'
import { type Action, block, draw, reserve, reserveOne } from '../actions.ts'
import { countSections, nthSection, SET_WORDS, sectionsOf } from '../sections.ts'
import { BLOCK, FREE, type LokoState, OVER, PHASE, playerAt, RESERVED, TURN } from '../state.ts'
import { countPurchases, listPurchases, meansOf, nthPurchase } from './purchases.ts'

/** LK-A2: what the current player can draw, as a set of sections: free ones and the player's own reserved ones. */
const drawable = new Int32Array(SET_WORDS)

function findDrawable({ words }: LokoState): void {
  const reserved = playerAt(words[TURN]) + RESERVED
  for (let i = 0; i < SET_WORDS; i++) drawable[i] = words[FREE + i] | words[reserved + i]
}

/** LK-A1: pairs, and at the end the last one alone. */
function countReservations(free: number): number {
  return free === 1 ? 1 : (free * (free - 1)) / 2
}

/** Every legal action of the current player. A list that is cut off has purchases of every train, and reservations. */
export function* listActions(state: LokoState): Generator<Action> {
  const { words } = state
  const phase = words[PHASE]
  if (phase === OVER) return
  const free = sectionsOf(words, FREE)
  if (phase === BLOCK) {
    for (const section of free) yield block(section)
    return
  }
  findDrawable(state)
  for (const section of sectionsOf(drawable, 0)) yield draw(section)
  yield* inTurns<Action>([...listPurchases(state, words[TURN]), listReservations(free)])
}

function* listReservations(free: readonly number[]): Generator<number> {
  for (const [i, one] of free.entries()) {
    for (let j = i + 1; j < free.length; j++) yield reserve(one, free[j])
  }
  if (free.length === 1) yield reserveOne(free[0])
}

/** The first of each list, then the second of each, and so on. */
function* inTurns<Item>(lists: readonly Generator<Item>[]): Generator<Item> {
  const open = new Set(lists)
  while (open.size > 0) {
    for (const list of open) {
      const { done, value } = list.next()
      if (done) open.delete(list)
      else yield value
    }
  }
}

/** How many legal actions of each kind the current player has. */
export function countActions(state: LokoState): Record<string, number> {
  const { words } = state
  if (words[PHASE] === OVER) return {}
  const free = countSections(words, FREE)
  if (words[PHASE] === BLOCK) return { block: free }
  findDrawable(state)
  return {
    reserve: countReservations(free),
    draw: countSections(drawable, 0),
    buy: countPurchases(state, words[TURN]),
  }
}

/** One of the legal actions of the current player, each equally likely. */
export function sampleAction(state: LokoState, rng: Rng): Action {
  const { words } = state
  const free = countSections(words, FREE)
  if (words[PHASE] === BLOCK) return block(nthSection(words, FREE, rng.below(free)))
  findDrawable(state)
  const draws = countSections(drawable, 0)
  const reservations = countReservations(free)
  const means = meansOf(state, words[TURN])
  const choice = rng.below(draws + reservations + countPurchases(state, words[TURN], means))
  if (choice < draws) return draw(nthSection(drawable, 0, choice))
  if (choice < draws + reservations) return nthReservation(words, free, choice - draws)
  return nthPurchase(state, words[TURN], choice - draws - reservations, means)
}

/** Pairs are ordered by their second section, each of which has as many pairs as there are free sections before it. */
function nthReservation(words: Int32Array, free: number, rank: number): number {
  if (free === 1) return reserveOne(nthSection(words, FREE, 0))
  const second = Math.floor((1 + Math.sqrt(1 + 8 * rank)) / 2)
  const first = rank - (second * (second - 1)) / 2
  return reserve(nthSection(words, FREE, first), nthSection(words, FREE, second))
}
