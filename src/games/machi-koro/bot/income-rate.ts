import { DIE_SIDES, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { bestRoll } from '../rules/foresight.ts'
import { COINS, cloneState, giveTurn, hasEffect, type MachiState, playerAt } from '../rules/state.ts'

/** What people have in their purses when somebody else rolls, about: they have built something just before. */
const USUAL_COINS = 2
/** One throw of two dice in six is a double. */
const DOUBLE_CHANCE = 1 / DIE_SIDES

/** The coins that each player can expect in one round, in which everybody rolls once. */
export function incomeRates(state: MachiState): number[] {
  const { players } = state.options
  const usual = cloneState(state)
  for (let player = 0; player < players; player++) usual.words[playerAt(player) + COINS] = USUAL_COINS
  const rates = new Array<number>(players).fill(0)
  for (let roller = 0; roller < players; roller++) {
    giveTurn(usual.words, roller)
    const { means, dice } = bestRoll(usual)
    const turns = dice === 2 && hasEffect(usual, TURN_AFTER_DOUBLE) ? 1 / (1 - DOUBLE_CHANCE) : 1
    for (let player = 0; player < players; player++) rates[player] += means[player] * turns
  }
  return rates
}
