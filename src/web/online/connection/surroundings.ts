/** Time and chance, as whatever waits and tries again needs them. */
export interface Surroundings {
  now(): number
  /** Does something later; the answer calls it off. */
  after(ms: number, act: () => void): () => void
  /** From 0 to 1. */
  random(): number
}

export const BROWSER: Surroundings = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
