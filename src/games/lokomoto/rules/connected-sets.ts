import { LARGEST_SHAPE, MAX_SECTIONS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { HIGHEST_PRICE, MAX_ODD_STATIONS } from './numbers.ts'
import { listSections } from './sections.ts'

/** Sets of sections as graphs. */

/** Whether any section can be reached from any other within the set. */
export function isConnected({ meeting }: CardTables, sections: readonly number[]): boolean {
  const left = new Set(sections.slice(1))
  const reached = sections.slice(0, 1)
  for (const section of reached) {
    for (const other of meeting[section]) if (left.delete(other)) reached.push(other)
  }
  return left.size === 0
}

/** LK-X1: whether a connected set can be drawn without lifting the pen. */
export function isOneStroke({ from, to }: CardTables, sections: readonly number[]): boolean {
  const odd = new Set<number>()
  for (const section of sections) {
    for (const station of [from[section], to[section]]) if (!odd.delete(station)) odd.add(station)
  }
  return odd.size <= MAX_ODD_STATIONS
}

/** The connected parts of a set, the largest first. */
export function partsOf({ meeting }: CardTables, sections: Iterable<number>): number[][] {
  const left = new Set(sections)
  const parts: number[][] = []
  for (const first of left) {
    const part = [first]
    left.delete(first)
    for (const section of part) {
      for (const other of meeting[section]) if (left.delete(other)) part.push(other)
    }
    parts.push(part)
  }
  return parts.sort((one, other) => other.length - one.length)
}

const LARGEST_SET = Math.max(HIGHEST_PRICE, LARGEST_SHAPE)

const NONE_BEFORE: readonly (readonly Int32Array[])[] = []

/**
 * Visits the connected sets of sections of one network, each once, without holding more than one of them (Redelmeier's
 * algorithm): a set grows only by sections that meet it and that were not passed over before.
 *
 * Open a network, or the part around a seed, and then either count the sets or step from one to the next. For another
 * walk open it again.
 */
export class ConnectedSets {
  readonly #cards: CardTables
  /** LK-X1: only sets that one stroke can draw. */
  readonly #oneStroke: boolean
  /** The current set: the first `size` entries. */
  readonly #set = new Int32Array(LARGEST_SET)
  #size = 0
  readonly #isIn = new Uint8Array(MAX_SECTIONS)
  /** Whether a section may not be added: it is not in the network, was passed over, or is waiting already. */
  readonly #isClosed = new Uint8Array(MAX_SECTIONS).fill(1)
  /** The sections by which the set could grow: for a set of each size, where they begin and end. */
  readonly #waiting = new Int32Array(MAX_SECTIONS)
  readonly #cursor = new Int32Array(LARGEST_SET + 1)
  readonly #end = new Int32Array(LARGEST_SET + 1)
  /** Whether a station has an odd number of the set's sections, and how many stations do. */
  readonly #isOdd: Uint8Array
  #odd = 0
  readonly #network = new Int32Array(MAX_SECTIONS)
  #networkSize = 0
  /** The index in the network of the next section to begin with. */
  #root = 0
  /** How many sections all sets of this walk have in common. */
  #seedSize = 0
  #isSeedDue = false
  /** Sets that contain one of these do not count; indexed by section. */
  #before: readonly (readonly Int32Array[])[] = NONE_BEFORE

  constructor(cards: CardTables, oneStroke: boolean) {
    this.#cards = cards
    this.#oneStroke = oneStroke
    this.#isOdd = new Uint8Array(cards.stations)
  }

  /** All connected sets of a network. */
  open(words: Int32Array, at: number): void {
    while (this.#size > 0) this.#remove()
    for (let i = 0; i < this.#networkSize; i++) this.#isClosed[this.#network[i]] = 1
    this.#networkSize = listSections(words, at, this.#network)
    for (let i = 0; i < this.#networkSize; i++) this.#isClosed[this.#network[i]] = 0
    this.#root = 0
    this.#seedSize = 0
    this.#before = NONE_BEFORE
  }

  /** The connected sets that contain a seed, itself a connected set, and none of the sets in `before`. */
  openAround(words: Int32Array, at: number, seed: Int32Array, before: readonly Int32Array[]): void {
    this.open(words, at)
    if (before.length > 0) this.#before = bySection(before)
    for (let i = 0; i < seed.length; i++) {
      this.#isClosed[seed[i]] = 1
      this.#add(seed[i])
    }
    let end = 0
    for (let i = 0; i < seed.length; i++) end = this.#await(seed[i], end)
    this.#seedSize = seed.length
    this.#isSeedDue = true
    this.#cursor[seed.length] = 0
    this.#end[seed.length] = end
  }

  /** Adds the number of sets of each size, up to a largest size, to `counts`. */
  count(counts: Float64Array, largest: number): void {
    if (this.#seedSize > 0) {
      if (this.#seedSize <= largest && this.#isWanted()) counts[this.#seedSize]++
      this.#countGrowing(counts, largest, 0, this.#end[this.#seedSize])
      return
    }
    while (this.#plantRoot(largest)) {
      counts[1]++
      this.#countGrowing(counts, largest, 0, this.#end[1])
      this.#stepBack()
    }
  }

  #countGrowing(counts: Float64Array, largest: number, from: number, end: number): void {
    const size = this.#size
    if (size >= largest) return
    const isEach = this.#oneStroke || this.#before.length > 0
    if (!isEach) {
      counts[size + 1] += end - from
      if (size + 1 === largest) return
    }
    for (let i = from; i < end; i++) {
      const section = this.#waiting[i]
      this.#add(section)
      const isNew = this.#isWithoutBefore(section)
      if (isEach && isNew && this.#isWanted()) counts[size + 1]++
      if (isNew && size + 1 < largest) {
        const nextEnd = this.#await(section, end)
        this.#countGrowing(counts, largest, i + 1, nextEnd)
        this.#forget(end, nextEnd)
      }
      this.#remove()
    }
  }

  /** Steps to the next set of this size, which must stay the same during a walk; false after the last. */
  next(size: number): boolean {
    if (this.#isSeedDue) {
      this.#isSeedDue = false
      if (this.#seedSize === size) return this.#isWanted()
    }
    for (;;) {
      const now = this.#size
      if (now > 0 && now < size && this.#cursor[now] < this.#end[now]) {
        if (!this.#stepOn(size)) continue
      } else if (now > this.#seedSize) {
        this.#stepBack()
        continue
      } else if (this.#seedSize > 0 || !this.#plantRoot(size)) return false
      if (this.#size === size && this.#isWanted()) return true
    }
  }

  /** The sections of the current set, ascending. */
  sections(): number[] {
    return Array.from(this.#set.slice(0, this.#size).sort())
  }

  has(section: number): boolean {
    return this.#isIn[section] === 1
  }

  /** Begins a set with the next section of the network; those before it are passed over. */
  #plantRoot(largest: number): boolean {
    if (this.#root === this.#networkSize) return false
    const section = this.#network[this.#root++]
    this.#isClosed[section] = 1
    this.#add(section)
    this.#cursor[1] = 0
    this.#end[1] = largest > 1 ? this.#await(section, 0) : 0
    return true
  }

  /** Adds the next section; false if no set with it counts. */
  #stepOn(largest: number): boolean {
    const size = this.#size
    const section = this.#waiting[this.#cursor[size]++]
    this.#add(section)
    if (!this.#isWithoutBefore(section)) {
      this.#remove()
      return false
    }
    this.#cursor[size + 1] = this.#cursor[size]
    this.#end[size + 1] = size + 1 < largest ? this.#await(section, this.#end[size]) : this.#end[size]
    return true
  }

  #stepBack(): void {
    const size = this.#size
    this.#forget(size === 1 ? 0 : this.#end[size - 1], this.#end[size])
    this.#remove()
  }

  /** Adds the sections that meet this one to the waiting list, from an index on; returns where the list ends. */
  #await(section: number, from: number): number {
    const meeting = this.#cards.meeting[section]
    let end = from
    for (let i = 0; i < meeting.length; i++) {
      const other = meeting[i]
      if (this.#isClosed[other] === 1) continue
      this.#isClosed[other] = 1
      this.#waiting[end++] = other
    }
    return end
  }

  #forget(from: number, end: number): void {
    for (let i = from; i < end; i++) this.#isClosed[this.#waiting[i]] = 0
  }

  #add(section: number): void {
    this.#set[this.#size++] = section
    this.#isIn[section] = 1
    if (this.#oneStroke) this.#flip(section)
  }

  #remove(): void {
    const section = this.#set[--this.#size]
    this.#isIn[section] = 0
    if (this.#oneStroke) this.#flip(section)
  }

  #flip(section: number): void {
    this.#flipStation(this.#cards.from[section])
    this.#flipStation(this.#cards.to[section])
  }

  #flipStation(station: number): void {
    this.#isOdd[station] ^= 1
    this.#odd += this.#isOdd[station] === 1 ? 1 : -1
  }

  #isWanted(): boolean {
    return !this.#oneStroke || this.#odd <= MAX_ODD_STATIONS
  }

  /**
   * Whether the set contains none of those in `before`; `section` was added last. A set that does cannot grow into one
   * that counts, so the walk can skip it: otherwise a small shape makes the walk many times longer.
   */
  #isWithoutBefore(section: number): boolean {
    const sets = this.#before[section]
    if (sets === undefined) return true
    for (let i = 0; i < sets.length; i++) if (this.#contains(sets[i])) return false
    return true
  }

  #contains(sections: Int32Array): boolean {
    for (let i = 0; i < sections.length; i++) if (this.#isIn[sections[i]] === 0) return false
    return true
  }
}

/** For each section the sets that contain it. */
function bySection(sets: readonly Int32Array[]): readonly (readonly Int32Array[])[] {
  const found: Int32Array[][] = []
  for (const set of sets) {
    for (const section of set) {
      if (found[section] === undefined) found[section] = [set]
      else found[section].push(set)
    }
  }
  return found
}
