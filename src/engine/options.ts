import type { Game, GameOptions, GameTypes } from './game.ts'
import { isObject, isWholeNumber, shown } from './json.ts'
import { accepted, type Result, rejected } from './result.ts'

/** What becomes of options that the game does not know. */
export type UnknownOptions = 'refused' | 'ignored'

/**
 * Reads a game's options: players, first, and the variants that are on. Variants that are off are left out, so that
 * the same game always has the same options.
 */
export function readOptions<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
  unknownOptions: UnknownOptions,
): Result<T['options']> {
  if (!isObject(json)) return rejected(`options must be an object, not ${shown(json)}`)
  const [min, max] = game.players
  const { players, first } = json
  if (!isWholeNumber(players, min, max)) {
    return rejected(
      `options.players must be a whole number from ${min} to ${max} for ${game.id}, not ${shown(players)}`,
    )
  }
  const options: Record<string, unknown> = { players }
  if (first !== undefined) {
    if (!isWholeNumber(first, 1, players)) {
      return rejected(`options.first must be a seat from 1 to ${players}, not ${shown(first)}`)
    }
    options.first = first
  }
  for (const variant of game.variants) {
    const value = json[variant]
    if (value !== undefined && typeof value !== 'boolean') {
      return rejected(`options.${variant} must be true or false, not ${shown(value)}`)
    }
    if (value) options[variant] = true
  }
  const known = new Set(['players', 'first', ...game.variants])
  const unknown = Object.keys(json).find((key) => !known.has(key))
  if (unknown !== undefined && unknownOptions === 'refused') {
    return rejected(`options.${unknown} is not an option of ${game.id}; it has ${[...known].join(', ')}`)
  }
  return accepted(options as unknown as GameOptions)
}
