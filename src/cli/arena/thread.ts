import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaSetting, arenaPlayer, type Job } from './play.ts'

/** A worker thread of an arena: plays the games it is sent, one by one. An error ends it and reaches its parent. */

const play = arenaPlayer(workerData as ArenaSetting)

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await (await play)(job))
})
