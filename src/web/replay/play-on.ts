import type { GameRecord } from '#engine/record.ts'
import { freshName, type SavedGame, saveGame } from '../games/saved-game.ts'
import { summaryOfNew } from '../games/summary.ts'
import type { Replay } from './open-replay.ts'

/** A record up to a moment, without its result, which is no longer true, and its card set, which is stored separately. */
export function cutRecord(record: GameRecord, at: number): GameRecord {
  const { result: _, cardSet: _cards, ...rest } = record
  return { ...rest, actions: record.actions.slice(0, at) }
}

/** Saves a new game that begins at this moment of a replay; returns its id. */
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
