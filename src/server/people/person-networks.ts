/** How many people are remembered. */
const MOST = 20_000

/**
 * The network of each person's last request, so that people of one network share limited resources. Only in memory:
 * addresses are not stored.
 */
export class PersonNetworks {
  /** The oldest first. */
  readonly #networks = new Map<string, { readonly network: string; readonly at: number }>()
  readonly #people = new Map<string, Set<string>>()

  note(person: string, network: string, now: number): void {
    const known = this.of(person)
    if (known !== undefined) this.#networks.delete(person)
    if (known !== network) {
      if (known !== undefined) this.#leave(person, known)
      const people = this.#people.get(network) ?? new Set()
      this.#people.set(network, people.add(person))
    }
    this.#networks.set(person, { network, at: now })
    for (const [oldest, { network: left }] of this.#networks) {
      if (this.#networks.size <= MOST) break
      this.#networks.delete(oldest)
      this.#leave(oldest, left)
    }
  }

  of(person: string): string | undefined {
    return this.#networks.get(person)?.network
  }

  /** Whether this person has sent a request since then. */
  askedSince(person: string, at: number): boolean {
    return (this.#networks.get(person)?.at ?? 0) >= at
  }

  /** The people who have sent a request since then, the latest first. */
  activeSince(at: number): string[] {
    const people: string[] = []
    for (const [person, seen] of this.#networks) if (seen.at >= at) people.push(person)
    return people.reverse()
  }

  /** All people in the network of this person. */
  neighbours(person: string): readonly string[] {
    const network = this.of(person)
    return network === undefined ? [person] : [...(this.#people.get(network) ?? [])]
  }

  #leave(person: string, network: string): void {
    const people = this.#people.get(network)
    people?.delete(person)
    if (people?.size === 0) this.#people.delete(network)
  }
}
