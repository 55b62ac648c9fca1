import { availableParallelism, loadavg } from 'node:os'
import { type Plan, type ServerFigures, SLICES } from './measure-server.ts'

type Figures = Readonly<Record<string, ServerFigures>>

interface Goal {
  readonly name: string
  readonly value: number
  readonly goal: string
  readonly isReached: boolean
  readonly text: string
}

const LEAST_OF_LIMIT = 0.7
const LEAST_OF_BOARDGAME_IO = 4
const MOST_P99_MS = 20
const MOST_HEAP = 40_000

/** The targets, for the quantities that were measured. */
function goalsOf(figures: Figures, { rate }: Plan): Goal[] {
  const { hilltop, limit, 'boardgame-io': itsOwnWay, 'boardgame-io-fast': withOurRules } = figures
  if (hilltop === undefined) return []
  const goals: Goal[] = []
  const atLeast = (name: string, value: number, least: number) =>
    goals.push({ name, value, goal: `at least ${least}`, isReached: value >= least, text: value.toFixed(2) })
  const atMost = (name: string, value: number, most: number, goal: string, text: string) =>
    goals.push({ name, value, goal: `at most ${goal}`, isReached: value <= most, text })
  if (limit !== undefined)
    atLeast('moves/s, times the limit', hilltop.movesPerSecond / limit.movesPerSecond, LEAST_OF_LIMIT)
  for (const other of [itsOwnWay, withOurRules]) {
    if (other === undefined) continue
    atLeast(`moves/s, times ${other.name}`, hilltop.movesPerSecond / other.movesPerSecond, LEAST_OF_BOARDGAME_IO)
  }
  atMost(`p99 at ${rate} moves/s`, hilltop.p99, MOST_P99_MS, `${MOST_P99_MS} ms`, ms(hilltop.p99))
  atMost('heap per open table', hilltop.heapBytesPerTable, MOST_HEAP, kB(MOST_HEAP), kB(hilltop.heapBytesPerTable))
  return goals
}

function machine() {
  return {
    node: process.version,
    platform: process.platform,
    arch: process.arch,
    cores: availableParallelism(),
    load: loadavg(),
  }
}

export function asJson(figures: Figures, plan: Plan) {
  const goals = goalsOf(figures, plan).map(({ name, value, goal, isReached }) => ({ name, value, goal, isReached }))
  return { goals, figures, plan, machine: machine() }
}

export function asTable(figures: Figures, plan: Plan): string {
  const goals = goalsOf(figures, plan).map(({ name, text, goal, isReached }) => {
    return `  ${name.padEnd(42)}${text.padStart(12)}   ${goal.padEnd(18)}${isReached ? 'reached' : 'not reached'}`
  })
  const rows = Object.values(figures).map((one) =>
    [
      `  ${one.name.padEnd(30)}`,
      one.tables.toLocaleString('en').padStart(8),
      Math.round(one.movesPerSecond).toLocaleString('en').padStart(8),
      `${(one.cpuMsPerMove * 1000).toFixed(0)} µs`.padStart(11),
      `${(one.loadCpuMsPerMove * 1000).toFixed(0)} µs`.padStart(11),
      ms(one.p50).padStart(11),
      ms(one.p99).padStart(11),
      kB(one.heapBytesPerTable).padStart(12),
      kB(one.residentBytesPerTable).padStart(12),
      one.isDurable ? '  durable' : '  in memory',
    ].join(''),
  )
  const { cores, load, node } = machine()
  const head = `  ${''.padEnd(30)}  tables moves/s   CPU/move  load/move        p50        p99  heap/table   RSS/table`
  return [
    ...(goals.length > 0 ? [...goals, ''] : []),
    head,
    ...rows,
    '',
    `  Open tables of four seats with four sockets; with ${plan.atOnce} of them in play at once: moves/s, CPU of the server and of`,
    `  the load per move; at ${plan.rate} moves/s: p50 and p99 of acknowledgements. The best of ${SLICES} slices of ${(plan.seconds / SLICES).toFixed(1)} s each.`,
    `  Node ${node}, ${cores} cores, load ${load.map((one) => one.toFixed(1)).join(' ')}.`,
    '',
  ].join('\n')
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
