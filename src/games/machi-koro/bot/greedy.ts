import { lowestBit } from '#engine/bits.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import { builtItem, isBuild, NO_SWAP, swap, tv } from '../rules/actions.ts'
import { listActions, MAX_ACTIONS, tradableOf } from '../rules/legality/legal.ts'
import { hasWonTurn } from '../rules/play.ts'
import { addCards, addLandmark, BUILT, COINS, type MachiState, PHASE, playerAt, TURN, TV } from '../rules/state.ts'
import type { WinEvaluator } from './evaluator.ts'

/** An action to build an item or nothing, and the chance to win after it. */
export interface Building {
  readonly action: number
  readonly chance: number
}

const list = new Int32Array(MAX_ACTIONS)

/** Decides by the immediate chance to win: which player to take from, what to swap, how good each building is. */
export class GreedyPlayer {
  readonly #evaluator: WinEvaluator

  constructor(evaluator: WinEvaluator) {
    this.#evaluator = evaluator
  }

  /** The decision for a purple card: TV Station or Business Center. */
  choose(state: MachiState): number {
    return state.words[PHASE] === TV ? this.#chooseVictim(state) : this.#chooseSwap(state)
  }

  /** All legal actions of the build phase, with their chances. */
  buildings(state: MachiState): Building[] {
    const player = state.words[TURN]
    this.#evaluator.read(state, hasWonTurn(state) ? player : rollerAfter(state))
    this.#evaluator.hold(player)
    return Array.from(list.subarray(0, listActions(state, list)), (action) => ({
      action,
      chance: isBuild(action)
        ? this.#chanceWithItem(state, player, builtItem(action))
        : this.#evaluator.chanceWith(state, player),
    }))
  }

  #chanceWithItem(state: MachiState, player: number, item: number): number {
    const { words, cards } = state
    const me = playerAt(player)
    const built = words[me + BUILT]
    words[me + COINS] -= cards.costs[item]
    if (item < FIRST_LANDMARK) addCards(words, player, item, 1)
    else addLandmark(words, player, item)
    const chance = this.#evaluator.chanceWith(state, player)
    words[me + COINS] += cards.costs[item]
    if (item < FIRST_LANDMARK) addCards(words, player, item, -1)
    words[me + BUILT] = built
    return chance
  }

  #chooseVictim(state: MachiState): number {
    const { words, cards, options } = state
    const player = words[TURN]
    let best = -1
    let most = -1
    for (let payer = 0; payer < options.players; payer++) {
      if (payer === player) continue
      const at = playerAt(payer) + COINS
      const paid = Math.min(words[at], cards.incomes[cards.tvStation])
      words[at] -= paid
      words[playerAt(player) + COINS] += paid
      const chance = this.#evaluator.chanceOf(state, player, rollerAfter(state))
      words[at] += paid
      words[playerAt(player) + COINS] -= paid
      if (chance > most) {
        most = chance
        best = payer
      }
    }
    return tv(best)
  }

  /** Gives the card that is missed least, and takes the best card for it. The chance includes the partner's gain. */
  #chooseSwap(state: MachiState): number {
    const { words, options } = state
    const player = words[TURN]
    const given = this.#leastMissed(state, player)
    if (given === -1) return NO_SWAP
    let best = NO_SWAP
    let most = this.#evaluator.chanceOf(state, player, rollerAfter(state))
    for (let partner = 0; partner < options.players; partner++) {
      if (partner === player) continue
      for (let theirs = tradableOf(state, partner); theirs !== 0; theirs &= theirs - 1) {
        const taken = lowestBit(theirs)
        trade(words, player, given, partner, taken)
        const chance = this.#evaluator.chanceOf(state, player, rollerAfter(state))
        trade(words, player, taken, partner, given)
        if (chance > most) {
          most = chance
          best = swap(given, partner, taken)
        }
      }
    }
    return best
  }

  #leastMissed(state: MachiState, player: number): number {
    this.#evaluator.read(state, rollerAfter(state))
    this.#evaluator.hold(player)
    let least = -1
    let most = -1
    for (let mine = tradableOf(state, player); mine !== 0; mine &= mine - 1) {
      const item = lowestBit(mine)
      addCards(state.words, player, item, -1)
      const chance = this.#evaluator.chanceWith(state, player)
      addCards(state.words, player, item, 1)
      if (chance > most) {
        most = chance
        least = item
      }
    }
    return least
  }
}

function rollerAfter({ words, options }: MachiState): number {
  return words[TURN] + 1 === options.players ? 0 : words[TURN] + 1
}

function trade(words: Int32Array, player: number, given: number, partner: number, taken: number): void {
  addCards(words, player, given, -1)
  addCards(words, partner, given, 1)
  addCards(words, partner, taken, -1)
  addCards(words, player, taken, 1)
}
