import type { Bot } from '../../../bots/bot.ts'
import type { LokoTypes } from '../lokomoto-types.ts'
import { steadyBot } from './steady.ts'

/** Who plays this game, the best first. */
export const levels: readonly Bot<LokoTypes>[] = [steadyBot]
