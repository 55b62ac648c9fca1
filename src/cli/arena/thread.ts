import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaSetting, arenaPlayer } from './play.ts'
import type { FromThread, ToThread } from './threads.ts'

/** A worker thread of an arena: plays the games it is sent, one by one. An error ends it and reaches its parent. */

const post = (message: FromThread) => parentPort?.postMessage(message)
const player = arenaPlayer(workerData as ArenaSetting, {
  started: (processes) => post({ started: processes }),
  ended: (processes) => post({ ended: processes }),
  died: (text) => post({ died: text }),
})

parentPort?.on('message', async (job: ToThread) => {
  const { play, close } = await player
  if (job === 'close') {
    await close()
    post('closed')
  } else post({ played: await play(job) })
})
