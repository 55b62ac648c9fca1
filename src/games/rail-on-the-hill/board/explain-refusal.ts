import { refusalSentence } from '../../../boards/refusal-sentence.ts'
import type { Refusal } from '../../../engine/game.ts'
import { LINES } from '../cards/cards.ts'
import type { RailTexts } from '../text/texts.ts'

/** Why an action is refused; lines are called by their names. */
export function explainRefusal({ reason, values }: Refusal, { refusals, words }: RailTexts): string {
  const line = LINES.find((name) => name === values.line)
  const named = line === undefined ? values : { ...values, line: words.lines[line] }
  return refusalSentence({ reason, values: named }, refusals)
}
