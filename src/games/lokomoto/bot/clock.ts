import { FREE_TAKEN, FREE_TAKEN_AT_LAST, FREE_TAKEN_SPREAD, LAST_FREE } from './weights.ts'

/** LK-E1: the free sections are the clock of the game. */

/** How many turns of anybody it takes until none of so many sections is free. */
function turnsToTake(free: number): number {
  return Math.max(0, free - LAST_FREE) / FREE_TAKEN + Math.min(free, LAST_FREE) / FREE_TAKEN_AT_LAST
}

/** How many turns a player can expect to have, the one that has begun included. */
export function turnsLeft(free: number, players: number): number {
  return 1 + turnsToTake(free - 1) / players
}

/**
 * How likely a player can still do something in the turn after so many others of their own, in which they take some free
 * sections themselves.
 */
export function chanceOfTurn(free: number, players: number, turnsBefore: number, taken: number): number {
  if (turnsBefore === 0) return 1
  if (taken >= free) return 0
  const between = (players - 1) * turnsBefore
  const spread = FREE_TAKEN_SPREAD * Math.sqrt(between)
  // One must be left, and half of one makes up for counting in whole ones.
  return 1 / (1 + Math.exp((-LOGISTIC * (turnsToTake(free - taken - HALF) - between)) / spread))
}

/** The logistic curve is that of the normal distribution, stretched by this. */
const LOGISTIC = 1.7
const HALF = 0.5
