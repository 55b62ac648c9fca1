import { ApiError } from '../api-error.ts'

/** How much work of one owner may wait. */
const MOST_WAITING = 100

interface Share {
  /** Milliseconds of work so far; a new share begins with the least of the others. */
  used: number
  running: number
  /** What waits of each part, the next part first. */
  readonly parts: Map<string, (() => void)[]>
}

/**
 * Runs a few tasks at once. The others wait and are shared fairly between their owners by the time that their tasks take,
 * so that one owner with many tasks does not hold up the rest. The parts of one owner, if it has any, take turns.
 */
export class WorkQueue {
  readonly #atOnce: number
  readonly #now: () => number
  readonly #shares = new Map<string, Share>()
  #running = 0

  constructor(atOnce: number, now: () => number) {
    this.#atOnce = atOnce
    this.#now = now
  }

  /** Without an owner it is work of the server itself, which is never refused. */
  async run<Result>(owner: string | undefined, work: () => Promise<Result>, part = ''): Promise<Result> {
    const key = owner ?? ''
    const share = this.#shares.get(key) ?? { used: this.#least(), running: 0, parts: new Map() }
    this.#shares.set(key, share)
    if (this.#running < this.#atOnce) {
      this.#running++
      share.running++
    } else {
      if (owner !== undefined && waitingIn(share) >= MOST_WAITING) {
        throw new ApiError('too-many', 'too many of your requests are waiting; try again', { retryAfter: 1 })
      }
      const waiting = share.parts.get(part) ?? []
      share.parts.set(part, waiting)
      await new Promise<void>((begin) => waiting.push(begin))
    }
    const begun = this.#now()
    try {
      return await work()
    } finally {
      share.used += Math.max(1, this.#now() - begun)
      share.running--
      if (share.running === 0 && share.parts.size === 0) this.#shares.delete(key)
      this.#goOn()
    }
  }

  #goOn(): void {
    let next: Share | undefined
    for (const share of this.#shares.values()) {
      if (share.parts.size > 0 && (next === undefined || share.used < next.used)) next = share
    }
    const begin = next && nextIn(next)
    if (next === undefined || begin === undefined) this.#running--
    else {
      // Counted here and not when it goes on: until then its share would look unused.
      next.running++
      begin()
    }
  }

  #least(): number {
    return this.#shares.size === 0 ? 0 : Math.min(...Array.from(this.#shares.values(), ({ used }) => used))
  }
}

function waitingIn({ parts }: Share): number {
  let count = 0
  for (const waiting of parts.values()) count += waiting.length
  return count
}

/** Takes the oldest task of the next part, which then is the last one. */
function nextIn({ parts }: Share): (() => void) | undefined {
  const [next] = parts
  if (next === undefined) return undefined
  const [part, waiting] = next
  const begin = waiting.shift()
  parts.delete(part)
  if (waiting.length > 0) parts.set(part, waiting)
  return begin
}
