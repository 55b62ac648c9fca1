import type { Game } from '#engine/game.ts'
import type { GameRecord } from '#engine/record.ts'
import { freshName, type SavedGame, type SeatPlan, saveGame } from '../games/saved-game.ts'
import { summaryOfNew } from '../games/summary.ts'
import type { Replay } from './open-replay.ts'

/** A record up to a moment, without its result, which is no longer true, and its card set, which is stored separately. */
export function cutRecord(record: GameRecord, at: number): GameRecord {
  const { result: _, cardSet: _cards, ...rest } = record
  return { ...rest, actions: record.actions.slice(0, at) }
}

/** Saves a new game that begins at this moment of a replay; returns its id. */
export function playOn({ record, session }: Replay, at: number): string {
  return keepAsNew(session.game, cutRecord(record, at), session.seats)
}

/** Saves a record as a new game. */
export function keepAsNew(game: Game, record: GameRecord, seats: readonly SeatPlan[]): string {
  const now = Date.now()
  const saved: SavedGame = {
    id: freshName(8),
    record,
    seats,
    startedAt: now,
    changedAt: now,
  }
  void saveGame(saved, summaryOfNew(saved, game))
  return saved.id
}
