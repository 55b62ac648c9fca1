import { expect, it } from 'vitest'
import { type AnalysisNews, analyse } from '#bots/analysis.ts'
import { Budget } from '#bots/budget.ts'
import type { Game } from '#engine/game.ts'
import { startingAt } from '#engine/position.ts'
import { Rng } from '#engine/random.ts'
import { findVersion, loadBots, newestVersion } from '#games/index.ts'
import { GAMES_WITH_SETS, randomSets } from './other-sets.ts'

/** The actions of a game that is played at random to its end. */
function randomActions(game: Game, state: unknown): [number, string][] {
  const rng = new Rng('random')
  const actions: [number, string][] = []
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    const action = game.sample(state, seat, rng)
    actions.push([seat, game.format(action)])
    game.play(state, seat, action)
  }
  return actions
}

/** The last decisions of a game, as its expert sees them. */
async function lastReviews(game: Game, seed: string): Promise<AnalysisNews[]> {
  const options = { players: 2 }
  const actions = randomActions(game, game.setup(options, seed))
  const [expert] = await loadBots(game.id, newestVersion(game.id))
  const forecaster = await findVersion(game.id, newestVersion(game.id))?.loadForecaster?.()
  if (forecaster === undefined) throw new Error(`${game.id} has no forecasts`)
  const begin = actions.length - 14
  const budgetFor = () => Budget.of({ nodes: 30 }, () => 0)
  const news = analyse({ game, options, seed, actions, turns: [], begin, expert, forecaster, budgetFor })
  return [...news].filter((each) => each !== undefined)
}

it.each(GAMES_WITH_SETS)(
  '%s: a game with another card set, and one begun at a position of it, are analysed',
  async (id) => {
    const [game] = await randomSets(id, 1)
    const state = game.setup({ players: 2 }, 'half')
    const half = randomActions(game, game.clone(state)).length / 2
    const rng = new Rng('half')
    for (let move = 0; move < half; move++) {
      const [seat] = game.active(state)
      game.play(state, seat, game.sample(state, seat, rng))
    }
    for (const played of [game, startingAt(game, game.position(state))]) {
      const [begun, ...reviews] = await lastReviews(played, 'analysed')
      expect(begun).toMatchObject({ kind: 'begun', decisions: expect.any(Number) })
      expect(reviews.length).toBeGreaterThan(0)
      for (const news of reviews) {
        const review = news.kind === 'reviewed' ? news.review : undefined
        if (review === undefined) throw new Error('a decision has no review')
        expect(review.done).toBeLessThanOrEqual(review.best)
        expect(Number.isFinite(review.best)).toBe(true)
      }
    }
  },
)
