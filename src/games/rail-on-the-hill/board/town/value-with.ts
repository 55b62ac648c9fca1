import { type DevToken, type LineName, TOKEN_KINDS, type TownCard } from '../../cards/cards.ts'
import { upgradedValue } from '../../rules/scoring/card-value.ts'

/** A card's value for a line with the card's token, if it has one. */
export function valueWith(card: TownCard, line: LineName, token: DevToken | null): number {
  const value = card.values[line]
  return token?.line === line ? upgradedValue(value, TOKEN_KINDS.indexOf(token.kind)) : value
}
