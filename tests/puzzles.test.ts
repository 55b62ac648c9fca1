import { describe, expect, test } from 'vitest'
import { type Puzzle, puzzleRating, type Spot, spotOf, turnWith } from '#bots/puzzle.ts'
import { loadRules } from '#games/index.ts'
import { PUZZLES } from '#games/puzzles.ts'
import { MININGS } from '../scripts/puzzles/settings.ts'

/** How many puzzles there are at least. */
const LEAST: Readonly<Record<string, number>> = { 'rail-on-the-hill': 100, lokomoto: 60, 'machi-koro': 40 }

const BOOKS = await Promise.all(
  Object.entries(LEAST).map(async ([id, least]) => {
    const game = await loadRules(id)
    return { id, game, least, puzzles: await PUZZLES[id]() }
  }),
)

describe.each(BOOKS)('the puzzles of $id', ({ id, game, least, puzzles }) => {
  const spots = new Map<string, Spot>()
  const spotAt = (puzzle: Puzzle): Spot => {
    const spot = spots.get(puzzle.id) ?? spotOf(game, puzzle)
    spots.set(puzzle.id, spot)
    return spot
  }
  const turn = (puzzle: Puzzle, actions: readonly string[]) => {
    const parsed = actions.map((text) => game.parse(text))
    const { state, seat } = spotAt(puzzle)
    const after = game.clone(state)
    for (const [i, action] of parsed.entries()) {
      expect(game.refusal(after, seat, action), `${puzzle.id}: ${actions[i]}`).toBeUndefined()
      expect(game.format(action)).toBe(actions[i])
      game.play(after, seat, action)
    }
    return turnWith(spotAt(puzzle), parsed)
  }

  test('are enough, each with an id and a position of its own, and the easiest come first', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(least)
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
    const positions = puzzles.map((puzzle) => JSON.stringify(game.position(spotAt(puzzle).state)))
    expect(new Set(positions).size).toBe(puzzles.length)
    const ratings = puzzles.map(puzzleRating)
    expect(ratings).toEqual([...ratings].sort((one, other) => one - other))
    expect(new Set(ratings).size, 'they differ in difficulty').toBeGreaterThan(1)
  })

  test('have a best turn that is legal, whole, clear, and not the obvious one', () => {
    for (const puzzle of puzzles) {
      const best = turn(puzzle, puzzle.best)
      expect(best.actions.length, puzzle.id).toBe(puzzle.best.length)
      expect(best.key, puzzle.id).not.toBe(turn(puzzle, puzzle.obvious).key)
      expect(puzzle.margin, puzzle.id).toBeGreaterThanOrEqual(MININGS[id].margin)
      expect(puzzle.loss, puzzle.id).toBeGreaterThanOrEqual(puzzle.margin)
      expect(puzzle.found.length, puzzle.id).toBe(MININGS[id].ladder.length)
    }
  })
})
