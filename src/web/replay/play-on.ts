import type { GameRecord } from '#engine/record.ts'
import { freshName, type SavedGame, saveGame } from '../games/saved-game.ts'
import { summaryOfNew } from '../games/summary.ts'
import type { Replay } from './open-replay.ts'

/** A record up to a moment. What it came to in the end is no longer true of it, and its card set is kept elsewhere. */
export function cutRecord(record: GameRecord, at: number): GameRecord {
  const { result: _, cardSet: _cards, ...rest } = record
  return { ...rest, actions: record.actions.slice(0, at) }
}

/** Keeps a new game that begins at this moment of a replay; the answer is its name. */
export function playOn({ record, session }: Replay, at: number): string {
  const now = Date.now()
  const saved: SavedGame = {
    id: freshName(8),
    record: cutRecord(record, at),
    seats: session.seats,
    startedAt: now,
    changedAt: now,
  }
  void saveGame(saved, summaryOfNew(saved, session.game))
  return saved.id
}
