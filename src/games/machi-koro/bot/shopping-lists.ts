import { isObject, isOneOf, isWholeNumber, shown } from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { ITEMS, type ItemId } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import { build, NO_SWAP, PASS, reroll, roll, STAND, tv } from '../rules/actions.ts'
import { richestOther } from '../rules/foresight.ts'
import { isLegal } from '../rules/legality/legal.ts'
import { BUILD, copiesIn, hasItem, type MachiState, PHASE, REROLL, ROLL, TOWNS, TURN, TV } from '../rules/state.ts'
import { RollGains } from './roll-gains.ts'
import lists from './shopping-lists.json' with { type: 'json' }

/** Items and how many to own, the most important first; an item may appear again later with a higher count. */
export type ShoppingList = readonly (readonly [item: ItemId, count: number])[]

/** A line of a list, with the item's number in a card set. */
interface Line {
  readonly item: number
  readonly count: number
}

/**
 * Plays by a list: wins if it can, and otherwise builds the first item of the list that is missing and can be built
 * now. If there is none, it saves. In another card set it uses the items that exist there, and adds the set's own
 * landmarks.
 */
export class Shopper {
  readonly #list: ShoppingList
  readonly #gains = new RollGains()
  /** The cards of the last question, and the list for them. */
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

const NAME = /^[a-z][a-z0-9-]{0,30}$/

const MOST_LISTS = 100

const MOST_LINES = 100

const MOST_COPIES = 99

/** Reads shopping lists from a file, by their names. Reports the first mistake with its list and line. */
export function readLists(json: unknown): Result<Readonly<Record<string, ShoppingList>>> {
  if (!isObject(json)) return rejected(`shopping lists must be an object with a name for each, not ${shown(json)}`)
  const lists = Object.entries(json)
  if (lists.length === 0) return rejected('there is no shopping list')
  if (lists.length > MOST_LISTS)
    return rejected(`there are ${lists.length} shopping lists; at most ${MOST_LISTS} are read`)
  for (const [name, list] of lists) {
    const problem = nameProblem(name) ?? listProblem(list)
    if (problem !== undefined) return rejected(`${shown(name)}: ${problem}`)
  }
  return accepted(json as Readonly<Record<string, ShoppingList>>)
}

function nameProblem(name: string): string | undefined {
  return NAME.test(name) ? undefined : 'a name is made of up to 31 small letters, digits and hyphens, a letter first'
}

function listProblem(list: unknown): string | undefined {
  if (!Array.isArray(list)) return `a shopping list must be a list, not ${shown(list)}`
  if (list.length > MOST_LINES) return `it has ${list.length} lines; at most ${MOST_LINES} are read`
  for (const [i, line] of list.entries()) {
    const problem = lineProblem(line)
    if (problem !== undefined) return `line ${i + 1}: ${problem}`
  }
  return undefined
}

function lineProblem(line: unknown): string | undefined {
  if (!Array.isArray(line) || line.length !== 2) return `must be a card and how many of it, not ${shown(line)}`
  const [item, count] = line
  if (!isOneOf(ITEMS, item)) return `the card must be one of ${ITEMS.join(', ')}, not ${shown(item)}`
  if (!isWholeNumber(count, 1, MOST_COPIES)) {
    return `how many must be a whole number from 1 to ${MOST_COPIES}, not ${shown(count)}`
  }
  return undefined
}

/**
 * Strategies that players know by name. The order and counts of each did best in some hundred thousand games of the
 * lists against each other with two and four seats, among variants that keep the character of the strategy.
 */
export const LISTS = lists as unknown as Readonly<Record<keyof typeof lists, ShoppingList>>
