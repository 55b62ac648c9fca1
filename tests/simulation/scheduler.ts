import { createHash } from 'node:crypto'
import { Rng } from '#engine/random.ts'
import type { Runtime } from '#engine/runtime.ts'

/** Virtual time begins here. */
const START = 1_700_000_000_000

interface Task {
  readonly at: number
  /** Decides between tasks that are due at the same moment. */
  readonly order: number
  readonly act: () => void
  isCancelled: boolean
}

/** What a seed leads to that must not be. */
export class Violation extends Error {}

/** Virtual time: runs one task after another, in an order that the seed decides. */
export class Scheduler {
  readonly seed: string
  readonly #keptLines: number
  readonly #rng: Rng
  readonly #tasks: Task[] = []
  readonly #hash = createHash('sha256')
  readonly #lines: string[] = []
  now = START
  steps = 0

  /** `keptLines` is how much of the end of the schedule is kept. */
  constructor(seed: string, keptLines: number) {
    this.seed = seed
    this.#keptLines = keptLines
    this.#rng = this.rng('order')
  }

  /** A source of chance of its own, so that one part drawing more does not change the others. */
  rng(name: string): Rng {
    return new Rng(`${this.seed}/${name}`)
  }

  /** Virtual milliseconds since the beginning. */
  get elapsed(): number {
    return this.now - START
  }

  after(ms: number, act: () => void): () => void {
    const task: Task = { at: this.now + Math.max(0, ms), order: this.#rng.below(1_000_000), act, isCancelled: false }
    push(this.#tasks, task)
    return () => {
      task.isCancelled = true
    }
  }

  /** Notes something in the schedule, which two runs of one seed must have alike. */
  note(text: string): void {
    const line = `${(this.elapsed / 1000).toFixed(3).padStart(10)} ${text}`
    this.#hash.update(line)
    this.#lines.push(line)
    if (this.#lines.length > 2 * this.#keptLines) this.#lines.splice(0, this.#keptLines)
  }

  get schedule(): string {
    return this.#lines.slice(-this.#keptLines).join('\n')
  }

  /** Of the whole schedule so far. */
  get hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }

  /** Runs the next task and all that follows from it at once; false where there is none. */
  async step(): Promise<boolean> {
    let task = pop(this.#tasks)
    while (task?.isCancelled) task = pop(this.#tasks)
    if (task === undefined) return false
    this.now = Math.max(this.now, task.at)
    this.steps++
    task.act()
    // Everything that waits for promises only has run when this returns.
    await new Promise(setImmediate)
    return true
  }
}

function isBefore(one: Task, other: Task): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order)
}

/** A binary heap with the next task first. */
function push(heap: Task[], task: Task): void {
  let at = heap.push(task) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(task, heap[parent])) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = task
}

function pop(heap: Task[]): Task | undefined {
  const [first] = heap
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return first
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++
    if (!isBefore(heap[child], last)) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = last
  return first
}

/** A process: what it waits for is lost when it crashes, and comes late where it was paused. */
export class Process implements Runtime {
  readonly name: string
  readonly #scheduler: Scheduler
  readonly #rng: Rng
  readonly #skew: number
  readonly startedAt: number
  isAlive = true
  /** When it last ran again after a pause, or will. */
  pausedUntil = 0
  /** What was due during the pause. */
  readonly #late = new Set<() => void>()

  constructor(name: string, scheduler: Scheduler, skew = 0) {
    this.name = name
    this.#scheduler = scheduler
    this.#rng = scheduler.rng(name)
    this.#skew = skew
    this.startedAt = scheduler.now
  }

  now(): number {
    return this.#scheduler.now + this.#skew
  }

  after(ms: number, act: () => void): () => void {
    let isCancelled = false
    const run = () => {
      if (isCancelled || !this.isAlive) return
      if (this.pausedUntil > this.#scheduler.now) this.#late.add(run)
      else act()
    }
    const cancel = this.#scheduler.after(ms, run)
    return () => {
      isCancelled = true
      cancel()
    }
  }

  /** Nothing runs for so long; 0 ends a pause. */
  pause(ms: number): void {
    this.pausedUntil = this.#scheduler.now + ms
    this.#scheduler.after(ms, () => {
      if (this.pausedUntil > this.#scheduler.now) return
      const late = [...this.#late]
      this.#late.clear()
      for (const run of late) this.#scheduler.after(0, run)
    })
  }

  soon(act: () => void): void {
    this.after(this.#rng.below(2), act)
  }

  random(): number {
    return this.#rng.below(1_000_000) / 1_000_000
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.#rng.below(256))
  }

  wait(ms: number): Promise<void> {
    return new Promise((goOn) => this.after(ms, goOn))
  }
}
