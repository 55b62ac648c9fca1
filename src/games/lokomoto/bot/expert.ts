import type { Bot } from '#bots/bot.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { search } from './search.ts'

/** With two players, denying the other is as good as gaining, so the playouts count for nearly everything. */
const OF_TWO = { futures: 2, least: 0 }
/** Several opponents are harder to predict: with less weight on the first impression, more time made the bot weaker. */
const OF_MORE = { futures: 16, least: 0.25 }

/** Simulates many futures in which the other players also play well, and so sees what they threaten. */
export const expertBot: Bot<LokoTypes> = {
  name: 'expert',
  think: (question) =>
    search(question, {
      candidates: 24,
      plans: 16,
      purchases: 8,
      firsts: 4,
      doesReserve: true,
      doesDeny: true,
      rounds: 4,
      futures: 1000,
      trust: question.view.options.players === 2 ? OF_TWO : OF_MORE,
    }),
}
