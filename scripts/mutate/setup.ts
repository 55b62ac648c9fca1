import { afterEach, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The fault that is active, and how often it may be reached; null while it is recorded which test reaches which. */
    mutant: { readonly id: number; readonly limit: number } | null
  }
  interface TaskMeta {
    /** The faults that this test reached, and how often. */
    reached?: [id: number, times: number][]
    /** Those reached before it, outside of tests: while modules were loaded, for example. */
    outside?: [id: number, times: number][]
    /** Processor time, which a busy machine does not change much: of what came before this test, and of the test. */
    beforeMs?: number
    cpuMs?: number
  }
}

const active = inject('mutant')
const reached = new Map<number, number>()
let times = 0
let measured = 0

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (active === null) {
      reached.set(id, (reached.get(id) ?? 0) + 1)
      return false
    }
    if (id !== active.id) return false
    // Ends most endless loops.
    if (++times > active.limit) throw new Error('A planted fault was reached too often.')
    return true
  },
})

/** Since the last call, or the start of the process. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  const since = (user + system) / 1000 - measured
  measured += since
  return since
}

if (active === null) {
  beforeEach(({ task }) => {
    task.meta.beforeMs = cpuMs()
    task.meta.outside = [...reached]
    reached.clear()
  })
  afterEach(({ task }) => {
    task.meta.cpuMs = cpuMs()
    task.meta.reached = [...reached]
    reached.clear()
  })
}
