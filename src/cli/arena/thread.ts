import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaSetting, arenaPlayer, type Job } from './play.ts'
import type { FromThread } from './threads.ts'

/** A worker thread of an arena: plays the games it is sent, one by one. An error ends it and reaches its parent. */

const post = (message: FromThread) => parentPort?.postMessage(message)
const play = arenaPlayer(workerData as ArenaSetting, (group) => post({ started: group }))

parentPort?.on('message', async (job: Job) => {
  post({ played: await (await play)(job) })
})
