/** Lets one task after another run, in the order in which they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  get isIdle(): boolean {
    return this.#length === 0
  }

  run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    this.#length++
    const mine = this.#last.then(task, task).finally(() => {
      this.#length--
    })
    // Whoever asked hears of a failure; the next in the queue does not.
    this.#last = mine.catch(() => undefined)
    return mine
  }
}
