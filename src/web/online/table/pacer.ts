import type { Runtime } from '#engine/runtime.ts'

interface Waiting<Item> {
  readonly item: Item
  /** The latest time to show it. */
  readonly latest: number
}

/** How far the display may lag behind. */
const MOST_BEHIND_MS = 3000

/** Shows arriving items one by one, with pauses so that players can follow, but never far behind. */
export class Pacer<Item> {
  readonly #runtime: Runtime
  readonly #pause: () => number
  readonly #show: (item: Item) => void
  #waiting: Waiting<Item>[] = []
  /** When the next one may be shown. */
  #free = 0
  #cancel: () => void = () => undefined

  /** `pause` is how long the last item should stay visible. */
  constructor(runtime: Runtime, pause: () => number, show: (item: Item) => void) {
    this.#runtime = runtime
    this.#pause = pause
    this.#show = show
  }

  add(item: Item): void {
    this.#waiting.push({ item, latest: this.#runtime.now() + MOST_BEHIND_MS })
    this.#next()
  }

  /** Shows everything at once. */
  flush(): void {
    this.#cancel()
    for (const { item } of this.#waiting.splice(0)) this.#show(item)
    this.#free = 0
  }

  stop(): void {
    this.#cancel()
    this.#waiting = []
  }

  #next(): void {
    this.#cancel()
    const [first] = this.#waiting
    if (first === undefined) return
    const now = this.#runtime.now()
    // The waiting items share the remaining time.
    const share = Math.max(0, first.latest - now) / this.#waiting.length
    const wait = Math.min(this.#free - now, share)
    if (wait > 0) {
      this.#cancel = this.#runtime.after(wait, () => this.#showFirst())
    } else this.#showFirst()
  }

  #showFirst(): void {
    const first = this.#waiting.shift()
    if (first === undefined) return
    this.#show(first.item)
    this.#free = this.#runtime.now() + this.#pause()
    this.#next()
  }
}
