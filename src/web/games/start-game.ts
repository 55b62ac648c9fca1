import type { CardSetName, Game, GameOptions } from '../../engine/game.ts'
import { RECORD_FORMAT } from '../../engine/record.ts'
import { freshName, type GameSummary, type SavedGame, type SeatPlan, saveGame } from './saved-game.ts'

export interface NewGame {
  readonly game: Game
  readonly options: GameOptions
  readonly seats: readonly SeatPlan[]
  /** Left out, a fresh one is made. */
  readonly seed?: string
  readonly cards?: CardSetName
}

/** Lays out a new game and keeps it in this browser; the answer is its name, which is part of its address. */
export function startGame({ game, options, seats, seed, cards }: NewGame): string {
  const id = freshName(8)
  const now = Date.now()
  const record: SavedGame['record'] = {
    format: RECORD_FORMAT,
    game: game.id,
    ...(cards && { cards }),
    options,
    seed: seed ?? freshName(10),
    names: seats.map(({ name }) => name),
    actions: [],
  }
  const summary: GameSummary = {
    id,
    game: game.id,
    seats,
    startedAt: now,
    changedAt: now,
    actions: 0,
    seed: record.seed,
    variants: game.variants.filter((variant) => (options as unknown as Record<string, unknown>)[variant] === true),
  }
  saveGame({ id, record, seats, startedAt: now, changedAt: now }, summary)
  return id
}
