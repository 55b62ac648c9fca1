import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaSetting, arenaPlayer, type Job } from './play.ts'

/** One thread of an arena: it plays the games that it is sent, one after the other. An error ends it, and its parent hears. */

const play = arenaPlayer(workerData as ArenaSetting)

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await (await play)(job))
})
