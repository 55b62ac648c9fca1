import { DRAWN, NOTHING_NEW, type Outcome, REVEALED } from '#engine/game.ts'
import { FACE_UP, ROUNDS } from './numbers.ts'
import { moveAll, pop, push } from './piles.ts'
import {
  ACQUIRED,
  ACTIVE,
  BOARD,
  ENDED,
  FACE_UP_PLANS,
  FACE_UP_TOKENS,
  LAID,
  LOCATED,
  LOCATIONS,
  MAIN,
  OVER,
  PHASE,
  PLACED,
  PLAN_DISCARD,
  playerAt,
  type RailState,
  ROUND,
  STARTER,
  TOKEN_DISCARD,
  TOWN_DECK,
  TOWN_DISCARD,
  TURN,
} from './state.ts'
import { drawPlan, drawToken, plansLeft, tokensLeft } from './tokens.ts'

/** RH-R1: goes on to the next round, or to the end after the last one. */
export function beginNextRound(state: RailState): Outcome {
  const words = state.words
  const players = state.options.players
  if (words[ROUND] === ROUNDS) {
    words[PHASE] = OVER
    words[ACTIVE] = 0
    return NOTHING_NEW
  }
  if (words[ROUND] > 0) words[STARTER] = (words[STARTER] + 1) % players
  words[ROUND]++
  words[PHASE] = MAIN
  for (let player = 0; player < players; player++) {
    const me = playerAt(player)
    words[me + ACQUIRED] = 0
    words[me + PLACED] = 0
    words[me + LAID] = 0
    words[me + LOCATED] = 0
    words[me + ENDED] = 0
  }
  words[TURN] = words[STARTER]
  words[ACTIVE] = 1 << words[TURN]
  // RH-Z1: alone, the board is dealt in odd rounds only.
  if (players === 1 && words[ROUND] % 2 === 0) return NOTHING_NEW
  prepare(words)
  return DRAWN
}

/** RH-R2: clears the main board and deals it again. */
function prepare(words: Int32Array): void {
  for (let location = 0; location < LOCATIONS.length; location++) {
    if (words[BOARD + location] !== 0) push(words, TOWN_DISCARD, words[BOARD + location])
    words[BOARD + location] = 0
  }
  moveAll(words, FACE_UP_PLANS, PLAN_DISCARD)
  moveAll(words, FACE_UP_TOKENS, TOKEN_DISCARD)
  for (let location = 0; location < LOCATIONS.length; location++) words[BOARD + location] = pop(words, TOWN_DECK)
  for (let i = 0; i < FACE_UP && plansLeft(words) > 0; i++) push(words, FACE_UP_PLANS, drawPlan(words))
  for (let i = 0; i < FACE_UP && tokensLeft(words) > 0; i++) push(words, FACE_UP_TOKENS, drawToken(words))
}

/** RH-X2: with simultaneous turns the next one acquires, and when all have, every player plays on. */
export function afterAcquisition(state: RailState): void {
  if (!state.options.simultaneous) return
  const words = state.words
  const players = state.options.players
  words[TURN] = (words[TURN] + 1) % players
  words[ACTIVE] = words[TURN] === words[STARTER] ? (1 << players) - 1 : 1 << words[TURN]
}

/** RH-R4, RH-X2: after a player's `end`, the next player, or the next round when all have ended. */
export function afterEnd(state: RailState, player: number): Outcome {
  const words = state.words
  if (state.options.simultaneous) {
    words[ACTIVE] &= ~(1 << player)
    return words[ACTIVE] === 0 ? beginNextRound(state) : NOTHING_NEW
  }
  words[TURN] = (words[TURN] + 1) % state.options.players
  words[ACTIVE] = 1 << words[TURN]
  return words[TURN] === words[STARTER] ? beginNextRound(state) : NOTHING_NEW
}

/** Another player now sees what only the player knew; alone there is no other player. */
export function revealing(state: RailState): Outcome {
  return state.options.players > 1 ? REVEALED : NOTHING_NEW
}
