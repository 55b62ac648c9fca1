import { execFileSync } from 'node:child_process'

/** Programs and worker threads that tests start are bundled, also where the rest of a test runs from the sources. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build-programs.mjs', '--if-needed'], { stdio: 'inherit' })
}
