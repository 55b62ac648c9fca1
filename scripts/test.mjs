/**
 * Runs all checks, those of `npm test` or with --deep those of `npm run test:deep`, and stops at the first step that fails.
 * With paths it runs what concerns them: `npm test -- src/server/tables tests/browser/layout.spec.ts`.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILD = 'node scripts/build.mjs --if-needed'

/** Commands of one step run at the same time: none of them alone keeps two cores busy all the time. */
const STEPS = [
  ['biome check --error-on-warnings', 'tsc', 'knip', BUILD],
  ['vitest run', 'playwright test --project quick', 'vitest run --config vitest.engines.config.ts --project quick'],
]

/** The two that need most, and then two that often wait. */
const DEEP = [
  [BUILD],
  ['vitest run --config vitest.deep.config.ts --project deep', 'playwright test --project deep'],
  [
    // A pattern of titles: see vitest.config.ts.
    `vitest run --project server -t "on '?Postgres"`,
    'vitest run --config vitest.engines.config.ts --project deep',
  ],
]

/** How often to say what is still running. */
const STILL_MS = 60_000

const begin = performance.now()
const [first, ...rest] = process.argv.slice(2)
const paths = [first, ...rest].filter((path) => path !== undefined)
const steps = first === '--deep' ? DEEP : paths.length === 0 ? STEPS : stepsFor(paths)
const times = []
for (const commands of steps) {
  const results = await Promise.all(commands.map((command) => run(command)))
  const failed = results.filter(({ status }) => status !== 0)
  if (failed.length === 0) continue
  end(`FAILED: ${failed.map(({ command, reason }) => `${command}${reason}`).join('\n           ')}`)
  process.exit(failed[0].status || 1)
}
end('All passed')

/** The checks of some files or folders, most of which take seconds. */
function stepsFor(paths) {
  const inBrowser = (path) => path.startsWith('tests/browser')
  const [pages, units] = [paths.filter(inBrowser), paths.filter((path) => !inBrowser(path))].map((all) => all.join(' '))
  return [
    [`biome check --error-on-warnings ${paths.join(' ')}`, 'tsc'],
    [
      ...(units === '' ? [] : [`vitest run --passWithNoTests ${units}`]),
      ...(pages === '' ? [] : [`playwright test ${pages}`]),
    ],
  ]
}

/** The output of a command is printed when it ends, because others run meanwhile: of one that passed, its last lines. */
function run(command) {
  const start = performance.now()
  process.stdout.write(`   started  ${command}\n`)
  const still = setInterval(() => process.stdout.write(`${secondsSince(start)}  … ${command}\n`), STILL_MS)
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => chunks.push(chunk))
    child.on('close', (code) => {
      clearInterval(still)
      const status = code ?? 1
      const lines = Buffer.concat(chunks).toString().trimEnd().split('\n')
      const title = `${secondsSince(start)}  ${status === 0 ? 'passed ' : 'FAILED '} ${command}`
      times.push(title)
      const shown = status === 0 ? lines.slice(-4) : lines
      process.stdout.write(`${title}\n${shown.map((line) => `            ${line}\n`).join('')}`)
      resolve({ command, status, reason: reasonIn(lines) })
    })
  })
}

/** The first line that names a test or a file that failed. */
function reasonIn(lines) {
  const plain = lines.map((line) => stripped(line).trim())
  const line = plain.find((each) => /^(?:FAIL |\d+\) |.*(?:error TS|━━))/.test(each))
  return line === undefined ? '' : `: ${line}`
}

function stripped(line) {
  // Colours of a terminal.
  return line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
}

function end(result) {
  process.stdout.write(`\n${times.join('\n')}\n${secondsSince(begin)}  in all\n${result}\n`)
}

function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1).padStart(8)} s`
}
