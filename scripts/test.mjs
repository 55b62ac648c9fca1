/** Runs all checks and stops at the first step that fails. Start it with `npm test`, which puts the tools on the path. */
import { exec, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Each of these uses one core for most of its time, so they run at the same time. */
const CHECKS = [
  ['Style, lint and import borders', 'biome check --error-on-warnings'],
  ['Types', 'tsc'],
  ['Unused files, exports and dependencies', 'knip'],
]

const STEPS = [
  ['Tests', 'vitest run'],
  ['The pages', 'node scripts/build.mjs --if-needed'],
  ['Tests in Chromium', 'playwright test --project day'],
  ['Tests in Firefox and WebKit', 'vitest run --config vitest.engines.config.ts'],
]

const begin = performance.now()
const checked = await Promise.all(CHECKS.map(check))
for (const [i, status] of checked.entries()) if (status !== 0) fail(CHECKS[i][1], status)
for (const [heading, command] of STEPS) {
  process.stdout.write(`\n== ${heading}: ${command}\n`)
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit' })
  if (status !== 0) fail(command, status)
}
process.stdout.write(`\n== All passed in ${seconds()}\n`)

/** Prints the whole output of a command when it has ended, and returns its exit code. */
function check([heading, command]) {
  return new Promise((resolve) => {
    exec(command, { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY }, (error, out, err) => {
      process.stdout.write(`\n== ${heading}: ${command}\n${out}${err}`)
      resolve(error === null ? 0 : (error.code ?? 1))
    })
  })
}

function fail(command, status) {
  process.stdout.write(`\n== Failed: ${command} (after ${seconds()})\n`)
  process.exit(status || 1)
}

function seconds() {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}
