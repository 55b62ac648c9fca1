import type { HintFace } from '../../../../boards/board.ts'
import { fillIn } from '../../../../engine/text.ts'
import { LINES } from '../../cards/cards.ts'
import type { RailTypes } from '../../rail-types.ts'
import type { RailTexts } from '../../text/texts.ts'
import type { HintTexts } from '../../text/types/hints.ts'
import { Things } from '../things.ts'

/** Why something is advised; lines and tokens are called by their names. */
export const explain: HintFace<RailTypes, RailTexts>['explain'] = ({ reason, values }, texts, cards) => {
  const { hints, words, log } = texts
  if (!Object.hasOwn(hints, reason)) return ''
  const line = LINES.find((name) => name === values.line)
  const named = {
    ...values,
    ...(line !== undefined && { line: words.lines[line] }),
    ...(values.token !== undefined && { token: new Things(log, words, cards).token(Number(values.token)) }),
  }
  return fillIn(hints[reason as keyof HintTexts], named)
}
