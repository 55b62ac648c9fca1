import { type CardSet, LINES } from '../cards/cards.ts'
import { tokenOf, townCardOf } from './pieces/look-up.ts'
import type { TownMode } from './town/town-props.ts'
import type { Turn } from './use-turn.ts'

/** What touches on one's own town mean now. */
export function townMode(turn: Turn, cards: CardSet): TownMode {
  const { offer, selection, me } = turn
  const upgradeOf = (token: number, squares: readonly string[]): TownMode => ({
    kind: 'upgrade',
    token: tokenOf(cards, token),
    squares,
    onSquare: turn.square,
  })
  switch (selection.kind) {
    case 'card':
      return {
        kind: 'place',
        card: townCardOf(cards, selection.card),
        turn: selection.turn,
        squares: [...(offer.places.get(selection.card)?.keys() ?? [])],
        ghost: selection.square,
        turns: turn.turns,
        onSquare: turn.square,
        onTurn: turn.turnCard,
        onConfirm: turn.confirm,
      }
    case 'line': {
      const { line } = selection
      return { kind: 'lay', line, spots: offer.lays[line], onSpot: (spot) => turn.spot(spot, line) }
    }
    case 'scrap':
      return {
        kind: 'scrap',
        spots: LINES.flatMap((line) => offer.scraps[line].map((spot) => ({ line, spot }))),
        onSpot: turn.spot,
      }
    case 'token':
      return upgradeOf(selection.token, offer.keeps.get(selection.token) ?? offer.develops.get(selection.token) ?? [])
  }
  if (offer.upgrades.length > 0 && me?.pending?.kind === 'upgrade') return upgradeOf(me.pending.token, offer.upgrades)
  return { kind: 'look' }
}
