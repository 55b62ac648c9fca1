import { refusalSentence } from '../../../boards/sentences.ts'
import type { Refusal } from '../../../engine/game.ts'
import type { ItemId } from '../cards/cards.ts'
import type { MachiTexts } from '../text/texts.ts'

/** Cards are called by their names. */
export function explainRefusal(refusal: Refusal, { refusals, words }: MachiTexts): string {
  return refusalSentence(refusal, refusals, (_, value) => words.items[value as ItemId])
}
