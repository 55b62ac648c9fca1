import type { DevToken, LineName, TownCard } from '../../cards/cards.ts'

/** What a Town upgrade writes on its badge. */
export function upgradeMark(token: DevToken): string {
  return token.kind === 'x2' ? '×2' : '+3'
}

/** A card's value for a line with the card's token, if it has one (RH-D2, RH-D3). */
export function valueWith(card: TownCard, line: LineName, token: DevToken | null): number {
  const value = card.values[line]
  if (token === null || token.line !== line) return value
  return token.kind === 'x2' ? value * 2 : value + 3
}
