/**
 * The best few of many, for a search that goes on from them. Its places are made once and filled again and again, so
 * that a search allocates nothing. A caller that offers something gets the place to write it to, or none.
 */
export class Beam<Place> {
  readonly #places: Place[]
  readonly #values: Float64Array
  readonly #keys: Float64Array
  #width: number
  #count = 0
  /** Where the worst one is, once all places are taken. */
  #worst = -1

  constructor(capacity: number, make: () => Place) {
    this.#places = Array.from({ length: capacity }, make)
    this.#values = new Float64Array(capacity)
    this.#keys = new Float64Array(capacity)
    this.#width = capacity
  }

  /** Empties it and sets its size, at most the size that it was made for. */
  clear(width = this.#width): void {
    this.#width = Math.min(width, this.#places.length)
    this.#count = 0
    this.#worst = -1
  }

  get count(): number {
    return this.#count
  }

  /** What is not worth more than this gets no place. */
  get floor(): number {
    return this.#worst < 0 ? Number.NEGATIVE_INFINITY : this.#values[this.#worst]
  }

  /**
   * A place for something of this value, or undefined where all that is there is better. The same key means the same
   * thing: it is there once, with its best value.
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

  /** What is there, the best first. */
  ranked(): Place[] {
    return this.#order().map((at) => this.#places[at])
  }

  /** The values of what is there, in the same order. */
  rankedValues(): number[] {
    return this.#order().map((at) => this.#values[at])
  }

  /** What is there, in the order in which it came. */
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
