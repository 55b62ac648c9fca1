import { FIRST_LANDMARK } from '../cards/tables.ts'
import { COINS, hasAllLandmarks, hasItem, type MachiState, playerAt, TURN } from '../state.ts'
import type { WinEvaluator } from './evaluator.ts'
import { incomeRates } from './income-rate.ts'

/** Nobody stands still for ever. */
const SLOWEST_RATE = 0.3

/** How good a state is for a player: few rounds to the last landmark. What the others are about is not looked at. */
export function raceValue(state: MachiState, player: number): number {
  if (hasAllLandmarks(state, player)) return Number.POSITIVE_INFINITY
  return -roundsLeft(state, player, incomeRates(state)[player])
}

/** Who needs half as many rounds wins two to this power times as often. */
const SHARPNESS = 4

/** Judges any cards, without having learned anything: by the rounds that everybody needs to the last landmark. */
export class RaceEvaluator implements WinEvaluator {
  #roller = 0

  read(state: MachiState, roller = state.words[TURN]): void {
    this.#roller = roller
  }

  /** What a player builds can change what the others get, so they are all looked at again. */
  hold(): void {}

  chanceWith(state: MachiState, player: number): number {
    if (hasAllLandmarks(state, player)) return 1
    const { players } = state.options
    const weights = incomeRates(state).map((rate, each) => {
      const wait = ((each - this.#roller + players) % players) / players
      return (roundsLeft(state, each, rate) + wait) ** -SHARPNESS
    })
    return weights[player] / weights.reduce((one, other) => one + other)
  }

  chanceOf(state: MachiState, player: number, roller = state.words[TURN]): number {
    this.#roller = roller
    return this.chanceWith(state, player)
  }
}

/** The rounds until a player can have paid for all landmarks at this income, one at most each turn. */
function roundsLeft({ words, cards }: MachiState, player: number, rate: number): number {
  const me = playerAt(player)
  let cost = 0
  let missing = 0
  for (let i = 0; i < cards.landmarks; i++) {
    if (hasItem(words, player, FIRST_LANDMARK + i)) continue
    cost += cards.costs[FIRST_LANDMARK + i]
    missing++
  }
  return Math.max(missing, (cost - words[me + COINS]) / Math.max(rate, SLOWEST_RATE))
}
