import { expect, it } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { loadBots, newestVersion } from '#games/index.ts'
import { GAMES_WITH_SETS, randomSets } from './other-sets.ts'

const NODES = 500
/** A search may finish what it has begun; measured were 468, 370 and 500 nodes at most. */
const MOST_NODES = 2 * NODES

it.for(GAMES_WITH_SETS)(
  '%s: with extreme cards every bot answers with a legal action, within its nodes',
  async (id, { annotate }) => {
    let most = 0
    const bots = await loadBots(id, newestVersion(id))
    for (const game of await randomSets(id, 8, true)) {
      const state = game.setup({ players: 3 }, 'extreme')
      const rng = new Rng('extreme')
      for (let move = 0; game.active(state).length > 0 && move < 400; move++) {
        const [seat] = game.active(state)
        for (const bot of move % 40 === 0 ? bots : []) {
          const budget = Budget.of({ nodes: NODES }, () => 0)
          const { plan } = think(bot, questionOf(game, game.view(state, seat), seat, budget, new Rng(bot.name)))
          expect(game.refusal(state, seat, plan[0]), `${bot.name} with ${game.cardSetName?.id}`).toBeUndefined()
          expect(budget.nodes, `${bot.name} with ${game.cardSetName?.id}`).toBeLessThan(MOST_NODES)
          most = Math.max(most, budget.nodes)
        }
        game.play(state, seat, game.sample(state, seat, rng))
      }
    }
    await annotate(`at most ${most} nodes`)
  },
)
