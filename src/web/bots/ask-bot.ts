import { type Remote, wrap } from 'comlink'
import type { BotQuestion, BotRoom } from './worker.ts'

let room: Remote<BotRoom> | undefined

/** Bots think in a thread of their own, so that the page never waits for them. */
export function askBot(question: BotQuestion): Promise<string> {
  room ??= wrap<BotRoom>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }))
  return room.choose(question)
}
