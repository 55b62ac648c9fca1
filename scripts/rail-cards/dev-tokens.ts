/** The Development tokens, as the rules page numbers them: three of each Town upgrade per line, then those kept. */

import { type DevToken, LINES } from '#games/rail-on-the-hill/cards/cards.ts'

const COPIES_PER_LINE = 3
const COPIES_OF_KEPT = 6

export function makeDevTokens(): DevToken[] {
  const upgrades = (['x2', '+3'] as const).flatMap((kind) =>
    LINES.flatMap((line) => Array.from({ length: COPIES_PER_LINE }, () => ({ kind, line }))),
  )
  const kept = (['double', 'wild'] as const).flatMap((kind) => Array.from({ length: COPIES_OF_KEPT }, () => ({ kind })))
  return [...upgrades, ...kept].map((token, i) => ({ id: i + 1, ...token }))
}
