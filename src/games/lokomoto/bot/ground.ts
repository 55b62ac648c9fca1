import { countBits } from '#engine/bits.ts'
import { MAX_SECTIONS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import { countSections, listSections, SET_WORDS } from '../rules/sections.ts'
import { FREE, type LokoState, playerAt, RESERVED, SOLID } from '../rules/state.ts'
import { DRAWN, KEPT, OPEN_TO_ALL } from './outlook.ts'
import type { Weights } from './weights.ts'

const list = new Int32Array(MAX_SECTIONS)
/** Drawn sections come first, because they cost no turn. */
const DRAWN_FIRST = 1000
/** The bonus for the player's own reserved sections, which no other player can take. */
const KEPT_IS_SURE = 3

/** The map from the view of one player. `look` runs very often, so it reuses the arrays and allocates nothing. */
export class Ground {
  /** For each section LOST, OPEN_TO_ALL, KEPT or DRAWN. */
  readonly kinds = new Uint8Array(MAX_SECTIONS)
  /** How many of the player's own solid sections meet a section, and which other players come near it, as bits. */
  readonly joins = new Uint8Array(MAX_SECTIONS)
  readonly near = new Uint8Array(MAX_SECTIONS)
  /** The probability that a free section is taken within a round. */
  readonly danger = new Float64Array(MAX_SECTIONS)
  /** How good a section is to grow by, independent of the set. */
  readonly pull = new Float64Array(MAX_SECTIONS)
  /** The player's own solid sections: the first `solidCount` entries. */
  readonly solid = new Int32Array(MAX_SECTIONS)
  solidCount = 0
  /** The sections that are not lost, as a set. */
  readonly usable = new Int32Array(SET_WORDS)
  free = 0
  readonly #cards: CardTables
  readonly #weights: Weights
  /** The danger by the number of other players that come near. */
  readonly #dangers: Float64Array

  constructor(cards: CardTables, players: number, weights: Weights) {
    this.#cards = cards
    this.#weights = weights
    const { takenFar, takenNear } = weights
    this.#dangers = Float64Array.from(
      { length: MAX_PLAYERS },
      (_, near) => 1 - (1 - takenNear) ** near * (1 - takenFar) ** Math.max(0, players - 1 - near),
    )
  }

  look({ words, options }: LokoState, player: number): void {
    const { meeting } = this.#cards
    const me = playerAt(player)
    this.kinds.fill(0)
    this.joins.fill(0)
    this.near.fill(0)
    this.free = countSections(words, FREE)
    this.#mark(words, FREE, OPEN_TO_ALL)
    this.#mark(words, me + RESERVED, KEPT)
    this.#mark(words, me + SOLID, DRAWN)
    this.solidCount = listSections(words, me + SOLID, this.solid)
    for (let i = 0; i < this.solidCount; i++) {
      const others = meeting[this.solid[i]]
      for (let j = 0; j < others.length; j++) this.joins[others[j]]++
    }
    for (let i = 0; i < SET_WORDS; i++) {
      this.usable[i] = words[FREE + i] | words[me + RESERVED + i] | words[me + SOLID + i]
    }
    for (let other = 0; other < options.players; other++) {
      if (other === player) continue
      this.#comeNear(words, playerAt(other) + SOLID, 1 << other)
      this.#comeNear(words, playerAt(other) + RESERVED, 1 << other)
    }
    this.#value()
  }

  /** How much more the other players need a section than this player. */
  wantedByOthers(section: number): number {
    return countBits(this.near[section]) - this.joins[section]
  }

  #mark(words: Int32Array, at: number, kind: number): void {
    const count = listSections(words, at, list)
    for (let i = 0; i < count; i++) this.kinds[list[i]] = kind
  }

  #comeNear(words: Int32Array, at: number, bit: number): void {
    const count = listSections(words, at, list)
    for (let i = 0; i < count; i++) {
      const others = this.#cards.meeting[list[i]]
      for (let j = 0; j < others.length; j++) this.near[others[j]] |= bit
    }
  }

  #value(): void {
    const { meeting, sections } = this.#cards
    const { room, crowd } = this.#weights
    for (let section = 0; section < sections.length; section++) {
      const kind = this.kinds[section]
      if (kind === 0) continue
      if (kind === DRAWN) {
        this.danger[section] = 0
        this.pull[section] = DRAWN_FIRST - this.joins[section]
        continue
      }
      let open = 0
      const others = meeting[section]
      for (let j = 0; j < others.length; j++) if (this.kinds[others[j]] !== 0) open++
      const near = countBits(this.near[section])
      this.danger[section] = kind === KEPT ? 0 : this.#dangers[near]
      this.pull[section] = room * open + (kind === KEPT ? KEPT_IS_SURE : -crowd * near)
    }
  }
}
