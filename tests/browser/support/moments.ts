import type { GameTypes } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { type GameRecord, recordOf } from '#engine/record.ts'
import { matchOf, playUntil } from './play.ts'
import type { TestedGame } from './tested-game.ts'

interface WholeGame<Name> {
  readonly record: GameRecord
  /** The number of actions before each position. */
  readonly moments: ReadonlyMap<Name, number>
}

/** The conditions of positions, by name. */
type Tests<T extends GameTypes, Name extends string> = Readonly<Record<Name, (match: Match<T>) => boolean>>

/**
 * The first positions that meet each condition, in the game of the first seed that has one. Advisors are slow, so every
 * game is played only once.
 */
export class Moments<T extends GameTypes, Name extends string> {
  readonly #game: TestedGame<T>
  readonly #seeds: readonly string[]
  readonly #tests: Tests<T, Name>
  readonly #played = new Map<string, WholeGame<Name>>()

  constructor(game: TestedGame<T>, seeds: readonly string[], tests: Tests<T, Name>) {
    this.#game = game
    this.#seeds = seeds
    this.#tests = tests
  }

  of(name: Name, options: T['options']): Match<T> {
    for (const seed of this.#seeds) {
      const { record, moments } = this.#whole(options, seed)
      const count = moments.get(name)
      if (count !== undefined) return matchOf(this.#game, { ...record, actions: record.actions.slice(0, count) })
    }
    throw new Error(`no game of ${JSON.stringify(options)} has such a moment: ${name}`)
  }

  #whole(options: T['options'], seed: string): WholeGame<Name> {
    const key = JSON.stringify([options, seed])
    const whole = this.#played.get(key) ?? this.#play(options, seed)
    this.#played.set(key, whole)
    return whole
  }

  #play(options: T['options'], seed: string): WholeGame<Name> {
    const names = Object.keys(this.#tests) as Name[]
    const moments = new Map<Name, number>()
    const match = playUntil(this.#game, options, seed, (now) => {
      for (const name of names) if (!moments.has(name) && this.#tests[name](now)) moments.set(name, now.log.length)
      return now.isOver
    })
    return { record: recordOf(match, []), moments }
  }
}
