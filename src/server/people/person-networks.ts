/** How many people are remembered. */
const MOST = 20_000

/**
 * From which network each person last asked for something, so that people of one network share what is scarce. Only in
 * memory: addresses are not stored.
 */
export class PersonNetworks {
  /** The oldest first. */
  readonly #networks = new Map<string, string>()
  readonly #people = new Map<string, Set<string>>()

  note(person: string, network: string): void {
    const known = this.#networks.get(person)
    if (known !== undefined) this.#networks.delete(person)
    if (known !== network) {
      if (known !== undefined) this.#leave(person, known)
      const people = this.#people.get(network) ?? new Set()
      this.#people.set(network, people.add(person))
    }
    this.#networks.set(person, network)
    for (const [oldest, left] of this.#networks) {
      if (this.#networks.size <= MOST) break
      this.#networks.delete(oldest)
      this.#leave(oldest, left)
    }
  }

  of(person: string): string | undefined {
    return this.#networks.get(person)
  }

  /** Everybody of the network of this person. */
  neighbours(person: string): readonly string[] {
    const network = this.#networks.get(person)
    return network === undefined ? [person] : [...(this.#people.get(network) ?? [])]
  }

  #leave(person: string, network: string): void {
    const people = this.#people.get(network)
    people?.delete(person)
    if (people?.size === 0) this.#people.delete(network)
  }
}
