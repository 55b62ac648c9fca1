import type { Database } from '../library.ts'

/** The contract of the browser's database, in memory. Writes take effect in order, and can be held back or refused. */
export class MemoryDatabase implements Database {
  readonly texts = new Map<string, string>()
  isFull = false
  #gate: Promise<void> = Promise.resolve()
  #order: Promise<void> = Promise.resolve()

  /** Holds back all writes from now on; call the result to let them through. */
  hold(): () => void {
    let release = () => {}
    this.#gate = new Promise((resolve) => {
      release = resolve
    })
    return release
  }

  async entries(): Promise<[string, string][]> {
    await this.#order
    return [...this.texts]
  }

  set(name: string, text: string): Promise<void> {
    return this.#write(() => this.texts.set(name, text))
  }

  delete(name: string): Promise<void> {
    return this.#write(() => this.texts.delete(name))
  }

  merge(texts: ReadonlyMap<string, string>, isNewer: (text: string, old: string) => boolean): Promise<void> {
    return this.#write(() => {
      for (const [name, text] of texts) {
        const old = this.texts.get(name)
        if (old === undefined || isNewer(text, old)) this.texts.set(name, text)
      }
    })
  }

  #write(write: () => void): Promise<void> {
    const gate = this.#gate
    const done = this.#order.then(async () => {
      await gate
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      write()
    })
    this.#order = done.catch(() => undefined)
    return done
  }
}
