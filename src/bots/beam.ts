/**
 * The best few of many items, for a beam search. Its places are allocated once and reused, so that a search allocates
 * nothing. A caller that offers an item gets a place to write it to, or none.
 */
export class Beam<Place> {
  readonly #places: Place[]
  readonly #values: Float64Array
  readonly #keys: Float64Array
  #width: number
  #count = 0
  /** The index of the worst item, once all places are taken. */
  #worst = -1

  constructor(capacity: number, make: () => Place) {
    this.#places = Array.from({ length: capacity }, make)
    this.#values = new Float64Array(capacity)
    this.#keys = new Float64Array(capacity)
    this.#width = capacity
  }

  /** Empties the beam and sets its width, up to the width it was made for. */
  clear(width = this.#width): void {
    this.#width = Math.min(width, this.#places.length)
    this.#count = 0
    this.#worst = -1
  }

  get count(): number {
    return this.#count
  }

  /** An item must be worth more than this to get a place. */
  get floor(): number {
    return this.#worst < 0 ? Number.NEGATIVE_INFINITY : this.#values[this.#worst]
  }

  /**
   * A place for an item of this value; undefined if all items are better. Items with the same key are the same: only
   * the best of them is kept.
   */
  offer(value: number, key: number): Place | undefined {
    if (value <= this.floor) return undefined
    const same = this.#find(key)
    if (same >= 0 && value <= this.#values[same]) return undefined
    const at = same >= 0 ? same : this.#count < this.#width ? this.#count++ : this.#worst
    if (at < 0) return undefined
    this.#values[at] = value
    this.#keys[at] = key
    if (this.#count === this.#width) this.#worst = this.#lowest()
    return this.#places[at]
  }

  /** The items, the best first. */
  ranked(): Place[] {
    return this.#order().map((at) => this.#places[at])
  }

  /** The values of the items, in the same order. */
  rankedValues(): number[] {
    return this.#order().map((at) => this.#values[at])
  }

  /** The item at this index, in the order of insertion. */
  place(at: number): Place {
    return this.#places[at]
  }

  #order(): number[] {
    return Array.from({ length: this.#count }, (_, i) => i).sort(
      (one, other) => this.#values[other] - this.#values[one] || one - other,
    )
  }

  #find(key: number): number {
    for (let i = 0; i < this.#count; i++) if (this.#keys[i] === key) return i
    return -1
  }

  #lowest(): number {
    let lowest = 0
    for (let i = 1; i < this.#count; i++) if (this.#values[i] < this.#values[lowest]) lowest = i
    return lowest
  }
}
