import { type Puzzle, puzzleRating, type Spot, turnWith } from '#bots/puzzle.ts'
import type { Game } from '#engine/game.ts'
import { type GameRecord, replay } from '#engine/record.ts'
import { actionsOf, lessonRecord } from '../lessons/lessons.ts'

/** The game of a puzzle up to its position. */
function puzzleRecord(game: Game, puzzle: Pick<Puzzle, 'options' | 'seed' | 'before'>): GameRecord {
  return lessonRecord(game, puzzle, actionsOf(puzzle.before))
}

/** The position of a puzzle, and the seat of its solver. */
export function spotOf(game: Game, puzzle: Pick<Puzzle, 'options' | 'seed' | 'before' | 'seat'>): Spot {
  const replayed = replay(game, puzzleRecord(game, puzzle))
  if (!replayed.ok) throw new Error(replayed.error)
  const { state } = replayed.value
  return { game, state, seat: puzzle.seat ?? game.active(state)[0] }
}

/** Whether two turns lead to the same position, in whatever order their actions are taken. */
export function isSameTurn(spot: Spot, one: readonly string[], other: readonly string[]): boolean {
  const keyOf = (actions: readonly string[]) =>
    turnWith(
      spot,
      actions.map((action) => spot.game.parse(action)),
    ).key
  return keyOf(one) === keyOf(other)
}

/** What the solver of the puzzles of one game has done in this browser. */
export interface Solver {
  readonly rating: number
  /** Whether the first try of each puzzle solved it, by id. */
  readonly tried: Readonly<Record<string, boolean>>
}

export const NEW_SOLVER: Solver = { rating: 1000, tried: {} }

/** How far one puzzle moves a rating at most: more for the first ones, so that a new solver is soon in place. */
const FIRST_STEPS = 10
const FIRST_STEP = 80
const STEP = 32

/** The chance to solve a puzzle, by Elo: with 400 points more than the puzzle, ten times as likely as not. */
function chanceToSolve(rating: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / 400))
}

/**
 * The solver after a try. Only the first try of a puzzle counts: the rating moves by the difference between the result
 * and what was expected, as in Elo. The ratings of puzzles stay as they were measured.
 */
export function afterTry(solver: Solver, puzzle: Pick<Puzzle, 'id' | 'found'>, isSolved: boolean): Solver {
  const { rating, tried } = solver
  if (tried[puzzle.id] !== undefined) return solver
  const step = Object.keys(tried).length < FIRST_STEPS ? FIRST_STEP : STEP
  const surprise = Number(isSolved) - chanceToSolve(rating, puzzleRating(puzzle))
  return { rating: rating + step * surprise, tried: { ...tried, [puzzle.id]: isSolved } }
}

/** The puzzle to try next: of those that were never tried, the one that is closest to the solver's rating. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, tried }: Solver,
  current?: string,
): Puzzle | undefined {
  const distance = (puzzle: Puzzle) => Math.abs(puzzleRating(puzzle) - rating)
  const open = puzzles.filter(({ id }) => tried[id] === undefined && id !== current)
  return open.reduce<Puzzle | undefined>(
    (best, puzzle) => (best === undefined || distance(puzzle) < distance(best) ? puzzle : best),
    undefined,
  )
}
