import type { Stage } from './stage.ts'

/** What each sister that was gone on from takes off: games that differ more are tried sooner. */
const FOR_SISTERS = 2
/** The worst are let go when there are twice as many. */
const KEPT = 2000

/** Stages after the same number of rounds that nobody has gone on from. */
export class StagePool {
  #stages: Stage[] = []
  readonly #seen = new Set<number>()

  /** The same key means the same table: it is tried once. */
  offer(stage: Stage, key: number): void {
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#stages.push(stage)
    if (this.#stages.length < 2 * KEPT) return
    this.#stages.sort((one, other) => other.worth - one.worth)
    this.#stages.length = KEPT
  }

  /** Takes out the most promising one. */
  take(): Stage | undefined {
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (const [i, { worth, before }] of this.#stages.entries()) {
      const promise = worth - FOR_SISTERS * (before?.followed ?? 0)
      if (promise <= most) continue
      most = promise
      best = i
    }
    if (best < 0) return undefined
    const [taken] = this.#stages.splice(best, 1)
    if (taken.before !== undefined) taken.before.followed++
    return taken
  }
}
