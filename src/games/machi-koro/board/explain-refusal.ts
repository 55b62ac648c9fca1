import { refusalSentence } from '../../../boards/refusal-sentence.ts'
import type { Refusal } from '../../../engine/game.ts'
import { ITEMS } from '../cards/cards.ts'
import type { MachiTexts } from '../text/texts.ts'

/** Cards are called by their names. */
export function explainRefusal({ reason, values }: Refusal, { refusals, words }: MachiTexts): string {
  const named = Object.entries(values).map(([key, value]) => {
    const item = ITEMS.find((id) => id === value)
    return [key, item === undefined ? value : words.items[item]]
  })
  return refusalSentence({ reason, values: Object.fromEntries(named) }, refusals)
}
