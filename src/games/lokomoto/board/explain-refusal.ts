import { refusalSentence } from '#boards/sentences.ts'
import type { Refusal } from '#engine/game.ts'
import type { LokoTexts } from '../text/en/board.ts'

/** The rules call sections and trains by their names already. */
export function explainRefusal(refusal: Refusal, { refusals }: LokoTexts): string {
  return refusalSentence(refusal, refusals)
}
