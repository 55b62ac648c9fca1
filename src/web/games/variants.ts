import type { GameIntro } from '#boards/board.ts'
import type { Variant } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { type ChosenVariants, chosenVariants } from '#engine/options.ts'
import type { PartTexts } from '../text/en/shell.ts'

/** Stored variants. Earlier versions stored a list with the names of those that are on. */
export function keptVariants(variants: readonly Variant[], json: unknown): ChosenVariants {
  const kept = Array.isArray(json) ? Object.fromEntries(json.map((name) => [String(name), true])) : json
  return chosenVariants(variants, isObject(kept) ? kept : {})
}

/** The variants in the language of the page: "Residents' Requests", "Map: large". */
export function variantNames(
  chosen: ChosenVariants,
  intro: GameIntro | undefined,
  { variantIs }: Pick<PartTexts, 'variantIs'>,
): string[] {
  return Object.entries(chosen).map(([variant, value]) => {
    const texts = intro?.variants[variant]
    const name = texts?.name ?? variant
    return value === true ? name : variantIs(name, texts?.values?.[value]?.name ?? String(value))
  })
}
