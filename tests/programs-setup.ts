import { execFileSync } from 'node:child_process'

/**
 * Programs and worker threads that tests start are bundled, also where the rest of a test runs from the sources. Tests
 * that have the example among their games find threads that have it too.
 */
export function setup(): void {
  for (const conditions of [[], ['--conditions', 'example']]) {
    const args = [...conditions, 'scripts/build-programs.mjs', '--if-needed']
    execFileSync(process.execPath, args, { stdio: 'inherit' })
  }
}
