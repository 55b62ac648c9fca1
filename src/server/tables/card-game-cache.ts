import { type CardSetFile, withCardSet } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { accepted, type Result } from '#engine/result.ts'

/** The most recently used games with replaced card sets. A set takes time to check and memory to hold. */
export class CardGameCache {
  readonly #limit: number
  /** Least recently used first. */
  readonly #games = new Map<string, Game>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The game with this card set, or why the set is invalid. */
  get(rules: Game, set: CardSetFile): Result<Game> {
    const key = JSON.stringify([rules.id, rules.rulesVersion, set.sha256, set.id])
    const known = this.#games.get(key)
    const game = known === undefined ? withCardSet(rules, set) : accepted(known)
    if (!game.ok) return game
    this.#games.delete(key)
    this.#games.set(key, game.value)
    for (const oldest of this.#games.keys()) {
      if (this.#games.size <= this.#limit) break
      this.#games.delete(oldest)
    }
    return game
  }
}
