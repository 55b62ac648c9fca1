/** Runs all checks and stops at the first step that fails. Start it with `npm test`, which puts the tools on the path. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Commands of one step run at the same time: each of the first ones uses one core for most of its time. */
const STEPS = [
  ['biome check --error-on-warnings', 'tsc', 'knip'],
  ['vitest run'],
  ['node scripts/build.mjs --if-needed'],
  ['playwright test --project day'],
  ['vitest run --config vitest.engines.config.ts'],
]

const begin = performance.now()
const times = []
for (const commands of STEPS) {
  const results = await Promise.all(commands.map((command) => run(command, commands.length > 1)))
  const failed = results.find(({ status }) => status !== 0)
  if (failed === undefined) continue
  end(`Failed: ${failed.command}`)
  process.exit(failed.status || 1)
}
end('All passed')

/** Commands that run together print their output when they have ended. */
function run(command, isTogether) {
  const start = performance.now()
  if (!isTogether) process.stdout.write(`\n== ${command}\n`)
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: isTogether ? 'pipe' : 'inherit' })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data))
    child.on('close', (status) => {
      if (isTogether) process.stdout.write(`\n== ${command}\n${Buffer.concat(output)}`)
      times.push(`${secondsSince(start)}  ${command}`)
      resolve({ command, status: status ?? 1 })
    })
  })
}

function end(result) {
  process.stdout.write(`\n== ${result}\n${[...times, `${secondsSince(begin)}  in all`].join('\n')}\n`)
}

function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`
}
