import type { GameIntro } from '../../../boards/board.ts'
import { findFacts } from '../../../games/facts.ts'

interface Chosen {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
}

/** The variants that are on at a table, by their names. */
export function variantNames({ game, options }: Chosen, intro: GameIntro | undefined): string[] {
  const all = findFacts(game)?.variants ?? []
  return all.filter((variant) => options[variant] === true).map((variant) => intro?.variants[variant]?.name ?? variant)
}
