import { parseArgs } from 'node:util'
import { PLANTS, type Plant } from './planted.ts'
import { simulate } from './simulation.ts'

/** How many seeds may pass before a planted bug counts as not found. */
const MOST_SEEDS = 20

const { values } = parseArgs({
  options: {
    /** How long to go on, in real minutes. */
    minutes: { type: 'string', default: '1' },
    /** One seed only. */
    seed: { type: 'string' },
    /** How long faults happen in each run, in virtual minutes. */
    length: { type: 'string', default: '5' },
    /** How many lines of its schedule a failure prints. */
    lines: { type: 'string', default: '200' },
    /** Instead, counts how many seeds it takes to find each planted bug whose name contains this. */
    planted: { type: 'string' },
  },
})
const length = Number(values.length)
const lines = Number(values.lines)

if (values.planted === undefined) await run(values.seed, Number(values.minutes))
else for (const plant of PLANTS) if (plant.name.includes(values.planted)) await find(plant)

async function run(only: string | undefined, minutes: number): Promise<void> {
  const begun = performance.now()
  const { user, system } = process.cpuUsage()
  const first = Date.now().toString(36)
  let [hours, seeds, failed] = [0, 0, 0]
  do {
    const seed = only ?? `${first}-${seeds + 1}`
    const { failure, virtualMs, counts, finishedGames, hash, steps } = await simulate({ seed, minutes: length, lines })
    seeds++
    hours += virtualMs / 3_600_000
    print(`${seed}: ${steps} steps, ${counts.moves} moves, ${finishedGames} games finished, schedule ${hash}`)
    if (failure === undefined) continue
    failed++
    process.exitCode = 1
    print(`${failure.schedule}\n${seed} FAILED: ${failure.what}`)
    print(`Repeat it with: npm run simulate -- --seed ${seed} --length ${length}`)
  } while (only === undefined && performance.now() - begun < minutes * 60_000)
  const spent = process.cpuUsage()
  const cpuMinutes = (spent.user + spent.system - user - system) / 60_000_000
  print(`${seeds} seeds, ${failed} failed, ${(hours / cpuMinutes).toFixed(1)} simulated hours per minute of CPU`)
}

async function find(plant: Plant): Promise<void> {
  const { firstSeed = 1 } = plant
  for (let seed = firstSeed; seed < firstSeed + MOST_SEEDS; seed++) {
    const { failure } = await simulate({ seed: `planted ${seed}`, minutes: length, plant })
    if (failure === undefined) continue
    const isFound = plant.complaint.test(failure.what)
    print(`${plant.name}: ${isFound ? 'found' : 'OTHER'} with seed ${seed}: ${failure.what.slice(0, 160)}`)
    if (isFound) return
  }
  print(`${plant.name}: NOT FOUND in ${MOST_SEEDS} seeds`)
  process.exitCode = 1
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
