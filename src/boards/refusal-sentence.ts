import type { Refusal } from '../engine/game.ts'
import { fillIn } from '../engine/text.ts'

/**
 * Refusals are written to stand after a colon; here one becomes a sentence of its own. What is filled in keeps its
 * letters.
 */
export function refusalSentence(
  { reason, values }: Pick<Refusal, 'reason' | 'values'>,
  texts: Readonly<Record<string, string>>,
): string {
  const text = texts[reason] ?? reason
  const filled = fillIn(text.charAt(0).toLocaleUpperCase() + text.slice(1), values)
  return /[.。]$/.test(filled) ? filled : `${filled}.`
}
