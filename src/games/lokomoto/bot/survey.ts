import { MAX_SECTIONS, MAX_SHAPES } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import { isWithin, listSections, SET_WORDS } from '../rules/sections.ts'
import { FREE, type LokoState, playerAt, RESERVED, SOLID } from '../rules/state.ts'
import { countMissing } from './rivalry.ts'

/** Stands for "impossible": more sections than any plan can lack. */
export const FAR = 99

/**
 * The public progress of every player: the size of their largest network, and how many sections they lack for a shape.
 * The entries of a player date from the last time `look` was called for that player.
 */
export class Survey {
  readonly networks = new Int32Array(MAX_PLAYERS)
  readonly #lacks = new Int32Array(MAX_PLAYERS * MAX_SHAPES).fill(FAR)
  readonly #cards: CardTables
  readonly #list = new Int32Array(MAX_SECTIONS)
  readonly #queue = new Int32Array(MAX_SECTIONS)
  readonly #isLeft = new Uint8Array(MAX_SECTIONS)
  readonly #usable = new Int32Array(SET_WORDS)

  constructor(cards: CardTables) {
    this.#cards = cards
  }

  /** How many sections a player lacks for a shape. */
  lack(player: number, shape: number): number {
    return this.#lacks[player * MAX_SHAPES + shape]
  }

  note(player: number, shape: number, lack: number): void {
    this.#lacks[player * MAX_SHAPES + shape] = lack
  }

  /** Updates the size of a player's network and how many sections they lack for each of these shapes. */
  look(state: LokoState, player: number, shapes: readonly number[]): void {
    this.networks[player] = this.#largest(state.words, playerAt(player) + SOLID)
    for (const shape of shapes) this.note(player, shape, this.#lackOf(state, player, shape))
  }

  #lackOf({ words, cards }: LokoState, player: number, shape: number): number {
    const me = playerAt(player)
    const usable = this.#usable
    for (let i = 0; i < SET_WORDS; i++) usable[i] = words[FREE + i] | words[me + SOLID + i] | words[me + RESERVED + i]
    const { count, sets } = cards.placements[shape]
    let least = FAR
    for (let at = 0; at < count * SET_WORDS; at += SET_WORDS) {
      if (isWithin(sets, at, usable, 0)) least = Math.min(least, countMissing(sets, at, words, me + SOLID))
    }
    return least
  }

  #largest(words: Int32Array, at: number): number {
    const list = this.#list
    const queue = this.#queue
    const isLeft = this.#isLeft
    const count = listSections(words, at, list)
    for (let i = 0; i < count; i++) isLeft[list[i]] = 1
    let largest = 0
    for (let i = 0; i < count; i++) {
      if (isLeft[list[i]] === 0) continue
      isLeft[list[i]] = 0
      queue[0] = list[i]
      let size = 1
      for (let next = 0; next < size; next++) {
        const meeting = this.#cards.meeting[queue[next]]
        for (let j = 0; j < meeting.length; j++) {
          if (isLeft[meeting[j]] === 0) continue
          isLeft[meeting[j]] = 0
          queue[size++] = meeting[j]
        }
      }
      if (size > largest) largest = size
    }
    return largest
  }
}
