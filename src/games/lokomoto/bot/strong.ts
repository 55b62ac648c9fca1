import type { Bot } from '#bots/bot.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { search } from './search.ts'

/** Compares its best plans over the next two rounds. It minds its own business: what others need is theirs. */
export const strongBot: Bot<LokoTypes> = {
  name: 'strong',
  think: (question) =>
    search(question, {
      candidates: 6,
      plans: 8,
      purchases: 4,
      firsts: 2,
      doesReserve: false,
      doesDeny: false,
      rounds: 2,
      futures: 4,
      trust: { futures: 4, least: 0 },
    }),
}
