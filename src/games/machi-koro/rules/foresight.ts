import { SECOND_DIE } from '../cards/cards.ts'
import { payIncome, takeFromOne, workMajors } from './income.ts'
import { DIE_SIDES } from './numbers.ts'
import { COINS, cloneState, DICE, hasEffect, type MachiState, PHASE, playerAt, SWAP, TURN, TV } from './state.ts'

/** What a roll would bring, for the insight and for bots. */
export interface Foreseen {
  /** The state after all income; a TV Station takes from the richest player, and nothing is swapped. */
  readonly after: MachiState
  /** The establishments that would ask the player who rolled for a choice. */
  readonly asking: readonly number[]
}

/** Pays a roll of the current player, in a copy. */
export function foresee(state: MachiState, roll: number): Foreseen {
  const after = cloneState(state)
  const { words, cards } = after
  const asking: number[] = []
  words[DICE] = roll
  words[DICE + 1] = 0
  payIncome(after)
  while (words[PHASE] === TV || words[PHASE] === SWAP) {
    if (words[PHASE] === TV) {
      asking.push(cards.tvStation)
      takeFromOne(after, richestOther(after))
    } else {
      asking.push(cards.businessCenter)
      workMajors(after, cards.businessCenter)
    }
  }
  return { after, asking }
}

/** The richest of the other players. */
export function richestOther({ words, options }: MachiState): number {
  let richest = -1
  for (let player = 0; player < options.players; player++) {
    if (player === words[TURN]) continue
    if (richest === -1 || words[playerAt(player) + COINS] > words[playerAt(richest) + COINS]) richest = player
  }
  return richest
}

/** By how many coins a player has more in one state than in another. */
export function gainOf(before: MachiState, after: MachiState, player: number): number {
  const at = playerAt(player) + COINS
  return after.words[at] - before.words[at]
}

/** The probability that this many dice show this number. */
function oddsOf(roll: number, dice: number): number {
  return waysTo(roll, dice) / DIE_SIDES ** dice
}

/** In how many ways dice can show this number. */
export function waysTo(roll: number, dice: number): number {
  return dice === 1 ? 1 : DIE_SIDES - Math.abs(roll - DIE_SIDES - 1)
}

interface ExpectedRoll {
  readonly dice: number
  /** The expected coins of each player. */
  readonly means: readonly number[]
}

/** The expected coins of every player from a roll with this many dice. */
function expectedRoll(state: MachiState, dice: number): ExpectedRoll {
  const means = new Array<number>(state.options.players).fill(0)
  for (let roll = dice; roll <= dice * DIE_SIDES; roll++) {
    const { after } = foresee(state, roll)
    for (let player = 0; player < means.length; player++)
      means[player] += gainOf(state, after, player) * oddsOf(roll, dice)
  }
  return { dice, means }
}

/** The number of dice that is better for the current player. */
export function bestRoll(state: MachiState): ExpectedRoll {
  const one = expectedRoll(state, 1)
  if (!hasEffect(state, SECOND_DIE)) return one
  const two = expectedRoll(state, 2)
  const roller = state.words[TURN]
  return two.means[roller] > one.means[roller] ? two : one
}
