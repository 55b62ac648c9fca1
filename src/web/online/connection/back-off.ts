const FIRST_MS = 500
const LONGEST_MS = 15_000

/**
 * How long is waited before the next attempt, in ms: longer after every failure, and each time by chance, so that not
 * everybody comes back at once. `random` is from 0 to 1.
 */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures))
  return Math.max(FIRST_MS, longest * (0.5 + random / 2))
}
