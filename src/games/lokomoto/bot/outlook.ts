import type { CardTables } from '../cards/tables.ts'
import { partsOf } from '../rules/connected-sets.ts'
import { openShapes } from '../rules/legality/purchases.ts'
import { OPEN_TRAINS, SECRETS_EACH } from '../rules/numbers.ts'
import { countSections, SET_WORDS, sectionsOf } from '../rules/sections.ts'
import { FREE, type LokoState, NONE, OPEN, playerAt, RESERVED, SECRETS, SOLID } from '../rules/state.ts'

/** The status of a section for a player. LOST: black, or drawn or reserved by another player. */
export const LOST = 0
export const OPEN_TO_ALL = 1
export const KEPT = 2
export const DRAWN = 3

/** What a player sees of the table, computed once per turn. */
export interface Outlook {
  readonly state: LokoState
  readonly cards: CardTables
  readonly player: number
  readonly others: readonly number[]
  readonly free: number
  readonly solid: readonly number[]
  /** For each section LOST, OPEN_TO_ALL, KEPT or DRAWN. */
  readonly kinds: Uint8Array
  /** The sections that are not lost, as a set. */
  readonly usable: Int32Array
  /** For each section, how many of the player's own solid sections meet it. */
  readonly joins: Uint8Array
  /** For each section, how many other players have a solid or reserved section that meets it. */
  readonly rivals: Uint8Array
  /** The size of each other player's largest network, in the order of `others`. */
  readonly networks: readonly number[]
  /** The face-up trains, and the shapes that the player may take. */
  readonly trains: readonly number[]
  readonly shapes: readonly number[]
  /** LK-H1: the player's secret shapes, which the other players neither know nor can take. */
  readonly secrets: Int32Array
}

export function outlookOf(state: LokoState, player: number): Outlook {
  const { words, cards, options } = state
  const me = playerAt(player)
  const others = Array.from({ length: options.players }, (_, each) => each).filter((each) => each !== player)
  const kinds = new Uint8Array(cards.sections.length)
  for (const section of sectionsOf(words, FREE)) kinds[section] = OPEN_TO_ALL
  for (const section of sectionsOf(words, me + RESERVED)) kinds[section] = KEPT
  const solid = sectionsOf(words, me + SOLID)
  const joins = new Uint8Array(kinds.length)
  for (const section of solid) {
    kinds[section] = DRAWN
    for (const other of cards.meeting[section]) joins[other]++
  }
  const usable = new Int32Array(SET_WORDS)
  for (let i = 0; i < SET_WORDS; i++) usable[i] = words[FREE + i] | words[me + RESERVED + i] | words[me + SOLID + i]
  return {
    state,
    cards,
    player,
    others,
    free: countSections(words, FREE),
    solid,
    kinds,
    usable,
    joins,
    rivals: rivalsOf(state, others),
    networks: others.map((other) => largestNetwork(cards, sectionsOf(words, playerAt(other) + SOLID))),
    trains: Array.from(words.subarray(OPEN, OPEN + OPEN_TRAINS)).filter((train) => train !== NONE),
    shapes: openShapes(state, player),
    secrets: words.subarray(SECRETS + player * SECRETS_EACH, SECRETS + (player + 1) * SECRETS_EACH),
  }
}

function largestNetwork(cards: CardTables, solid: readonly number[]): number {
  return solid.length === 0 ? 0 : partsOf(cards, solid)[0].length
}

function rivalsOf({ words, cards }: LokoState, others: readonly number[]): Uint8Array {
  const rivals = new Uint8Array(cards.sections.length)
  for (const other of others) {
    const touched = new Set<number>()
    for (const set of [SOLID, RESERVED]) {
      for (const section of sectionsOf(words, playerAt(other) + set)) {
        for (const near of cards.meeting[section]) touched.add(near)
      }
    }
    for (const section of touched) rivals[section]++
  }
  return rivals
}
