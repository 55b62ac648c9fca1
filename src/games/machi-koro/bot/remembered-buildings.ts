import { ESTABLISHMENTS } from '../cards/cards.ts'
import { legalBits } from '../legality/legal.ts'
import { hasWonTurn } from '../play.ts'
import { COINS, copiesIn, type MachiState, ME, OWNED, SOLD_OUT, TOWNS, TURN } from '../state.ts'
import type { GreedyPlayer } from './greedy.ts'

/**
 * What a town builds with its coins hardly depends on what the others did a moment ago, so in the playouts of one
 * question it is worked out once and remembered. That is most of the work of a playout.
 */
export class RememberedBuildings {
  readonly #greedy: GreedyPlayer
  readonly #choices = new Map<number, number>()

  constructor(greedy: GreedyPlayer) {
    this.#greedy = greedy
  }

  choose(state: MachiState): number {
    const key = keyOf(state)
    const known = this.#choices.get(key)
    // Two towns may have the same key, though hardly ever.
    if (known !== undefined && ((legalBits(state) >> known) & 1) === 1) return known
    const choice = this.#greedy.choose(state)
    this.#choices.set(key, choice)
    return choice
  }
}

/** A number for the player whose turn it is, the town, its coins and what is sold out. */
function keyOf(state: MachiState): number {
  const { words } = state
  const player = words[TURN]
  let key = (words[words[ME] + COINS] << 3) | (player << 1) | (hasWonTurn(state) ? 1 : 0)
  key = mixed(key, words[words[ME] + OWNED])
  key = mixed(key, words[SOLD_OUT])
  for (let item = 0; item < ESTABLISHMENTS.length; item++) key = mixed(key, copiesIn(words[TOWNS + item], player))
  return key
}

function mixed(key: number, word: number): number {
  const product = Math.imul(key ^ word, 0x9e3779b1)
  return product ^ (product >>> 15)
}
