import { ROUNDS } from '../rules/numbers.ts'
import { MAIN, PHASE, type RailState, ROUND } from '../rules/state.ts'
import type { TurnNode } from './turn-node.ts'

/** Estimates the value of turns, in points at the end of the game. */
export interface Judge {
  /** The expected final score of a player, from that player's side of the table alone, at the end of a turn. */
  worth(state: RailState, player: number): number
  /**
   * The same in two steps. `correction` refines the last `glance`: call it before any other method, for the same state
   * and player; `worth` is their sum. For a turn that goes on, the correction is that of `glance` plus `stillDue`.
   */
  glance(state: RailState, player: number): number
  correction(goesOn: boolean): number
  /** The expected gain of a draw of two Plan cards, and of two Development tokens. */
  plansHope(rounds: number): number
  tokensHope(rounds: number): number
}

/** The expected gain of the draws of a turn. */
export function hopesOf(judge: Judge, { plansDrawn, tokensDrawn, state }: TurnNode): number {
  if (plansDrawn + tokensDrawn === 0) return 0
  const rounds = roundsLeft(state.words)
  return plansDrawn * judge.plansHope(rounds) + tokensDrawn * judge.tokensHope(rounds)
}

/** RH-R1: how many rounds come after this one. */
export function roundsLeft(words: Int32Array): number {
  return words[PHASE] < MAIN ? ROUNDS : ROUNDS - words[ROUND]
}
