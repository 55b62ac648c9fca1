import type { Refusal } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import type { HintReason } from './board.ts'

/** What a sentence calls one of its values, such as a card; undefined where the value stays as it is. */
type Naming = (key: string, value: string | number) => string | number | undefined

/**
 * Refusals are written to stand after a colon; here one becomes a sentence of its own. What is filled in keeps its
 * letters.
 */
export function refusalSentence(
  { reason, values }: Pick<Refusal, 'reason' | 'values'>,
  texts: Readonly<Record<string, string>>,
  nameOf?: Naming,
): string {
  const text = texts[reason] ?? reason
  const filled = fillIn(text.charAt(0).toLocaleUpperCase() + text.slice(1), named(values, nameOf))
  return /[.。]$/.test(filled) ? filled : `${filled}.`
}

/** Why something is advised, in one sentence; empty where the game has no words for it. */
export function hintSentence<Texts extends { readonly [Key in keyof Texts]: string }>(
  { reason, values }: HintReason,
  texts: Texts,
  nameOf?: Naming,
): string {
  return Object.hasOwn(texts, reason) ? fillIn(texts[reason as keyof Texts], named(values, nameOf)) : ''
}

function named(values: HintReason['values'], nameOf: Naming | undefined): HintReason['values'] {
  const entries = Object.entries(values).map(([key, value]) => [key, nameOf?.(key, value) ?? value])
  return Object.fromEntries(entries)
}
