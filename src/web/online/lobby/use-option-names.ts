import type { GameIntro } from '#boards/board.ts'
import { chosenVariants } from '#engine/options.ts'
import { findFacts } from '#games/index.ts'
import type { ListedTable } from '#wire/tables.ts'
import { variantNames } from '../../games/variants.ts'
import { useTexts } from '../../text/TextsContext.tsx'

/** What is not as usual at a table, by its name: variants, and a replaced card set. */
export function useOptionNames(
  { game, options, cards }: Pick<ListedTable, 'game' | 'options' | 'cards'>,
  intro: GameIntro | undefined,
): string[] {
  const { parts, newGame } = useTexts().pages
  const variants = variantNames(chosenVariants(findFacts(game)?.variants ?? [], options), intro, parts)
  return cards === null ? variants : [...variants, parts.variantIs(newGame.cards, cards.id)]
}
