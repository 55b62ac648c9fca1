import { lowestBit } from '../../../engine/bits.ts'
import { build, NO_SWAP, PASS, reroll, roll, STAND, tv } from '../actions.ts'
import { FIRST_LANDMARK, ITEMS, type ItemId } from '../cards/cards.ts'
import { richestOther } from '../foresight.ts'
import { legalBits } from '../legality/legal.ts'
import {
  ALL_LANDMARKS,
  BUILD,
  copiesIn,
  type MachiState,
  ME,
  OWNED,
  PHASE,
  playerAt,
  REROLL,
  ROLL,
  TOWNS,
  TURN,
  TV,
} from '../state.ts'
import { RollGains } from './roll-gains.ts'

/** What to have and how many of it, what matters most first; a line may be there again later with a higher number. */
export type ShoppingList = readonly (readonly [item: ItemId, count: number])[]

/** The same in numbers. */
interface Line {
  readonly item: number
  readonly count: number
}

/**
 * Plays by a list: wins where it can, and otherwise builds the first thing of the list that is missing and can be built
 * now. Where nothing can, it saves.
 */
export class Shopper {
  readonly #lines: readonly Line[]
  readonly #gains = new RollGains()

  constructor(list: ShoppingList) {
    this.#lines = list.map(([id, count]) => ({ item: ITEMS.indexOf(id), count }))
  }

  choose(state: MachiState): number {
    const { words } = state
    switch (words[PHASE]) {
      case ROLL:
        return roll(this.#gains.look(state).dice)
      case REROLL:
        return this.#rerollOrStand(state)
      case TV:
        return tv(richestOther(state))
      case BUILD:
        return this.#nextOnList(state)
      default:
        return NO_SWAP
    }
  }

  #rerollOrStand(state: MachiState): number {
    const { dice, mean } = this.#gains.look(state)
    return this.#gains.ofDice(state.words) < mean ? reroll(dice) : STAND
  }

  #nextOnList(state: MachiState): number {
    const { words } = state
    const legal = legalBits(state)
    const missing = ALL_LANDMARKS & ~words[words[ME] + OWNED]
    const isLast = (missing & (missing - 1)) === 0
    if (isLast && ((legal >> build(lowestBit(missing))) & 1) === 1) return build(lowestBit(missing))
    for (const { item, count } of this.#lines) {
      if (((legal >> build(item)) & 1) === 1 && this.#has(words, item) < count) return build(item)
    }
    return PASS
  }

  #has(words: Int32Array, item: number): number {
    const player = words[TURN]
    return item >= FIRST_LANDMARK
      ? (words[playerAt(player) + OWNED] >> item) & 1
      : copiesIn(words[TOWNS + item], player)
  }
}
