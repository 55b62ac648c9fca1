import type { Language } from '#boards/board.ts'
import type { CostlyReview } from '#bots/analysis.ts'
import { type Puzzle, puzzleRating, turnsOf } from '#bots/puzzle.ts'
import type { GameOptions } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { PATHS } from '../routes.ts'
import { library } from '../storage/library.ts'
import { read, write } from '../storage/local.ts'
import type { EstimateTexts } from '../text/en/expert.ts'
import { estimateWords } from '../text/estimate-words.ts'

/** What this browser remembers of puzzles: ratings, tries, and the puzzles from the player's own games. */

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

const SOLVERS = 'puzzles'
/** Kept with the analyses that they come from. */
const OWN = 'analyses.puzzles'

/** About 3 kB each; older ones can be made again from the analysis. */
const MOST_OWN = 40

/** A costly turn of the player's own. Its obvious turn is the one that was played. */
export interface OwnPuzzle extends Puzzle {
  readonly game: string
}

/**
 * A costly decision as a puzzle; undefined where the game was played with other cards, which puzzles do not load.
 */
export function ownPuzzleOf(
  record: GameRecord,
  { seat, from, to, plan, reason, loss }: CostlyReview,
): OwnPuzzle | undefined {
  const { game, options, seed, cards, actions } = record
  if (cards !== undefined) return undefined
  return {
    game,
    id: `own-${from}-${seed}`,
    rulesVersion: rulesVersionOf(record),
    options: options as GameOptions,
    seed,
    before: turnsOf(actions.slice(0, from)),
    seat,
    best: plan,
    obvious: actions.slice(from, to).map(([, action]) => action),
    margin: loss,
    loss,
    found: [],
    reason,
  }
}

/** Whether a puzzle comes from a game of the player's own: such puzzles have no measured difficulty. */
export function isOwn({ found }: Puzzle): boolean {
  return found.length === 0
}

/** What the turn of an own puzzle cost, in the units of analyses: chances to win or, in a game alone, points. */
export function ownLoss({ options, loss }: Puzzle, texts: EstimateTexts, language: Language): string {
  return estimateWords(options.players > 1 ? 'race' : 'points', texts, language).apart(loss)
}

/** Stored data may come from another version or be edited. */
export function solverOf(game: string): Solver {
  const kept = solvers()[game]
  if (!isObject(kept) || !isObject(kept.tried) || !Number.isFinite(kept.rating)) return NEW_SOLVER
  const tried = Object.entries(kept.tried).filter(([, isSolved]) => typeof isSolved === 'boolean')
  return { rating: Number(kept.rating), tried: Object.fromEntries(tried) as Solver['tried'] }
}

export function keepSolver(game: string, solver: Solver): void {
  write(SOLVERS, { ...solvers(), [game]: solver })
}

function solvers(): Readonly<Record<string, unknown>> {
  const kept = read(SOLVERS)
  return isObject(kept) ? kept : {}
}

/** The own puzzles of a game, the latest first. */
export function ownPuzzles(game: string): readonly OwnPuzzle[] {
  return allOwn().filter((puzzle) => puzzle.game === game)
}

export function keepOwnPuzzle(puzzle: OwnPuzzle): void {
  const others = allOwn().filter(({ id }) => id !== puzzle.id)
  void library.write(OWN, [puzzle, ...others].slice(0, MOST_OWN))
}

export function removeOwnPuzzle(id: string): void {
  void library.write(
    OWN,
    allOwn().filter((puzzle) => puzzle.id !== id),
  )
}

function allOwn(): readonly OwnPuzzle[] {
  const kept = library.read(OWN)
  return Array.isArray(kept) ? kept.filter(isOwnPuzzle) : []
}

function isOwnPuzzle(json: unknown): json is OwnPuzzle {
  if (!isObject(json) || !isObject(json.options) || !isObject(json.reason) || !isObject(json.reason.values))
    return false
  const isTurn = (turn: unknown) => Array.isArray(turn) && turn.every((action) => typeof action === 'string')
  return (
    [json.game, json.id, json.seed, json.before, json.reason.reason].every((text) => typeof text === 'string') &&
    [json.margin, json.loss, json.seat].every(Number.isFinite) &&
    Array.isArray(json.found) &&
    json.found.length === 0 &&
    isTurn(json.best) &&
    isTurn(json.obvious)
  )
}

/** The puzzles of a game, or one of them. Not among the other addresses, which every page loads. */
export function puzzlesAddress(game: string, puzzle?: string): string {
  const path = `${PATHS.puzzles}?of=${game}`
  return puzzle === undefined ? path : `${path}&puzzle=${encodeURIComponent(puzzle)}`
}
