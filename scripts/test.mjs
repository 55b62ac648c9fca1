/** Runs all checks one by one and stops at the first failure. Start it with `npm test`, which puts the tools on the path. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const STEPS = [
  ['Style, lint and import borders', 'biome check --error-on-warnings'],
  ['Types', 'tsc'],
  ['Unused files, exports and dependencies', 'knip'],
  ['Tests', 'vitest run'],
  ['The pages', 'node scripts/build.mjs --if-needed'],
  ['Tests in Chromium', 'playwright test --project day'],
  ['Tests in Firefox and WebKit', 'vitest run --config vitest.engines.config.ts'],
]

const begin = performance.now()
for (const [heading, command] of STEPS) {
  process.stdout.write(`\n== ${heading}: ${command}\n`)
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit' })
  if (status !== 0) {
    process.stdout.write(`\n== Failed: ${command} (after ${seconds()})\n`)
    process.exit(status ?? 1)
  }
}
process.stdout.write(`\n== All passed in ${seconds()}\n`)

function seconds() {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}
