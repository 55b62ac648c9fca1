import type { Seat } from '#engine/game.ts'
import { ITEMS } from '#games/machi-koro/cards/cards.ts'
import { insightOf } from '#games/machi-koro/rules/insight.ts'
import type { MachiState } from '#games/machi-koro/rules/state.ts'

export function insight(state: MachiState, eyes: Seat | 'spectator'): unknown {
  const { obstacle, gainPerRound, mostDice, outlook, takenFrom, takesAnotherTurn } = insightOf(state, eyes)
  const seats = Array.from({ length: state.options.players }, (_, i) => i + 1)
  return {
    takesAnotherTurn,
    items: ITEMS.map((item) => [obstacle(item), gainPerRound(item)]),
    seats: seats.map((seat) => [takenFrom(seat), mostDice(seat), outlook(seat, 1), outlook(seat, 2)]),
    built: ITEMS.map((item) => seats.map((seat) => [mostDice(seat, item), outlook(seat, 2, item)])),
  }
}
