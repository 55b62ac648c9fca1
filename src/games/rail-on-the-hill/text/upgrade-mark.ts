import type { TokenKind } from '../cards/cards.ts'

/** What is written on a Town upgrade, in every language. */
export function upgradeMark(kind: TokenKind): string {
  return kind === 'x2' ? '×2' : '+3'
}
