import { describe, expect, it } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { gatherer } from './bot.ts'
import { formatMove, readMove } from './moves.ts'
import { version1, version2 } from './rules.ts'
import type { Position } from './state.ts'

function thoughtOf(game: typeof version1, changes: Partial<Position>, consider: readonly string[] = []) {
  const start = game.position(game.setup({ players: 2, first: 1 }, 'bot'))
  const state = game.fromPosition({ ...start, ...changes }, new Rng('bot'))
  const budget = Budget.of({ nodes: 400 }, () => 0)
  const asked = consider.map((action) => [readMove(action)])
  return think(gatherer, questionOf(game, game.view(state, 1), 1, budget, new Rng('bot'), asked))
}

const EMPTY = { points: 0, sack: [] }
const FULL = { points: 2, sack: [4, 4] }
const HALF = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

describe('the gatherer', () => {
  it('gathers into an empty sack and brings a full one home', () => {
    const tree = [...HALF, ...HALF]
    expect(thoughtOf(version2, { tree }).plan).toEqual([{ kind: 'gather' }])
    expect(thoughtOf(version2, { tree: [1, 1, 1, 2, 2, 2], players: [FULL, EMPTY] }).plan).toEqual([{ kind: 'home' }])
  })

  it('calls for nothing in version 1, and not where version 2 asks for a stake', () => {
    const moment = {
      open: [1, 5, 4, 5, 2, 4, 1, 1, 3, 5, 2, 5, 3],
      tree: [1, 4, 3, 4, 3, 2],
      players: [
        { points: 7, sack: [] },
        { points: 20, sack: [2] },
      ],
    }
    const moves = [version1, version2].map((game) => formatMove(thoughtOf(game, moment).plan[0]))
    expect(moves).toEqual(['call 2', 'gather'])
  })

  it('estimates every move, and marks those that it was told to consider', () => {
    const { candidates } = thoughtOf(version2, { players: [FULL, { points: 2, sack: [5, 5] }] }, ['home', 'gather'])
    const considered = candidates.map(({ plan, considered: place }) => [formatMove(plan[0]), place])
    expect(Object.fromEntries(considered)).toEqual({ gather: 1, home: 0, 'call 2': undefined })
    expect(candidates.map(({ estimate }) => estimate)).toEqual(
      candidates.map(({ estimate }) => estimate).toSorted((a, b) => b - a),
    )
  })
})
