import { ROUNDS } from '../rules/numbers.ts'
import { MAIN, PHASE, type RailState, ROUND } from '../rules/state.ts'
import type { TurnNode } from './turn-node.ts'

/** Estimates the value of turns, in points at the end of the game. */
export interface Judge {
  /** The expected final score of a player, from that player's side of the table alone, at the end of a turn. */
  worth(state: RailState, player: number): number
  /**
   * The same in three steps, each slower than the one before; `worth` is their sum: the present score, the prospects of
   * the rounds to come, and a correction of both. The last two are about the state and the player of the last `score`:
   * call them in this order, before any other method. For a turn that goes on, `stillDue` is corrected as well.
   */
  score(state: RailState, player: number): number
  prospects(): number
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
