import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Postgres of this run, with * for the database; null if none could be started. */
    postgres: string | null
  }
}

/** Starts a Postgres for all tests of a run. Without one, its tests are skipped, but in CI the run fails. */
export default function setup({ provide }: TestProject): (() => void) | undefined {
  const cluster = startCluster()
  if (typeof cluster === 'string') {
    if (process.env.CI) throw new Error(`no Postgres could be started, and CI needs one: ${cluster}`)
    process.stderr.write(`\nNo Postgres could be started: ${cluster}. Its tests are skipped, and counted as skipped.\n`)
    provide('postgres', null)
    return undefined
  }
  provide('postgres', cluster.url('*'))
  return () => cluster.remove()
}
