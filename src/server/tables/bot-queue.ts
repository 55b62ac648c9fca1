import type { Runtime } from '#engine/runtime.ts'
import type { BotQuestion, BotRunner } from './bot-pool.ts'

/** How long a question should wait at most: with more questions each gets less time. */
const WAIT_MS = 2000

/** A bot always has this much time, or the configured time where that is less. */
const LEAST_MS = 20

/** How many questions may wait. The scheduler of due tables asks dropped ones again. */
const MOST_WAITING = { person: 16, address: 256, all: 4096 }

/** The person for whom a bot thinks. */
export interface BotOwner {
  readonly person: string
  /** The network of the person, or a unique text if it is unknown. */
  readonly address: string
}

/** Makes the question when a thread is free; undefined if it is no longer needed. */
type Ask = () => Omit<BotQuestion, 'ms'> | undefined

/** The bot's plan, or why there is none: the question was no longer needed, or too many were waiting. */
export type BotAnswer = readonly string[] | 'not-needed' | 'no-room'

export interface BotQueueSettings {
  /** How long a bot thinks while few questions wait, in milliseconds. */
  readonly ms: number
  /** How many bots think at once; unlimited if missing. */
  readonly threads?: number
}

interface Job {
  readonly ask: Ask
  /** The length of the queue when it was added, if all shares were like its own. */
  crowd: number
  answer(answer: BotAnswer): void
  fail(error: unknown): void
}

/** A person's part of the thinking time. */
interface PersonShare extends Share {
  readonly jobs: Job[]
}

interface AddressShare extends Share {
  readonly people: Map<string, PersonShare>
}

interface Share {
  /** Milliseconds of thinking so far; a new share begins with the least of the others. */
  used: number
  /** How many questions wait. */
  waiting: number
  running: number
}

/**
 * Shares the threads of bots fairly: by thinking time, first between addresses, then between the people of one
 * address. However many tables one address has, the bots of another one act soon and think well.
 */
export class BotQueue {
  readonly #runner: BotRunner
  readonly #settings: BotQueueSettings
  readonly #runtime: Runtime
  readonly #threads: number
  readonly #addresses = new Map<string, AddressShare>()
  #waiting = 0
  #running = 0

  constructor(runner: BotRunner, settings: BotQueueSettings, runtime: Runtime) {
    this.#runner = runner
    this.#settings = settings
    this.#runtime = runtime
    this.#threads = settings.threads ?? Number.POSITIVE_INFINITY
  }

  think(owner: BotOwner, ask: Ask): Promise<BotAnswer> {
    return new Promise((answer, fail) => {
      if (!this.#makeRoom(owner)) {
        answer('no-room')
        return
      }
      this.#add(owner, { ask, crowd: 1, answer, fail })
      this.#serve()
    })
  }

  async close(): Promise<void> {
    for (const { people } of this.#addresses.values()) {
      for (const { jobs } of people.values()) for (const job of jobs.splice(0)) job.answer('not-needed')
    }
    this.#addresses.clear()
    this.#waiting = 0
    await this.#runner.close()
  }

