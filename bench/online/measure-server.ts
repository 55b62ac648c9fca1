import type { BenchTable } from './bench-table.ts'
import type { Contestant, Visit } from './contestant.ts'
import { asFastAsItGoes, atRate, percentile, playSome } from './load.ts'
import { ServerProcess } from './server-process.ts'

export interface Plan {
  /** How long each load lasts. */
  readonly seconds: number
  /** How many tables are open in the end. */
  readonly tables: number
  /** At how many of them moves are always being made, at full speed. */
  readonly atOnce: number
  /** Moves per second when latency is measured. */
  readonly rate: number
  /** Additional Node arguments for the servers, such as for a profiler. */
  readonly flags: readonly string[]
}

export interface ServerFigures {
  readonly name: string
  readonly isDurable: boolean
  /** How many were open. */
  readonly tables: number
  readonly movesPerSecond: number
  /** Of the server. */
  readonly cpuMsPerMove: number
  /** Of the load generator: if it is more than the server's, the server was not at its limit. */
  readonly loadCpuMsPerMove: number
  /** At the fixed rate. */
  readonly p50: number
  readonly p99: number
  readonly heapBytesPerTable: number
  readonly residentBytesPerTable: number
}

/** The share of tables that are open when memory is measured first. */
const FIRST = 0.1
const FIRST_MOVES = 5
/** Every load has this many slices, and the best one counts: other programs can only slow a slice down. */
export const SLICES = 3
/** The warm-up, as a share of the measured time. */
const WARM_UP = 0.5

export async function measureServer(
  contestant: Contestant,
  plan: Plan,
  progress: (what: string) => void,
): Promise<ServerFigures> {
  const { name, isDurable, program, env } = contestant
  const { seconds, tables: total, atOnce, rate, flags } = plan
  progress('starting')
  const server = await ServerProcess.start(program, env, flags)
  const visit = contestant.visit(server.port, atOnce)
  try {
    const tables: BenchTable[] = []
    const first = Math.ceil(total * FIRST)
    progress(`opening ${first} tables`)
    await openTables(visit, tables, first, atOnce)
    const before = await server.usage(true)
    progress(`opening ${total} tables`)
    await openTables(visit, tables, total, atOnce)
    const after = await server.usage(true)

    progress(`playing at ${atOnce} tables at once, ${seconds} s after ${seconds * WARM_UP} s to warm up`)
    await asFastAsItGoes(tables, atOnce, seconds * WARM_UP)
    const fast = await slices(() => fastSlice(server, tables, atOnce, seconds / SLICES))
    progress(`playing ${rate} moves a second, ${seconds} s`)
    const steady = await slices(() => atRate(tables, rate, seconds / SLICES))
    const calm = best(steady, (load) => -percentile(load, 0.99))
    return {
      name,
      isDurable,
      tables: total,
      ...best(fast, ({ movesPerSecond }) => movesPerSecond),
      p50: percentile(calm, 0.5),
      p99: percentile(calm, 0.99),
      heapBytesPerTable: (after.heapBytes - before.heapBytes) / (total - first),
      residentBytesPerTable: (after.residentBytes - before.residentBytes) / (total - first),
    }
  } finally {
    visit.close()
    await server.stop()
  }
}

type FastFigures = Pick<ServerFigures, 'movesPerSecond' | 'cpuMsPerMove' | 'loadCpuMsPerMove'>

async function fastSlice(
  server: ServerProcess,
  tables: readonly BenchTable[],
  atOnce: number,
  seconds: number,
): Promise<FastFigures> {
  const before = await server.usage(false)
  const ownBefore = process.cpuUsage()
  const load = await asFastAsItGoes(tables, atOnce, seconds)
  const own = process.cpuUsage(ownBefore)
  const after = await server.usage(false)
  return {
    movesPerSecond: load.moves / load.seconds,
    cpuMsPerMove: (after.cpuMs - before.cpuMs) / load.moves,
    loadCpuMsPerMove: (own.user + own.system) / 1000 / load.moves,
  }
}

async function slices<Slice>(play: () => Promise<Slice>): Promise<Slice[]> {
  const all: Slice[] = []
  for (let i = 0; i < SLICES; i++) all.push(await play())
  return all
}

function best<Slice>(all: readonly Slice[], worth: (slice: Slice) => number): Slice {
  return all.reduce((one, other) => (worth(other) > worth(one) ? other : one))
}

/** Opens tables up to this number, and makes a few moves at each new one. */
async function openTables(visit: Visit, tables: BenchTable[], count: number, atOnce: number): Promise<void> {
  const fresh: BenchTable[] = []
  let wanted = count - tables.length
  const open = async (): Promise<void> => {
    while (wanted-- > 0) fresh.push(await visit.openTable())
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, 20) }, open))
  await playSome(fresh, FIRST_MOVES, atOnce)
  tables.push(...fresh)
}
