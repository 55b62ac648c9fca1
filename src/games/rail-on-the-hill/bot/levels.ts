import type { Bot } from '#bots/bot.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import { easyBot } from './easy.ts'
import { expertBot } from './expert.ts'
import { steadyBot } from './steady.ts'
import { strongBot } from './strong.ts'

/** Who plays this game, the best first. */
export const levels: readonly Bot<RailTypes>[] = [expertBot, strongBot, steadyBot, easyBot]
