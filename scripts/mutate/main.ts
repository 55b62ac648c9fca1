/** Plants faults and counts those that the unit tests find. Run it as `npm run mutate`, see CONTRIBUTING. */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { findMutants, type Mutant } from './mutants.ts'
import { type Answer, type Chosen, type Plan, type Reached, type Task, TIME_LIMIT } from './plan.ts'

interface Options {
  readonly sample?: string
  readonly again?: string
  readonly seed: string
  readonly seconds: string
  readonly threads: string
  readonly tests: string[]
  readonly json?: string
}

/** What `--json` writes. */
interface Result {
  readonly folders: readonly string[]
  readonly seed: string
  readonly found: number
  readonly of: number
  readonly mutants: readonly {
    readonly file: string
    readonly line: number
    readonly change: string
    readonly key: string
    /** The test that found it; null for a survivor. */
    readonly by: string | null
    /** How many files of tests that reach it there was no time for; null if none reaches it. */
    readonly untried: number | null
  }[]
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** The most that a file of tests may take before its worker is stopped: a worker that hangs cannot stop itself. */
const FILE_MS = 120_000
const UNTESTED = /\.test\.|\/testing\/|\/text\/|\.d\.ts$/

const program = new Command('mutate')
  .description('plants small faults in a folder and counts those that its unit tests find')
  .argument('<folders...>', 'folders or files')
  .option('--sample <number>', 'only so many faults, chosen by the seed')
  .option('--again <file>', 'only the survivors in this file of an earlier run')
  .option('--seed <text>', 'chooses the sample', '1')
  .option('--seconds <number>', 'of processor time for each fault: the nearest and quickest tests first', '60')
  .option('--threads <number>', 'at the same time', String(availableParallelism()))
  .option('--tests <paths...>', 'only the tests in these folders or files', [])
  .option('--json <file>', 'writes every fault and the test that found it')
  .parse()
const options = program.opts<Options>()
const folders = program.args.map((folder) => folder.replace(/\/$/, ''))

const begin = performance.now()
const mutants = sample(
  folders.flatMap(filesIn).flatMap((file) => findMutants(file, readFileSync(join(ROOT, file), 'utf8'))),
)
const plan: Plan = {
  root: ROOT,
  folders,
  tests: options.tests,
  mutants: mutants.map((mutant, id) => ({ ...mutant, id })),
}
const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
const planFile = join(folder, 'plan.json')
writeFileSync(planFile, JSON.stringify(plan))
try {
  await main()
} finally {
  rmSync(folder, { recursive: true })
}

async function main(): Promise<void> {
  tell(`${mutants.length} faults. Recording which tests reach them …`)
  const reached = await record()
  for (const { file, failed } of reached) if (failed) tell(`Left out, because it fails without a fault: ${file}`)
  const usable = reached.filter(({ failed }) => !failed)
  tell(`${usable.length} files of tests`)

  const results = new Map<number, string | null>()
  const queue = plan.mutants
    .map((mutant) => ({ mutant, ...choose(mutant, usable) }))
    .filter(({ chosen }) => chosen.length > 0)
  const { length } = queue
  const untried = new Map(queue.map(({ mutant, others }) => [mutant.id, others]))
  const work = async () => {
    let worker: ChildProcess | undefined
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { mutant, chosen } = next
      worker ??= start()
      const limit = 100_000 + 10 * Math.max(...chosen.map(({ times }) => times))
      const answer = await ask(worker, { id: mutant.id, limit, chosen }, chosen.length * FILE_MS)
      const noAnswer = worker.killed ? TIME_LIMIT : 'the tests crash'
      if (answer === null) worker = undefined
      results.set(mutant.id, answer === null ? noAnswer : 'by' in answer ? answer.by : null)
      if (results.size % 20 === 0) tell(`${results.size} of ${length}`)
    }
    worker?.disconnect()
  }
  await Promise.all(Array.from({ length: Number(options.threads) }, work))
  report(results, untried)
}

async function record(): Promise<Reached[]> {
  const worker = start({ MUTATE_RECORDS: '1', MUTATE_THREADS: options.threads })
  const answer = await ask(worker, { plan })
  worker.disconnect()
  if (answer === null || !('reached' in answer)) throw new Error('The tests could not be run.')
  return answer.reached
}

