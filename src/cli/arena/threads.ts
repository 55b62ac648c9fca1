import { Worker } from 'node:worker_threads'
import type { ScheduledGame } from '#bots/arena/schedule.ts'
import { killGroup } from '../programs/engine-process.ts'
import type { ArenaSetting, Job, JobResult } from './play.ts'

export interface ThreadedWork {
  readonly setting: ArenaSetting
  readonly games: Iterable<ScheduledGame>
  readonly threads: number
  /** Called for each game when it is over, in any order. */
  played(game: ScheduledGame, result: JobResult): void
  /** Terminates all threads when aborted; their unfinished games are lost. */
  readonly signal: AbortSignal
}

/** A thread has played a game, or has started a program with this group of processes. */
export type FromThread = { readonly played: JobResult } | { readonly started: number }

const THREAD = new URL(import.meta.resolve('#programs/cli/arena/thread.js'))

/** Plays games in several threads; each takes the next game when it is free. The first error ends them all. */
export async function playInThreads(work: ThreadedWork, entry = THREAD): Promise<void> {
  const games = work.games[Symbol.iterator]()
  const workers: Worker[] = []
  const groups: number[] = []
  try {
    await Promise.all(Array.from({ length: work.threads }, () => playInThread(work, games, entry, workers, groups)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
    // Programs outlive the thread that has started them.
    for (const group of groups) killGroup(group)
  }
}

async function playInThread(
  { setting, played, signal }: ThreadedWork,
  games: Iterator<ScheduledGame>,
  entry: URL,
  workers: Worker[],
  groups: number[],
): Promise<void> {
  if (signal.aborted) return
  // Not the options of this process: one of them may be a script to run.
  const worker = new Worker(entry, { workerData: setting, execArgv: [] })
  workers.push(worker)
  await new Promise<void>((resolve, reject) => {
    let current: ScheduledGame | undefined
    const next = () => {
      const step = games.next()
      if (step.done) return resolve()
      current = step.value
      const job: Job = { deal: current.deal, seats: current.seats }
      worker.postMessage(job)
    }
    worker.on('message', (message: FromThread) => {
      if ('started' in message) groups.push(message.started)
      else {
        if (current !== undefined) played(current, message.played)
        next()
      }
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a thread of the arena ended early, with exit code ${code}`)))
    signal.addEventListener('abort', () => resolve())
    next()
  })
}
