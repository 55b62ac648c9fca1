import { questionOf, think } from '#bots/ask.ts'
import { Budget } from '#bots/budget.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Result } from '#engine/result.ts'
import { loadBots, loadRulesOf } from '#games/index.ts'
import type { BotQuestion } from './bot-pool.ts'
import { CardGameCache } from './stored-card-sets.ts'

const CACHED_CARD_SETS = 8

const cardGames = new CardGameCache(CACHED_CARD_SETS)

/** The entry point of a worker thread: answers one question. */
export default async function answer(question: BotQuestion): Promise<readonly string[]> {
  const { game: id, rulesVersion, cards, bot: name, view, seat, chance, ms, nodes } = question
  const rules = await loadRulesOf(id, rulesVersion)
  const bot = (await loadBots(id, rulesVersion)).find((one) => one.name === name)
  if (rules === undefined || bot === undefined) {
    throw new RangeError(`there is no bot ${name} for version ${rulesVersion} of ${id}`)
  }
  const game = cards === undefined ? rules : orThrown(cardGames.get(rules, cards))
  const budget = Budget.of(nodes === undefined ? { ms } : { nodes }, () => performance.now())
  const { plan } = think(bot, questionOf(game, view, seat, budget, new Rng(chance)))
  return plan.map((action) => game.format(action))
}

function orThrown(game: Result<Game>): Game {
  if (!game.ok) throw new RangeError(game.error)
  return game.value
}
