import type { GameIntro } from '../../../boards/board.ts'
import { chosenVariants } from '../../../engine/options.ts'
import { findFacts } from '../../../games/index.ts'
import type { ListedTable } from '../../../wire/tables.ts'
import { variantNames } from '../../games/variants.ts'
import { useTexts } from '../../text/TextsContext.tsx'

/** The variants of a table that are not as usual, by their names. */
export function useVariantNames(
  { game, options }: Pick<ListedTable, 'game' | 'options'>,
  intro: GameIntro | undefined,
) {
  const { parts } = useTexts().pages
  return variantNames(chosenVariants(findFacts(game)?.variants ?? [], options), intro, parts)
}
