import type { Bot } from '#bots/bot.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { easyBot } from './easy.ts'
import { expertBot } from './expert.ts'
import { steadyBot } from './steady.ts'
import { strongBot } from './strong.ts'

/** Who plays this game, the best first. */
export const levels: readonly Bot<LokoTypes>[] = [expertBot, strongBot, steadyBot, easyBot]
