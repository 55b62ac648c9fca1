/** Runs all checks and stops at the first step that fails. Start it with `npm test`, which puts the tools on the path. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Commands of one step run at the same time: none of them alone keeps two cores busy all the time. */
const STEPS = [
  ['biome check --error-on-warnings', 'tsc', 'knip', 'node scripts/build.mjs --if-needed'],
  ['vitest run', 'playwright test --project day', 'vitest run --config vitest.engines.config.ts'],
]

const begin = performance.now()
const times = []
for (const commands of STEPS) {
  const results = await Promise.all(commands.map((command) => run(command)))
  const failed = results.filter(({ status }) => status !== 0)
  if (failed.length === 0) continue
  end(`Failed: ${failed.map(({ command }) => command).join(', ')}`)
  process.exit(failed[0].status || 1)
}
end('All passed')

/** Each line of output begins with the number of the command, because others print meanwhile. */
function run(command) {
  const start = performance.now()
  const number = STEPS.flat().indexOf(command) + 1
  const print = (line) => process.stdout.write(`${number}| ${line}\n`)
  print(`== ${command}`)
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', print)
    child.on('close', (status) => {
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
