/**
 * What it is worth to end a race in a certain turn, seen over some games in which it was noted when oneself had won and
 * when the first of the others had. That the one came before the other in a single game is mostly luck; how many of the
 * others' ends it would have come before tells much more of it.
 */
export class RaceOdds {
  readonly #longest: number
  readonly #own: Float64Array
  readonly #others: Float64Array
  /** By turn: the share of own ends before it, and of the others' ends after it. */
  readonly #ownBefore: Float64Array
  readonly #othersAfter: Float64Array
  #games = 0
  #mean = 0

  constructor(longest: number) {
    this.#longest = longest
    this.#own = new Float64Array(longest + 1)
    this.#others = new Float64Array(longest + 1)
    this.#ownBefore = new Float64Array(longest + 1)
    this.#othersAfter = new Float64Array(longest + 1)
  }

  add(ownEnd: number, othersEnd: number): void {
    this.#own[ownEnd]++
    this.#others[othersEnd]++
    this.#games++
  }

  /** After the last game was added. Ends in the same turn count by half. */
  settle(): void {
    let before = 0
    let after = this.#games
    this.#mean = 0
    for (let turn = 0; turn <= this.#longest; turn++) {
      const own = this.#own[turn]
      const others = this.#others[turn]
      this.#ownBefore[turn] = (before + own / 2) / this.#games
      this.#othersAfter[turn] = (after - others / 2) / this.#games
      this.#mean += (own / this.#games) * this.#othersAfter[turn]
      before += own
      after -= others
    }
  }

  /** What a game tells of the chance to win, to be averaged: it counts what one did oneself and what became of others. */
  of(ownEnd: number, othersEnd: number): number {
    return this.#othersAfter[ownEnd] + this.#ownBefore[othersEnd] - this.#mean
  }
}