  #add({ person, address }: BotOwner, job: Job): void {
    const share = this.#addresses.get(address) ?? { ...newShare(this.#addresses), people: new Map() }
    this.#addresses.set(address, share)
    const own = share.people.get(person) ?? { ...newShare(share.people), jobs: [] }
    share.people.set(person, own)
    own.jobs.push(job)
    this.#countWaiting(share, own, 1)
    job.crowd = this.#crowd(share, own)
  }

  /**
   * Whether another question of this owner may wait. If an address or the whole queue is full, a question of the
   * largest share makes room, unless it is the owner's own.
   */
  #makeRoom({ person, address }: BotOwner): boolean {
    const share = this.#addresses.get(address)
    const own = share?.people.get(person)
    if ((own?.waiting ?? 0) >= MOST_WAITING.person) return false
    if (share !== undefined && share.waiting >= MOST_WAITING.address) return this.#dropOne(share, own)
    if (this.#waiting < MOST_WAITING.all) return true
    const largest = largestOf(this.#addresses)
    return largest !== undefined && largest !== share && this.#dropOne(largest, undefined)
  }

  /** Drops the newest question of the person with the most, unless the newcomer would then have as many. */
  #dropOne(share: AddressShare, newcomer: PersonShare | undefined): boolean {
    const largest = largestOf(share.people)
    if (largest === undefined || largest.waiting <= (newcomer?.waiting ?? 0) + 1) return false
    largest.jobs.pop()?.answer('no-room')
    this.#countWaiting(share, largest, -1)
    return true
  }

  #countWaiting(share: AddressShare, own: PersonShare, by: number): void {
    share.waiting += by
    own.waiting += by
    this.#waiting += by
  }

  #serve(): void {
    while (this.#running < this.#threads && this.#waiting > 0) {
      const [address, share] = nextOf(this.#addresses)
      const [person, own] = nextOf(share.people)
      const crowd = this.#crowd(share, own)
      const job = own.jobs.shift()
      this.#countWaiting(share, own, -1)
      const question = job && questionOf(job)
      if (job !== undefined && question !== undefined) {
        // The limit must not grow again while the queue shrinks, or the last questions would wait too long.
        const ms = this.#budget(Math.max(crowd, job.crowd))
        void this.#run(job, { ...question, ms }, { person, address })
      } else this.#forgetUnused(address, person)
    }
  }

  /** How many questions wait, if all shares are like this one. */
  #crowd(share: AddressShare, own: PersonShare): number {
    return waitingIn(this.#addresses) * waitingIn(share.people) * own.waiting
  }

  /** The time per question with which all of them are answered in about `WAIT_MS`. */
  #budget(crowd: number): number {
    const fair = Math.floor((WAIT_MS * this.#threads) / crowd)
    return Math.min(this.#settings.ms, Math.max(LEAST_MS, fair))
  }

  async #run(job: Job, question: BotQuestion, { person, address }: BotOwner): Promise<void> {
    const share = this.#addresses.get(address)
    const own = share?.people.get(person)
    if (share === undefined || own === undefined) return
    const begun = this.#runtime.now()
    const count = (ms: number, running: number) => {
      this.#running += running
      for (const part of [share, own]) {
        part.used += ms
        part.running += running
      }
    }
    // Charged at the start, so that a running question already counts.
    count(question.ms, 1)
    try {
      job.answer(await this.#runner.think(question))
    } catch (error) {
      job.fail(error)
    }
    const spent = Math.max(1, this.#runtime.now() - begun)
    count(spent - question.ms, -1)
    this.#forgetUnused(address, person)
    this.#serve()
  }

  #forgetUnused(address: string, person: string): void {
    const share = this.#addresses.get(address)
    const own = share?.people.get(person)
    if (own !== undefined && isUnused(own)) share?.people.delete(person)
    if (share !== undefined && isUnused(share)) this.#addresses.delete(address)
  }
}

/** The question of a job; undefined if it was answered without a thread. */
function questionOf({ ask, answer, fail }: Job): ReturnType<Ask> {
  try {
    const question = ask()
    if (question === undefined) answer('not-needed')
    return question
  } catch (error) {
    fail(error)
    return undefined
  }
}

function newShare(others: ReadonlyMap<string, Share>): Share {
  const used = others.size === 0 ? 0 : Math.min(...[...others.values()].map((share) => share.used))
  return { used, waiting: 0, running: 0 }
}

function isUnused({ waiting, running }: Share): boolean {
  return waiting === 0 && running === 0
}

function waitingIn(shares: ReadonlyMap<string, Share>): number {
  let count = 0
  for (const { waiting } of shares.values()) if (waiting > 0) count++
  return count
}

/** The waiting share with the least thinking time. */
function nextOf<Part extends Share>(shares: ReadonlyMap<string, Part>): readonly [string, Part] {
  let next: readonly [string, Part] | undefined
  for (const entry of shares) {
    if (entry[1].waiting > 0 && (next === undefined || entry[1].used < next[1].used)) next = entry
  }
  if (next === undefined) throw new Error('nothing waits')
  return next
}

function largestOf<Part extends Share>(shares: ReadonlyMap<string, Part>): Part | undefined {
  let largest: Part | undefined
  for (const share of shares.values()) if (largest === undefined || share.waiting > largest.waiting) largest = share
  return largest
}
