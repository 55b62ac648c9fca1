import type { CardSetName, GameFacts, GameOptions } from '#engine/game.ts'
import { RECORD_FORMAT, rulesVersionOf } from '#engine/record.ts'
import { coloursOf, newestVersion } from '#games/index.ts'
import { freshName, type SavedGame, type SeatPlan, saveGame } from './saved-game.ts'
import { summaryOfNew } from './summary.ts'

export interface NewGame {
  readonly game: Pick<GameFacts, 'id' | 'variants'>
  readonly options: GameOptions
  readonly seats: readonly SeatPlan[]
  /** Left out, a fresh one is made. */
  readonly seed?: string
  readonly cards?: CardSetName
  /** Left out, the newest. */
  readonly rulesVersion?: number
  /** Where the game begins; left out, with the setup. */
  readonly position?: unknown
}

/**
 * Creates and saves a new game; returns its id, which is part of its address. In a browser without storage it can
 * still be played: the table says that it will not last.
 */
export function startGame({
  game,
  options,
  seats,
  seed,
  cards,
  rulesVersion = newestVersion(game.id),
  position,
}: NewGame): string {
  const now = Date.now()
  const saved: SavedGame = {
    id: freshName(8),
    record: {
      format: RECORD_FORMAT,
      game: game.id,
      rulesVersion,
      ...(cards && { cards }),
      options,
      ...(position !== undefined && { position }),
      seed: seed ?? freshName(10),
      names: seats.map(({ name }) => name),
      ...(seats.some(({ colour }) => colour !== undefined) && { colours: coloursOf(seats) }),
      actions: [],
    },
    seats,
    startedAt: now,
    changedAt: now,
  }
  void saveGame(saved, summaryOfNew(saved, game))
  return saved.id
}

/** Starts a game with the people, options and cards of another; with its seed too where the same deal is wanted. */
export function startAgain(game: NewGame['game'], { record, seats }: SavedGame, deal: 'same' | 'fresh'): string {
  const { options, cards, seed, position } = record
  return startGame({
    game,
    options: options as GameOptions,
    seats,
    // The same seed gives the same deal only under the same rules.
    ...(deal === 'same' && { seed, rulesVersion: rulesVersionOf(record), position }),
    ...(cards && { cards }),
  })
}
