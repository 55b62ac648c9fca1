import type { Bot } from '../../../bots/bot.ts'
import type { MachiTypes } from '../machi-types.ts'
import { type Style, thinkInStyle } from './thinking.ts'

const STYLE: Style = { candidates: 5, rolloutsFrom: Number.POSITIVE_INFINITY, trust: 1, blur: 0.1 }

/** Looks to the end of its turn, over all that dice can show, and judges by eye what the expert works out. */
export const strongBot: Bot<MachiTypes> = {
  name: 'strong',
  think: (question) => thinkInStyle(question, STYLE),
}
