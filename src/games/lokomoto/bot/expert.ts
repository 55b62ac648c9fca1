import type { Bot } from '../../../bots/bot.ts'
import type { LokoTypes } from '../lokomoto-types.ts'
import { search } from './search.ts'

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
      trust: 16,
    }),
}
