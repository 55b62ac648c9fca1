import { type DevToken, LINES, type LineName, TOKEN_KINDS, type TownCard, X2 } from '../../cards/cards.ts'
import type { RailState } from '../state.ts'
import { tileCard, tileToken } from '../town.ts'

/** RH-V1: a card's value for a line, its upgrade included. */
export function cardValue(state: RailState, tile: number, line: number): number {
  const { value, tokenKind, tokenLine } = state.cards
  const printed = value[tileCard(tile) * LINES.length + line]
  const token = tileToken(tile)
  return token === 0 || tokenLine[token] !== line ? printed : upgradedValue(printed, tokenKind[token])
}

/** RH-D2, RH-D3: what a Town upgrade makes of a printed value; `kind` is its place among TOKEN_KINDS. */
function upgradedValue(printed: number, kind: number): number {
  return kind === X2 ? printed * 2 : printed + 3
}

/** The same of a printed card with its token, if it has one; for boards, which have no state. */
export function valueWith(card: TownCard, line: LineName, token: DevToken | null): number {
  const value = card.values[line]
  return token?.line === line ? upgradedValue(value, TOKEN_KINDS.indexOf(token.kind)) : value
}
