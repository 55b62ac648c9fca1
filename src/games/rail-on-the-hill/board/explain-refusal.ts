import type { Refusal } from '../../../engine/game.ts'
import { fillIn } from '../../../engine/text.ts'
import { LINES } from '../cards/cards.ts'
import type { RailTexts } from '../text/texts.ts'

/** Refusals are written to stand after a colon; here they stand alone. What is filled in keeps its letters. */
export function explainRefusal({ reason, values }: Refusal, { refusals, words }: RailTexts): string {
  const text = Object.entries(refusals).find(([key]) => key === reason)?.[1] ?? reason
  const sentence = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  const line = LINES.find((name) => name === values.line)
  const filled = fillIn(sentence, line === undefined ? values : { ...values, line: words.lines[line] })
  return /[.。]$/.test(filled) ? filled : `${filled}.`
}
