import type { Mutant } from './mutants.ts'

/** What is to be done, for all processes. */
export interface Plan {
  readonly root: string
  readonly folders: readonly string[]
  readonly tests: readonly string[]
  readonly mutants: readonly (Mutant & { readonly id: number })[]
}

/** What the tests of a file reach. */
export interface Reached {
  readonly project: string
  readonly file: string
  readonly startMs: number
  readonly failed: boolean
  readonly outside: readonly [id: number, times: number][]
  readonly tests: readonly {
    readonly id: string
    readonly ms: number
    readonly cpuMs: number
    readonly reached: readonly [id: number, times: number][]
  }[]
  /** Processor time of what is not in a test. */
  readonly outsideMs: number
}

/** Tests of a file that reach a fault; all of them if it is reached outside of tests. */
export interface Chosen {
  readonly project: string
  readonly file: string
  readonly ids: readonly string[] | null
  readonly ms: number
  readonly cpuMs: number
  readonly times: number
}

export type Task =
  | { readonly plan: Plan }
  | { readonly id: number; readonly limit: number; readonly chosen: readonly Chosen[] }
export type Answer = { readonly reached: Reached[] } | { readonly id: number; readonly by: string | null }

/** Found, because the tests did not end. */
export const TIME_LIMIT = 'time limit'
