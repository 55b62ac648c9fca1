import type { Bot } from '../../../bots/bot.ts'
import type { MachiTypes } from '../machi-types.ts'

/** Opponents to measure against, who are no company for people. */
export const sparring: readonly Bot<MachiTypes>[] = []
