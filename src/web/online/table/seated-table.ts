import type { SeatInfo } from '#boards/board.ts'
import type { PlayedTable } from '../../table/played-table.ts'

/** A game with those who sit around it. */
export function seatedTable(game: Omit<PlayedTable, 'seats'>, seats: readonly SeatInfo[]): PlayedTable {
  return {
    id: game.id,
    game: game.game,
    now: game.now,
    seats,
    view: (eyes) => game.view(eyes),
    insight: (eyes) => game.insight(eyes),
    legal: (eyes) => game.legal(eyes),
    whyNot: (seat, text) => game.whyNot(seat, text),
    outcomeOf: (index) => game.outcomeOf(index),
  }
}
