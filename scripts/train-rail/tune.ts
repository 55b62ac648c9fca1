import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Rng } from '#engine/random.ts'
import { Outlook } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { OUTLOOK_WEIGHTS, type OutlookWeights } from '#games/rail-on-the-hill/bot/weights.ts'
import { SelfPlay } from './play-game.ts'

/**
 * Searches for good weights of the outlook with the cross-entropy method: samples around the current weights play the same
 * solo games, and the best few determine where the next samples are drawn.
 */

const { values: flags } = parseArgs({
  options: {
    worker: { type: 'boolean' },
    workers: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1' },
    population: { type: 'string', default: '48' },
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'tune' },
    start: { type: 'string' },
    out: { type: 'string', default: 'outlook.json' },
  },
})

const WIDTH = { placed: 3, later: 3 }
const ELITE = 0.25

type Weights = Record<keyof OutlookWeights, number>
const NAMES = Object.keys(OUTLOOK_WEIGHTS) as (keyof OutlookWeights)[]

interface Task {
  readonly id: number
  readonly weights: OutlookWeights
  readonly seed: string
  readonly games: number
}

interface Answer {
  readonly id: number
  readonly totals: readonly number[]
}

function playAll({ id, weights, seed, games }: Task): Answer {
  const outlook = new Outlook(weights)
  const totals = Array.from(
    { length: games },
    (_, game) =>
      new SelfPlay({ players: 1 }, `${seed}/${game}`, outlook, outlook, WIDTH, 0, new Rng(seed), false).play()[0],
  )
  return { id, totals }
}

function work(): void {
  process.on('message', (task: Task) => process.send?.(playAll(task)))
}

/** Runs all tasks on the workers and returns the totals of each. */
function playTasks(workers: readonly ReturnType<typeof fork>[], tasks: readonly Task[]): Promise<number[][]> {
  return new Promise((resolve) => {
    const results: number[][] = []
    let next = 0
    let done = 0
    for (const worker of workers) {
      const give = () => {
        if (next < tasks.length) worker.send(tasks[next++])
      }
      worker.removeAllListeners('message')
      worker.on('message', ({ id, totals }: Answer) => {
        results[id] = [...totals]
        if (++done === tasks.length) resolve(results)
        else give()
      })
      give()
    }
  })
}

function normal(rng: Rng): number {
  const uniform = () => (rng.below(1_000_000) + 0.5) / 1_000_000
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The mean and the deviation of the next samples. */
interface Cloud {
  centre: Weights
  spread: Weights
}

function drawFrom({ centre, spread }: Cloud, rng: Rng): Weights {
  return Object.fromEntries(NAMES.map((name) => [name, centre[name] + spread[name] * normal(rng)])) as Weights
}

function moveTo(cloud: Cloud, elite: readonly Weights[]): void {
  for (const name of NAMES) {
    const values = elite.map((weights) => weights[name])
    const centre = meanOf(values)
    const spread = Math.sqrt(meanOf(values.map((value) => (value - centre) ** 2)))
    cloud.centre[name] = 0.3 * cloud.centre[name] + 0.7 * centre
    cloud.spread[name] = 0.4 * cloud.spread[name] + 0.6 * spread
  }
}

async function tune(): Promise<void> {
  const stop = Date.now() + 60_000 * Number(flags.minutes)
  const rng = new Rng(flags.seed)
  const given = flags.start === undefined ? {} : (JSON.parse(readFileSync(flags.start, 'utf8')) as object)
  const centre: Weights = { ...OUTLOOK_WEIGHTS, ...given }
  const spread = Object.fromEntries(NAMES.map((name) => [name, 0.3 * Math.abs(centre[name]) + 0.05])) as Weights
  const cloud = { centre, spread }
  const workers = Array.from({ length: Number(flags.workers) }, () => fork(process.argv[1], ['--worker']))
  for (let round = 0; Date.now() < stop; round++) {
    const population = [
      { ...cloud.centre },
      ...Array.from({ length: Number(flags.population) }, () => drawFrom(cloud, rng)),
    ]
    const tasks = population.map((weights, id) => ({
      id,
      weights,
      seed: `${flags.seed}/${round}`,
      games: Number(flags.games),
    }))
    const means = (await playTasks(workers, tasks)).map(meanOf)
    const ranked = population.map((_, i) => i).sort((one, other) => means[other] - means[one])
    const elite = ranked.slice(0, Math.ceil(population.length * ELITE))
    moveTo(
      cloud,
      elite.map((i) => population[i]),
    )
    writeFileSync(flags.out, `${JSON.stringify(cloud.centre, null, 2)}\n`)
    const line = [means[0], meanOf(means), meanOf(elite.map((i) => means[i]))].map((mean) => mean.toFixed(1))
    process.stdout.write(`round ${round}: centre ${line[0]}, all ${line[1]}, best ${line[2]}\n`)
  }
  for (const worker of workers) worker.kill()
}

if (flags.worker) work()
else await tune()
