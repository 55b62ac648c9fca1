import type { HintFace } from '../../../../boards/board.ts'
import { fillIn } from '../../../../engine/text.ts'
import { trainOf } from '../../cards/find-card.ts'
import type { LokoTypes } from '../../lokomoto-types.ts'
import type { LokoTexts } from '../../text/texts.ts'
import type { HintTexts } from '../../text/types/hints.ts'
import { sectionName } from '../names.ts'

/** Why something is advised; trains, shapes, sections and players are called by their names. */
export const explain: HintFace<LokoTypes, LokoTexts>['explain'] = ({ reason, values }, texts, cards, seats) => {
  const { hints, words } = texts
  if (!Object.hasOwn(hints, reason)) return ''
  const { train, shape, section, player } = values
  const named = {
    ...values,
    ...(train !== undefined && { train: trainOf(cards, Number(train)).name }),
    ...(shape !== undefined && { shape: words.number(Number(shape)) }),
    ...(section !== undefined && { section: sectionName(String(section), cards, words) }),
    ...(player !== undefined && { player: seats[Number(player) - 1].name }),
  }
  return fillIn(hints[reason as keyof HintTexts], named)
}
