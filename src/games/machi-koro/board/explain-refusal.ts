import { refusalSentence } from '#boards/sentences.ts'
import type { Refusal } from '#engine/game.ts'
import type { CardSet } from '../cards/cards.ts'
import type { MachiTexts } from '../text/en/board.ts'
import { textsFor } from '../text/texts-for.ts'

/** Cards are called by their names. */
export function explainRefusal(refusal: Refusal, texts: MachiTexts, cards: CardSet): string {
  const { refusals, words } = textsFor(texts, cards)
  return refusalSentence(refusal, refusals, (_, value) => words.items[value])
}
