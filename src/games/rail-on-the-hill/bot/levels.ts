import type { Bot } from '../../../bots/bot.ts'
import type { RailTypes } from '../rail-types.ts'
import { steadyBot } from './steady.ts'

/** Who plays this game, the best first. */
export const levels: readonly Bot<RailTypes>[] = [steadyBot]
