import { refusalSentence } from '#boards/sentences.ts'
import type { Refusal } from '#engine/game.ts'
import type { LineName } from '../cards/cards.ts'
import type { RailTexts } from '../text/en/board.ts'

/** Why an action is refused; lines are called by their names. */
export function explainRefusal(refusal: Refusal, { refusals, words }: RailTexts): string {
  return refusalSentence(refusal, refusals, (key, value) =>
    key === 'line' ? words.lines[value as LineName] : undefined,
  )
}
