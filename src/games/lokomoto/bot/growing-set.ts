import { LARGEST_SHAPE, MAX_SECTIONS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { HIGHEST_PRICE, MAX_ODD_STATIONS } from '../rules/numbers.ts'
import type { Ground } from './ground.ts'
import { DRAWN, LOST } from './outlook.ts'
import type { Weights } from './weights.ts'

export const LARGEST_SET = Math.max(HIGHEST_PRICE, LARGEST_SHAPE)

/**
 * A connected set of sections that grows by the best section that meets it. It maintains its rim, so that a step looks
 * only at the sections it could grow by.
 */
export class GrowingSet {
  readonly sections = new Int32Array(LARGEST_SET)
  size = 0
  readonly #cards: CardTables
  readonly #ground: Ground
  readonly #weights: Weights
  /** LK-X1 */
  readonly #isOneStroke: boolean
  /** A section is in the set, or was ever at its rim, if its entry equals `#number`: no clearing between sets. */
  readonly #isIn = new Int32Array(MAX_SECTIONS)
  readonly #isSeen = new Int32Array(MAX_SECTIONS)
  #number = 0
  readonly #rim = new Int32Array(MAX_SECTIONS)
  #rimSize = 0
  /** How many of the player's own solid sections are not in the set. */
  #ownLeft = 0
  readonly #isOdd: Uint8Array
  #odd = 0

  constructor(cards: CardTables, ground: Ground, weights: Weights, isOneStroke: boolean) {
    this.#cards = cards
    this.#ground = ground
    this.#weights = weights
    this.#isOneStroke = isOneStroke
    this.#isOdd = new Uint8Array(cards.stations)
  }

  has(section: number): boolean {
    return this.#isIn[section] === this.#number
  }

  /** Whether the set contains only the player's own solid sections. */
  get isOwn(): boolean {
    return this.#ground.solidCount - this.#ownLeft === this.size
  }

  beginWith(section: number): void {
    this.#begin()
    this.#add(section)
  }

  /** Begins with the sections of a shape. */
  beginAt(place: Int32Array): void {
    this.#begin()
    for (let i = 0; i < place.length; i++) this.#add(place[i])
  }

  growTo(size: number): void {
    while (this.size < size) {
      const next = this.#best()
      if (next === -1) return
      this.#add(next)
    }
  }

  #begin(): void {
    this.#number++
    this.size = 0
    this.#rimSize = 0
    this.#ownLeft = this.#ground.solidCount
    if (!this.#isOneStroke) return
    this.#isOdd.fill(0)
    this.#odd = 0
  }

  #add(section: number): void {
    const { kinds } = this.#ground
    this.sections[this.size++] = section
    this.#isIn[section] = this.#number
    this.#isSeen[section] = this.#number
    if (kinds[section] === DRAWN) this.#ownLeft--
    const meeting = this.#cards.meeting[section]
    for (let i = 0; i < meeting.length; i++) {
      const other = meeting[i]
      if (kinds[other] === LOST || this.#isSeen[other] === this.#number) continue
      this.#isSeen[other] = this.#number
      this.#rim[this.#rimSize++] = other
    }
    if (!this.#isOneStroke) return
    this.#odd = this.#oddWith(section)
    this.#isOdd[this.#cards.from[section]] ^= 1
    this.#isOdd[this.#cards.to[section]] ^= 1
  }

  #best(): number {
    const { kinds, joins, pull } = this.#ground
    const { leadsToOwn } = this.#weights
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.#rimSize; i++) {
      const section = this.#rim[i]
      if (this.#isIn[section] === this.#number) {
        // A section that has joined the set is removed from the rim only here.
        this.#rim[i--] = this.#rim[--this.#rimSize]
        continue
      }
      let value = pull[section]
      const mayLead = this.#ownLeft > 0 && joins[section] > 0 && kinds[section] !== DRAWN
      if (value + (mayLead ? leadsToOwn * joins[section] : 0) <= most) continue
      if (this.#isOneStroke && this.#oddWith(section) > MAX_ODD_STATIONS) continue
      if (mayLead) value += leadsToOwn * this.#newOwn(section)
      if (value <= most) continue
      most = value
      best = section
    }
    return best
  }

  /** How many of the player's own sections outside the set meet this one. */
  #newOwn(section: number): number {
    const meeting = this.#cards.meeting[section]
    let count = 0
    for (let i = 0; i < meeting.length; i++) {
      if (this.#ground.kinds[meeting[i]] === DRAWN && this.#isIn[meeting[i]] !== this.#number) count++
    }
    return count
  }

  #oddWith(section: number): number {
    const { from, to } = this.#cards
    return this.#odd + 2 - 2 * this.#isOdd[from[section]] - 2 * this.#isOdd[to[section]]
  }
}
