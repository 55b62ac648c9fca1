import { describe, expect, it } from 'vitest'
import { isSameTurn, type Puzzle, spotOf } from '#bots/puzzle.ts'
import { loadRules } from '#games/index.ts'
import { PUZZLES as SETS } from '#games/puzzles.ts'
import { readMove } from '#games/rail-on-the-hill/rules/notation.ts'
import { afterTry, NEW_SOLVER, nextPuzzle } from './solver.ts'

/** Ratings 800, 1300 and 1800. */
const PUZZLES = [
  { id: 'easy', found: [3, 3] },
  { id: 'middle', found: [0, 3] },
  { id: 'hard', found: [0, 0] },
] as unknown as readonly Puzzle[]

describe('the rating of a solver', () => {
  it('rises with what is solved and falls with what is missed, more where it was not expected', () => {
    const [easy, , hard] = PUZZLES
    const up = (puzzle: Puzzle) => afterTry(NEW_SOLVER, puzzle, true).rating - NEW_SOLVER.rating
    const down = (puzzle: Puzzle) => NEW_SOLVER.rating - afterTry(NEW_SOLVER, puzzle, false).rating
    expect(up(hard)).toBeGreaterThan(up(easy))
    expect(up(easy)).toBeGreaterThan(0)
    expect(down(easy)).toBeGreaterThan(down(hard))
    expect(down(hard)).toBeGreaterThan(0)
  })

  it('counts only the first try of a puzzle', () => {
    const missed = afterTry(NEW_SOLVER, PUZZLES[0], false)
    expect(afterTry(missed, PUZZLES[0], true)).toBe(missed)
  })

  it('moves less after the first ten puzzles', () => {
    const tried = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${i}`, true]))
    const later = { ...NEW_SOLVER, tried }
    const moved = (solver: typeof later) => afterTry(solver, PUZZLES[1], true).rating - solver.rating
    expect(moved(later)).toBeLessThan(moved(NEW_SOLVER))
  })
})

describe('the next puzzle', () => {
  it('is the open one that is closest to the rating, and none when all were tried', () => {
    expect(nextPuzzle(PUZZLES, NEW_SOLVER)?.id).toBe('easy')
    expect(nextPuzzle(PUZZLES, NEW_SOLVER, 'easy')?.id).toBe('middle')
    expect(nextPuzzle(PUZZLES, { rating: 1700, tried: { easy: true } })?.id).toBe('hard')
    expect(nextPuzzle(PUZZLES, { rating: 1700, tried: { easy: true, middle: true, hard: false } })).toBeUndefined()
  })
})

it('a turn is the same in another order of its actions, and not with other actions', async () => {
  const game = await loadRules('rail-on-the-hill')
  const puzzles = await SETS[game.id]()
  const isFree = (action: string) => ['collect', 'lay'].includes(readMove(action).kind)
  const puzzle = puzzles.find(({ best }) =>
    best.some((action, i) => i > 0 && isFree(best[i - 1]) && action === 'collect'),
  )
  if (puzzle === undefined) throw new Error('no best turn collects after it has laid a track')
  const { best, obvious } = puzzle
  const at = best.indexOf('collect')
  const swapped = [...best.slice(0, at - 1), best[at], best[at - 1], ...best.slice(at + 1)]
  const spot = spotOf(game, puzzle)
  expect(isSameTurn(spot, best, swapped)).toBe(true)
  expect(isSameTurn(spot, best, obvious)).toBe(false)
})
