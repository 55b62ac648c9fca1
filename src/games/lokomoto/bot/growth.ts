import { HIGHEST_PRICE, LARGEST_SHAPE } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { MOST_ODD } from '../rules/numbers.ts'
import { DRAWN, KEPT, LOST, type Outlook } from './outlook.ts'

const LARGEST = Math.max(HIGHEST_PRICE, LARGEST_SHAPE)

/** What has been drawn comes first, for it costs nothing. */
const DRAWN_FIRST = 100
/** A section that leads to more of one's own saves as many turns. */
const LEADS_TO_OWN = 10
/** One's own reserved sections cannot be taken by anybody. */
const KEPT_IS_SURE = 3
/** Where much is free around, one can go on. */
const ROOM = 0.2

/** Lets a set of sections grow, each time by the best one that meets it. Its first so many are the sets of each size. */
export class Growth {
  readonly sections = new Int32Array(LARGEST)
  size = 0
  readonly #outlook: Outlook
  readonly #cards: CardTables
  readonly #isOneStroke: boolean
  readonly #isIn: Uint8Array
  readonly #isOdd: Uint8Array
  #odd = 0
  /** What makes a section a good one to grow by, whatever the set. */
  readonly #pull: Float64Array

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#cards = outlook.cards
    this.#isOneStroke = outlook.state.options.advanced === true
    this.#isIn = new Uint8Array(outlook.kinds.length)
    this.#isOdd = new Uint8Array(outlook.cards.stations)
    this.#pull = pullsOf(outlook)
  }

  /** Begins again with a connected set, in advanced games one that a stroke can draw. */
  begin(seed: ArrayLike<number>): void {
    for (let i = 0; i < this.size; i++) this.#isIn[this.sections[i]] = 0
    this.#isOdd.fill(0)
    this.#odd = 0
    this.size = 0
    for (let i = 0; i < seed.length; i++) this.#add(seed[i])
  }

  /** Grows up to a size, as far as there is room. */
  growTo(size: number): void {
    while (this.size < size) {
      const next = this.#best()
      if (next === -1) return
      this.#add(next)
    }
  }

  #best(): number {
    const { kinds, joins } = this.#outlook
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.size; i++) {
      const meeting = this.#cards.meeting[this.sections[i]]
      for (let j = 0; j < meeting.length; j++) {
        const section = meeting[j]
        if (kinds[section] === LOST || this.#isIn[section] === 1) continue
        if (this.#isOneStroke && this.#oddWith(section) > MOST_ODD) continue
        let pull = this.#pull[section]
        if (pull <= most - LEADS_TO_OWN * joins[section]) continue
        if (kinds[section] !== DRAWN && joins[section] > 0) pull += LEADS_TO_OWN * this.#newOwn(section)
        if (pull <= most) continue
        most = pull
        best = section
      }
    }
    return best
  }

  /** How many of one's own sections that the set does not hold meet this one. */
  #newOwn(section: number): number {
    let count = 0
    for (const other of this.#cards.meeting[section]) {
      if (this.#outlook.kinds[other] === DRAWN && this.#isIn[other] === 0) count++
    }
    return count
  }

  #add(section: number): void {
    this.#odd = this.#oddWith(section)
    this.#isOdd[this.#cards.from[section]] ^= 1
    this.#isOdd[this.#cards.to[section]] ^= 1
    this.#isIn[section] = 1
    this.sections[this.size++] = section
  }

  #oddWith(section: number): number {
    const { from, to } = this.#cards
    return this.#odd + 2 - 2 * this.#isOdd[from[section]] - 2 * this.#isOdd[to[section]]
  }
}

function pullsOf({ cards, kinds, rivals }: Outlook): Float64Array {
  return Float64Array.from(kinds, (kind, section) => {
    if (kind === LOST) return Number.NEGATIVE_INFINITY
    if (kind === DRAWN) return DRAWN_FIRST
    let room = 0
    for (const other of cards.meeting[section]) if (kinds[other] !== LOST) room++
    return ROOM * room + (kind === KEPT ? KEPT_IS_SURE : -rivals[section] * ROOM)
  })
}
