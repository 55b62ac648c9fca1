import { type GameSummary, loadGame } from '../../games/saved-game.ts'

/**
 * All games as a list of records. Each has one more field, `kept`, with what this browser knows beyond the record, so
 * that an import loses nothing.
 */
export function exportGames(games: readonly GameSummary[]): string {
  const records = games.flatMap(({ id }) => {
    const game = loadGame(id)
    if (game === undefined) return []
    const { record, seats, startedAt, changedAt } = game
    return [{ ...record, kept: { id, seats, startedAt, changedAt } }]
  })
  return JSON.stringify(records)
}
