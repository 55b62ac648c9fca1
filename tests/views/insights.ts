import type { Seat } from '../../src/engine/game.ts'
import { insightOf as lokomotoInsight } from '../../src/games/lokomoto/insight.ts'
import type { LokoState } from '../../src/games/lokomoto/state.ts'
import { ITEMS } from '../../src/games/machi-koro/cards/cards.ts'
import { insightOf as machiInsight } from '../../src/games/machi-koro/insight.ts'
import type { MachiState } from '../../src/games/machi-koro/state.ts'
import { insightOf as railInsight } from '../../src/games/rail-on-the-hill/insight.ts'
import type { RailState } from '../../src/games/rail-on-the-hill/state.ts'

/** Everything that a board may ask of the rules at one moment, as texts that can be compared. */

type Eyes = Seat | 'spectator'

const INSIGHTS: Readonly<Record<string, (state: unknown, eyes: Eyes) => unknown>> = {
  'rail-on-the-hill': (state, eyes) => railInsight(state as RailState, eyes),

  'machi-koro'(state, eyes) {
    const { options } = state as MachiState
    const { obstacle, gainPerRound, mostDice, outlook, takenFrom, takesAnotherTurn } = machiInsight(
      state as MachiState,
      eyes,
    )
    const seats = Array.from({ length: options.players }, (_, i) => i + 1)
    return {
      takesAnotherTurn,
      items: ITEMS.map((item) => [obstacle(item), gainPerRound(item)]),
      seats: seats.map((seat) => [takenFrom(seat), mostDice(seat), outlook(seat, 1), outlook(seat, 2)]),
      built: ITEMS.map((item) => seats.map((seat) => [mostDice(seat, item), outlook(seat, 2, item)])),
    }
  },

  lokomoto(state, eyes) {
    const { cards } = state as LokoState
    const { seat, networks, shapes, proposals, trainsFor, shapesIn } = lokomotoInsight(state as LokoState, eyes)
    return {
      seat,
      networks,
      shapes,
      proposals: Array.from(cards.trainIds, proposals),
      trains: Array.from(cards.shapeIds, trainsFor),
      places: shapesIn(cards.sections),
    }
  },
}

export function insightText(game: string, state: unknown, eyes: Eyes): string {
  return JSON.stringify(INSIGHTS[game](state, eyes))
}
