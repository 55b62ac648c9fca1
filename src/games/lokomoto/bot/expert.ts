import type { Bot } from '#bots/bot.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { search } from './search.ts'

/** What one of two takes from the other is as good as gained, so what is tried tells nearly all. */
const OF_TWO = { futures: 2, least: 0 }
/** Several others do not do quite what one thinks; with less trust in its first impression, more time made it weaker. */
const OF_MORE = { futures: 16, least: 0.25 }

/** Plays on in its head in many futures, in which the others do what is best for them, and so sees what they threaten. */
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
