/**
 * The time, timers and randomness of the process or page. Online play reads them only from here, so that tests and the
 * simulation can replace them.
 */
export interface Runtime {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something after at least this long; the returned function cancels it. */
  after(ms: number, act: () => void): () => void
  /** Runs something after everything that has already arrived. */
  soon(act: () => void): void
  /** From 0 to 1, for what need not be secret. */
  random(): number
  /** Bytes that cannot be guessed. */
  bytes(count: number): Uint8Array
}

/** Runs something repeatedly, at this interval in milliseconds; the returned function stops it. */
export function every(runtime: Runtime, ms: number, act: () => void): () => void {
  let cancel = runtime.after(ms, run)
  function run(): void {
    cancel = runtime.after(ms, run)
    act()
  }
  return () => cancel()
}
