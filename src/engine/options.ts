import type { ChoiceVariant, Game, GameOptions, GameTypes, OptionValue, Variant } from './game.ts'
import { isObject, isWholeNumber, shown } from './json.ts'
import { accepted, type Result, rejected } from './result.ts'

/** What to do with options that the game does not know. */
export type UnknownOptions = 'refused' | 'ignored'

/** The variants that are not the usual ones, as in the options. */
export type ChosenVariants = Readonly<Record<string, true | OptionValue>>

/** Reads a game's options without usual values, so that the same game always has the same options. */
export function readOptions<T extends GameTypes>(
  game: Pick<Game<T>, 'id' | 'players' | 'variants'>,
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
    const name = variantName(variant)
    const problem = variantProblem(variant, json[name])
    if (problem !== undefined) return rejected(`options.${name} ${problem}, not ${shown(json[name])}`)
  }
  Object.assign(options, chosenVariants(game.variants, json))
  const known = new Set(['players', 'first', ...game.variants.map(variantName)])
  const unknown = Object.keys(json).find((key) => !known.has(key))
  if (unknown !== undefined && unknownOptions === 'refused') {
    return rejected(`options.${unknown} is not an option of ${game.id}; it has ${[...known].join(', ')}`)
  }
  return accepted(options as unknown as GameOptions)
}

/**
 * The same options; throws if a value is impossible. For the setup of every game. Unknown options are ignored here: records
 * may have some without effect, and are checked when they are replayed.
 */
export function checkedOptions<T extends GameTypes>(
  game: Pick<Game<T>, 'id' | 'players' | 'variants'>,
  options: T['options'],
): T['options'] {
  const read = readOptions<T>(game, options, 'ignored')
  if (!read.ok) throw new RangeError(read.error)
  return options
}

export function isChoice(variant: Variant): variant is ChoiceVariant {
  return typeof variant !== 'string'
}

/** What a variant is called in the options. */
export function variantName(variant: Variant): string {
  return isChoice(variant) ? variant.name : variant
}

/** The variants of a game in some options, without usual and invalid values. */
export function chosenVariants(variants: readonly Variant[], options: Readonly<Record<string, unknown>>) {
  const chosen = variants.flatMap((variant) => {
    const value = options[variantName(variant)]
    const isUsual = value === undefined || value === (isChoice(variant) ? variant.usual : false)
    return isUsual || variantProblem(variant, value) !== undefined ? [] : [[variantName(variant), value]]
  })
  return Object.fromEntries(chosen) as ChosenVariants
}

/** What a value of a variant must be, if this one is invalid. */
function variantProblem(variant: Variant, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (!isChoice(variant)) return typeof value === 'boolean' ? undefined : 'must be true or false'
  const isKnown = variant.values.some((known) => known === value)
  return isKnown ? undefined : `must be one of ${variant.values.map((known) => JSON.stringify(known)).join(', ')}`
}

/** Every combination of the variants, those of the first variant next to each other. */
export function allVariants(variants: readonly Variant[]): readonly ChosenVariants[] {
  return variants.reduce<readonly ChosenVariants[]>(
    (before, variant) =>
      (isChoice(variant) ? variant.values : [false, true]).flatMap((value) =>
        before.map((chosen) => ({ ...chosen, ...chosenVariants([variant], { [variantName(variant)]: value }) })),
      ),
    [{}],
  )
}

/** Every number of players with every combination of the variants. */
export function allOptions<T extends GameTypes>(game: Pick<Game<T>, 'players' | 'variants'>): readonly T['options'][] {
  const [min, max] = game.players
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return counts.flatMap((players) => allVariants(game.variants).map((chosen) => ({ players, ...chosen })))
}
