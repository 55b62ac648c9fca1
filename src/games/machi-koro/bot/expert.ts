import type { Bot } from '../../../bots/bot.ts'
import type { MachiTypes } from '../machi-types.ts'
import { type Style, thinkInStyle } from './thinking.ts'

const STYLE: Style = { candidates: 8, rolloutsFrom: 3, trust: 30, blur: 0 }

/**
 * Looks to the end of its turn, over all that dice can show; who would win then is judged by a small net that has
 * learned it from games against itself. With more than two players it also plays the best plans on to the end of the
 * game, many times, in which the others go on with what their towns are made for.
 */
export const expertBot: Bot<MachiTypes> = {
  name: 'expert',
  think: (question) => thinkInStyle(question, STYLE),
}
