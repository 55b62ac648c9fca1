import { withItsCards } from '../../games/card-sets.ts'
import { type GameSummary, loadGame } from '../../games/saved-game.ts'

/**
 * All games as a list of records. Each has one more field, `kept`, with what this browser knows beyond the record, so
 * that an import loses nothing.
 */
export function exportGames(games: readonly GameSummary[]): string {
  const brought = new Set<string>()
  const records = games.flatMap(({ id }) => {
    const game = loadGame(id)
    if (game === undefined) return []
    const { record, seats, startedAt, changedAt } = game
    const { cardSet, ...bare } = withItsCards(record)
    // A card set comes once, with the first game that is played with it.
    const isFirst = record.cards && !brought.has(record.cards.sha256)
    if (record.cards) brought.add(record.cards.sha256)
    return [{ ...(isFirst && cardSet ? { ...bare, cardSet } : bare), kept: { id, seats, startedAt, changedAt } }]
  })
  return JSON.stringify(records)
}
