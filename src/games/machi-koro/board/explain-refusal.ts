import type { Refusal } from '../../../engine/game.ts'
import { fillIn } from '../../../engine/text.ts'
import { ITEMS } from '../cards/cards.ts'
import type { MachiTexts } from '../text/texts.ts'

/** Refusals are written to stand after a colon; here they stand alone. Cards are called by their names. */
export function explainRefusal({ reason, values }: Refusal, { refusals, words }: MachiTexts): string {
  const text = Object.entries(refusals).find(([key]) => key === reason)?.[1] ?? reason
  const named = Object.entries(values).map(([key, value]) => {
    const item = ITEMS.find((id) => id === value)
    return [key, item === undefined ? value : words.items[item]]
  })
  const filled = fillIn(text, Object.fromEntries(named))
  const sentence = filled.charAt(0).toLocaleUpperCase() + filled.slice(1)
  return /[.。]$/.test(sentence) ? sentence : `${sentence}.`
}