function start(env: Record<string, string> = {}): ChildProcess {
  return fork(new URL('worker.ts', import.meta.url), [], {
    cwd: ROOT,
    env: { ...process.env, ...env, MUTATE_PLAN: planFile },
    stdio: ['ignore', process.env.DEBUG ? 'inherit' : 'ignore', process.env.DEBUG ? 'inherit' : 'ignore', 'ipc'],
  })
}

/** The answer of a worker; null if it ends without one, or is stopped because it takes too long. */
function ask(worker: ChildProcess, task: Task, limitMs?: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = limitMs === undefined ? undefined : setTimeout(() => worker.kill('SIGKILL'), limitMs)
    const ended = () => {
      clearTimeout(timer)
      resolve(null)
    }
    worker.once('exit', ended)
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer)
      worker.off('exit', ended)
      resolve(answer)
    })
    worker.send(task)
  })
}

/** The tests that reach a fault, those of its own folder first, then the quick ones, as many as there is time for. */
function choose({ id, file }: Plan['mutants'][number], reached: readonly Reached[]) {
  const candidates = reached.flatMap(({ project, file: tests, startMs, outsideMs, outside, tests: all }): Chosen[] => {
    const count = (list: readonly [number, number][]) =>
      list.reduce((sum, [other, times]) => sum + (other === id ? times : 0), 0)
    const isOutside = count(outside) > 0
    const those = isOutside ? all : all.filter((test) => count(test.reached) > 0)
    if (those.length === 0) return []
    const ms = those.reduce((sum, test) => sum + test.ms, startMs)
    const cpuMs = those.reduce((sum, test) => sum + test.cpuMs, outsideMs)
    const times = those.reduce((sum, test) => sum + count(test.reached), count(outside))
    return [{ project, file: tests, ids: isOutside ? null : those.map((test) => test.id), ms, cpuMs, times }]
  })
  const own = (chosen: Chosen) => chosen.file.startsWith(file.slice(0, file.lastIndexOf('/') + 1))
  candidates.sort((a, b) => Number(own(b)) - Number(own(a)) || a.cpuMs - b.cpuMs)
  let left = Number(options.seconds) * 1000
  const within = candidates.filter(({ cpuMs }, index) => {
    left -= cpuMs
    return index === 0 || left >= 0
  })
  return { chosen: within, others: candidates.length - within.length }
}

/** Faults that no test reaches have no result. */
function report(results: ReadonlyMap<number, string | null>, untried: ReadonlyMap<number, number>): void {
  const all = plan.mutants.map(({ id, file, line, change, key }) => {
    return { file, line, change, key, by: results.get(id) ?? null, untried: untried.get(id) ?? null }
  })
  const survivors = all.filter(({ by }) => by === null)
  survivors.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  for (const { file, line, change, untried } of survivors) {
    const note =
      untried === null ? '  (no test gets there)' : untried > 0 ? `  (${untried} files of tests not tried)` : ''
    print(`${file}:${line}  ${change}${note}`)
  }
  const found = all.length - survivors.length
  const late = all.filter(({ by }) => by === TIME_LIMIT).length
  const share = ((100 * found) / all.length).toFixed(1)
  const unreached = all.length - results.size
  print(`${found} of ${all.length} faults found: ${share} % (${late} by the time limit, ${unreached} not reached)`)
  tell('Done')
  const result: Result = { folders, seed: options.seed, found, of: all.length, mutants: all }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(result, null, 1)}\n`)
}

/** The same faults are chosen as long as their lines are the same, whatever else changes. */
function sample(all: readonly Mutant[]): readonly Mutant[] {
  if (options.again !== undefined) {
    const earlier: Result = JSON.parse(readFileSync(options.again, 'utf8'))
    const survivors = new Set(earlier.mutants.filter(({ by }) => by === null).map(({ key }) => key))
    return all.filter(({ key }) => survivors.has(key))
  }
  if (options.sample === undefined) return all
  const rank = ({ key }: Mutant) => createHash('sha256').update(`${options.seed}: ${key}`).digest('hex')
  const ranked = all.map((mutant) => ({ mutant, rank: rank(mutant) })).sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return ranked.slice(0, Number(options.sample)).map(({ mutant }) => mutant)
}

function filesIn(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  const entries = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }).sort()
  return entries.map((entry) => `${path}/${entry}`).filter((file) => /\.tsx?$/.test(file) && !UNTESTED.test(file))
}

function tell(text: string): void {
  process.stderr.write(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${text}\n`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
