/** How many of several things come true, each with a chance of its own. */
export class Count {
  readonly #chances: Float64Array
  #most = 0

  constructor(most: number) {
    this.#chances = new Float64Array(most + 1)
    this.clear()
  }

  clear(): void {
    this.#chances[0] = 1
    this.#most = 0
  }

  add(chance: number): void {
    const chances = this.#chances
    this.#most++
    chances[this.#most] = chances[this.#most - 1] * chance
    for (let i = this.#most - 1; i > 0; i--) chances[i] = chances[i] * (1 - chance) + chances[i - 1] * chance
    chances[0] *= 1 - chance
  }

  /** The chance that at least so many do. */
  atLeast(count: number): number {
    let fewer = 0
    for (let i = 0; i < count && i <= this.#most; i++) fewer += this.#chances[i]
    return count > this.#most ? 0 : 1 - fewer
  }
}
