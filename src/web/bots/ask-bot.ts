import { type Remote, wrap } from 'comlink'
import type { BotQuestion, BotRoom } from './worker.ts'

interface Room {
  readonly bots: Remote<BotRoom>
  /** Never comes to anything but a failure: of the whole thread, of which a question to it would not hear. */
  readonly failure: Promise<never>
}

let room: Room | undefined

/** Bots think in a thread of their own, so that the page never waits for them. */
export async function askBot(question: BotQuestion): Promise<string> {
  room ??= openRoom()
  return Promise.race([room.bots.choose(question), room.failure])
}

function openRoom(): Room {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  const failure = new Promise<never>((_, reject) => {
    const fail = () => {
      // The next question gets a new thread.
      worker.terminate()
      room = undefined
      reject(new Error('the bots could not be loaded'))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
  })
  // Heard by whoever asks; a thread that fails between two questions is no error of its own.
  failure.catch(() => undefined)
  return { bots: wrap<BotRoom>(worker), failure }
}
