import { randomBytes } from 'node:crypto'
import type { Runtime } from '#engine/runtime.ts'

/** The runtime of a server process. Its timers do not keep the process alive. */
export const SYSTEM: Runtime = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
  soon: (act) => void setImmediate(act),
  random: () => Math.random(),
  bytes: (count) => randomBytes(count),
}

/** The same, with the time that all nodes share. */
export function runtimeWith(clock: Pick<Runtime, 'now'>): Runtime {
  return { ...SYSTEM, now: () => clock.now() }
}
