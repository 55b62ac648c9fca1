/** The inputs of a network, written one after the other. */
export class Inputs {
  readonly values: Float32Array
  #at = 0

  constructor(count: number) {
    this.values = new Float32Array(count)
  }

  /** Begins to write from here on. */
  moveTo(at: number): void {
    this.#at = at
  }

  put(value: number): void {
    this.values[this.#at++] = value
  }

  flag(isSet: boolean): void {
    this.values[this.#at++] = isSet ? 1 : 0
  }

  /** One of several: 1 in its place, 0 in the others. */
  choice(which: number, count: number): void {
    this.values.fill(0, this.#at, this.#at + count)
    if (which >= 0 && which < count) this.values[this.#at + which] = 1
    this.#at += count
  }

  /** A count as steps: 1 for each of the first `count` that it reaches. */
  steps(value: number, count: number): void {
    for (let i = 1; i <= count; i++) this.flag(value >= i)
  }

  skip(count: number): void {
    this.values.fill(0, this.#at, this.#at + count)
    this.#at += count
  }
}
