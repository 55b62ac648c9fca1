import type { GameFace } from '#boards/board.ts'
import { type GameRecord, verify } from '#engine/record.ts'
import type { TableFacts } from '#wire/tables.ts'
import { loadGame, type SeatPlan, saveGame } from '../../../games/saved-game.ts'
import { summaryOf } from '../../../games/summary.ts'
import type { PlayedTable } from '../../../table/played-table.ts'

/** Keeps a finished game among this browser's, where replay, analysis and the score pad find it; whether it is there. */
export function keepRecord(
  record: GameRecord,
  { game, seats: sitting }: PlayedTable,
  face: GameFace,
  facts: TableFacts,
): boolean {
  const { id } = facts
  if (loadGame(id) !== undefined) return true
  const verified = verify(game, record)
  if (!verified.ok) return false
  const seats = facts.seats.map(({ kind, bot }, i): SeatPlan => {
    const { name } = sitting[i]
    return kind === 'bot' ? { kind, name, bot: bot ?? name } : { kind: 'person', name }
  })
  const about = { id, seats, startedAt: facts.startedAt ?? facts.createdAt, changedAt: facts.endedAt ?? Date.now() }
  return saveGame({ ...about, record }, summaryOf(about, verified.value, face))
}
