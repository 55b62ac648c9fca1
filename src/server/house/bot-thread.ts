import { questionOf, think } from '../../bots/ask.ts'
import { Budget } from '../../bots/budget.ts'
import { Rng } from '../../engine/random.ts'
import { loadBots, loadRulesOf } from '../../games/index.ts'
import type { BotQuestion } from './bots.ts'

/** Answers one question in a thread of its own. */
export default async function answer(question: BotQuestion): Promise<readonly string[]> {
  const { game: id, rulesVersion, bot: name, view, seat, chance, ms } = question
  const game = await loadRulesOf(id, rulesVersion)
  const bot = (await loadBots(id, rulesVersion)).find((one) => one.name === name)
  if (game === undefined || bot === undefined) {
    throw new RangeError(`there is no bot ${name} for version ${rulesVersion} of ${id}`)
  }
  const budget = Budget.of({ ms }, () => performance.now())
  const { plan } = think(bot, questionOf(game, view, seat, budget, new Rng(chance)))
  return plan.map((action) => game.format(action))
}
