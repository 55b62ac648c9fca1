/** One thing measured: how often it can be done in a second. */
export interface Measurement {
  readonly name: string
  readonly unit: string
  readonly perSecond: number
}

const SLICES = 5

/**
 * Repeats `work`, which returns how many units it did, in several time slices, and takes the fastest slice: other programs
 * can only slow a slice down.
 */
export function measure(name: string, unit: string, seconds: number, work: (round: number) => number): Measurement {
  let round = 0
  const slice = (ms: number): number => {
    const begin = performance.now()
    let units = 0
    let spent = 0
    do {
      units += work(round++)
      spent = performance.now() - begin
    } while (spent < ms)
    return (units / spent) * 1000
  }
  const ms = (seconds * 1000) / SLICES
  slice(ms) // warm-up
  return { name, unit, perSecond: Math.max(...Array.from({ length: SLICES }, () => slice(ms))) }
}
