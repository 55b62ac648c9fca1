import { isOneOf } from '#engine/json.ts'
import { ITEMS, type ItemId } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import { build, NO_SWAP, PASS, reroll, roll, STAND, tv } from '../rules/actions.ts'
import { richestOther } from '../rules/foresight.ts'
import { isLegal } from '../rules/legality/legal.ts'
import { BUILD, copiesIn, hasItem, type MachiState, PHASE, REROLL, ROLL, TOWNS, TURN, TV } from '../rules/state.ts'
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
 * now. Where nothing can, it saves. Of another card set it knows what is on its list, and that it needs all landmarks.
 */
export class Shopper {
  readonly #list: ShoppingList
  readonly #gains = new RollGains()
  /** The list for the cards of the last question. */
  #cards: CardTables | undefined
  #lines: readonly Line[] = []

  constructor(list: ShoppingList) {
    this.#list = list
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
    const { words, cards } = state
    const player = words[TURN]
    const landmarks = Array.from({ length: cards.landmarks }, (_, i) => FIRST_LANDMARK + i)
    const missing = landmarks.filter((item) => !hasItem(words, player, item))
    if (missing.length === 1 && isLegal(state, build(missing[0]))) return build(missing[0])
    for (const { item, count } of this.#linesFor(cards)) {
      if (isLegal(state, build(item)) && copiesOf(words, player, item) < count) return build(item)
    }
    return PASS
  }

  #linesFor(cards: CardTables): readonly Line[] {
    if (this.#cards === cards) return this.#lines
    const own = cards.set.landmarks.filter(({ id }) => !isOneOf(ITEMS, id))
    const list: ShoppingList = [...this.#list, ...own.map(({ id }) => [id, 1] as const)]
    this.#cards = cards
    this.#lines = list.flatMap(([id, count]) => {
      const item = cards.itemOf.get(id)
      return item === undefined ? [] : [{ item, count }]
    })
    return this.#lines
  }
}

function copiesOf(words: Int32Array, player: number, item: number): number {
  return item >= FIRST_LANDMARK ? Number(hasItem(words, player, item)) : copiesIn(words[TOWNS + item], player)
}
