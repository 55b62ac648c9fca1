import { proxy, type Remote, wrap } from 'comlink'
import type { AnalysisNews } from '#bots/analysis.ts'
import type { Forecast } from '#bots/forecast.ts'
import type {
  AnalysisOrder,
  BotQuestion,
  BotRoom,
  CeilingNews,
  CeilingOrder,
  MomentQuestion,
  WrittenAdvice,
  WrittenThought,
} from './worker.ts'

interface Room {
  readonly bots: Remote<BotRoom>
  /** Rejects when the worker itself crashes; pending calls would otherwise never settle. */
  readonly failure: Promise<never>
  /** Ends the thread, whatever it does. */
  close(): void
}

/** A worker that does not react to a cancellation is terminated after this time, in ms. */
const LONGEST_SILENCE = 2000

let room: Room | undefined
let jobs = 0

/** Bots think in a thread of their own, so that the page never waits for them; they stop when `signal` says so. */
export function askBot(question: BotQuestion, signal: AbortSignal): Promise<WrittenThought> {
  return work(signal, (bots, job) => bots.think(job, question))
}

/** The same for a hint. */
export function askForAdvice(question: BotQuestion, signal: AbortSignal): Promise<WrittenAdvice> {
  return work(signal, (bots, job) => bots.advise(job, question))
}

/** The chances of all seats at a moment; undefined if the game has no forecasts. */
export function forecastMoment(question: MomentQuestion, signal: AbortSignal): Promise<Forecast | undefined> {
  return work(signal, (bots, job) => bots.forecast(job, question))
}

/** Analyses a game. `hear` is called with each result as it arrives. */
export function analyseGame(
  order: AnalysisOrder,
  hear: (news: AnalysisNews) => void,
  signal: AbortSignal,
): Promise<void> {
  return work(signal, (bots, job) => bots.analyse(job, order, proxy(hear)))
}

/** Searches for the best possible score of a solo game; undefined if the game has no such search. */
export function findCeiling(
  order: CeilingOrder,
  hear: (news: CeilingNews) => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  return work(signal, (bots, job) => bots.findCeiling(job, order, proxy(hear)))
}

async function work<Value>(
  signal: AbortSignal,
  begin: (bots: Remote<BotRoom>, job: number) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted()
  room ??= openRoom()
  const { bots, failure } = room
  const job = ++jobs
  const leave = () => void leaveJob(job)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([begin(bots, job), failure])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

async function leaveJob(job: number): Promise<void> {
  const left = room
  if (left === undefined) return
  const timer = setTimeout(() => left.close(), LONGEST_SILENCE)
  await Promise.race([left.bots.leave(job), left.failure]).catch(() => undefined)
  clearTimeout(timer)
}

function openRoom(): Room {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  let fail: (error: Error) => void = () => undefined
  const failure = new Promise<never>((_, reject) => {
    fail = reject
  })
  const opened: Room = {
    bots: wrap<BotRoom>(worker),
    failure,
    close() {
      // The next question gets a new thread.
      worker.terminate()
      if (room === opened) room = undefined
      fail(new Error('the bots could not be loaded'))
    },
  }
  worker.addEventListener('error', opened.close)
  worker.addEventListener('messageerror', opened.close)
  // Callers see the rejection; a worker that crashes between two calls must not cause an unhandled one.
  failure.catch(() => undefined)
  return opened
}
