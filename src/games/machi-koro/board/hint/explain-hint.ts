import type { HintFace } from '../../../../boards/board.ts'
import { fillIn } from '../../../../engine/text.ts'
import { ITEMS } from '../../cards/cards.ts'
import type { MachiTypes } from '../../machi-types.ts'
import type { MachiTexts } from '../../text/texts.ts'
import type { HintTexts } from '../../text/types/hints.ts'

/** Why something is advised; cards and players are called by their names. */
export const explain: HintFace<MachiTypes, MachiTexts>['explain'] = ({ reason, values }, texts, _cards, seats) => {
  const { hints, words, score } = texts
  if (!Object.hasOwn(hints, reason)) return ''
  const named = Object.entries(values).map(([key, value]) => {
    if (key === 'player') return [key, seats[Number(value) - 1].name]
    if (typeof value === 'number') return [key, Number.isInteger(value) ? value : score.average(value)]
    const item = ITEMS.find((id) => id === value)
    return [key, item === undefined ? value : words.items[item]]
  })
  return fillIn(hints[reason as keyof HintTexts], Object.fromEntries(named))
}
