import type { Runtime } from '#engine/runtime.ts'

/** The runtime of a page. */
export const BROWSER: Runtime = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  soon: (act) => void setTimeout(act),
  random: () => Math.random(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
}
