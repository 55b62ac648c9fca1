import type { Bot } from '../../../bots/bot.ts'
import type { MachiTypes } from '../machi-types.ts'
import { type Style, thinkInStyle } from './thinking.ts'

const STYLE: Style = { candidates: 5, playoutsFrom: 3, trust: 120, blur: 0 }

/**
 * Looks to the end of its turn, over all that dice can show; who would win then is judged by a small net that has
 * learned it from games against itself. With more than two players it compares the best plans in many futures as well,
 * in which everybody plays on sensibly for a while.
 */
export const expertBot: Bot<MachiTypes> = {
  name: 'expert',
  think: (question) => thinkInStyle(question, STYLE),
}
