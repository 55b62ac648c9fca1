import { setMaxListeners } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ScheduledGame } from '#bots/arena/schedule.ts'
import { killProcesses, type Processes } from '../programs/engine-process.ts'
import type { ArenaSetting, Job, JobResult } from './play.ts'

export interface ThreadedWork {
  readonly setting: ArenaSetting
  readonly games: Iterable<ScheduledGame>
  readonly threads: number
  /** Called for each game when it is over, in any order. */
  played(game: ScheduledGame, result: JobResult): void
  /** Called when a program has died in a game, with its last words. */
  died?(text: string): void
  /** Terminates all threads when aborted; their unfinished games are lost. */
  readonly signal: AbortSignal
}

/** A game to play; after the last one, the thread must end its programs. */
export type ToThread = Job | 'close'

/**
 * A thread has played a game, has started or ended a program with these processes, tells how a program has died, or has
 * ended all of them.
 */
export type FromThread =
  | { readonly played: JobResult }
  | { readonly started: Processes }
  | { readonly ended: Processes }
  | { readonly died: string }
  | 'closed'

const THREAD = new URL(import.meta.resolve('#programs/cli/arena/thread.js'))

/** Plays games in several threads; each takes the next game when it is free. The first error ends them all. */
export async function playInThreads(work: ThreadedWork, entry = THREAD): Promise<void> {
  const games = work.games[Symbol.iterator]()
  const workers: Worker[] = []
  const programs = new Map<string, Processes>()
  // Each thread listens; with more than ten, Node would warn of a leak.
  setMaxListeners(work.threads, work.signal)
  try {
    await Promise.all(Array.from({ length: work.threads }, () => playInThread(work, games, entry, workers, programs)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
    // Programs outlive the thread that has started them.
    for (const processes of programs.values()) killProcesses(processes)
  }
}

async function playInThread(
  { setting, played, died, signal }: ThreadedWork,
  games: Iterator<ScheduledGame>,
  entry: URL,
  workers: Worker[],
  programs: Map<string, Processes>,
): Promise<void> {
  if (signal.aborted) return
  // Not the options of this process: one of them may be a script to run.
  const worker = new Worker(entry, { workerData: setting, execArgv: [] })
  workers.push(worker)
  await new Promise<void>((resolve, reject) => {
    let current: ScheduledGame | undefined
    const next = () => {
      const step = games.next()
      current = step.value
      const job: ToThread = step.done ? 'close' : { deal: step.value.deal, seats: step.value.seats }
      worker.postMessage(job)
    }
    worker.on('message', (message: FromThread) => {
      if (message === 'closed') resolve()
      else if ('started' in message) programs.set(message.started.mark, message.started)
      else if ('ended' in message) programs.delete(message.ended.mark)
      else if ('died' in message) died?.(message.died)
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
