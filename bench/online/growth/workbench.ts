import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ServerProcess } from '../server-process.ts'
import { CopiedTables } from './copied-tables.ts'

const PROGRAM = import.meta.resolve('#programs/server/main.js')
/** The unit of process times in /proc. */
const TICK_MS = 10
/** The cheapest slice counts: other programs on the machine can only make one more expensive. */
const SLICES = 3
const WARM_UP_TABLES = 10
const IDLE_SECONDS = 20

/** What a piece of work cost, in µs of CPU. */
export interface Cost {
  /** Of each node, for each unit of its own work; of an idle node, for each unit of the others. */
  readonly nodes: readonly number[]
  /** Of all processes of Postgres, for each unit of all nodes; NaN where there is no /proc. */
  readonly postgres: number
  /** The units of all nodes together. */
  readonly units: number
}

/** Nodes that share a new database, tables to play at, and a connection of its own to fill the database. */
export class Workbench {
  readonly db: pg.Client
  readonly nodes: readonly ServerProcess[]
  readonly tables: CopiedTables

  private constructor(db: pg.Client, nodes: readonly ServerProcess[], tables: CopiedTables) {
    this.db = db
    this.nodes = nodes
    this.tables = tables
  }

  /** `settings` are environment variables for the nodes. */
  static async open(url: string, nodes: number, settings: Readonly<Record<string, string>> = {}): Promise<Workbench> {
    const db = new pg.Client({ connectionString: url })
    await db.connect()
    const servers: ServerProcess[] = []
    try {
      const env = { DATABASE_URL: url, RATE: '0', LOG_LEVEL: 'error', BOT_THREADS: '1', ...settings }
      for (let i = 0; i < nodes; i++) servers.push(await ServerProcess.start(PROGRAM, env, []))
      const ports = servers.map(({ port }) => port)
      const tables = await CopiedTables.prepare(db, ports)
      await tables.warmUp(WARM_UP_TABLES)
      return new Workbench(db, servers, tables)
    } catch (error) {
      for (const server of servers) await server.stop()
      await db.end()
      throw error
    }
  }

  /** Does some work several times, and returns the cost of the cheapest time. `work` tells what each node has done. */
  async cost(work: () => Promise<readonly number[]>): Promise<Cost> {
    const slices: Cost[] = []
    for (let i = 0; i < SLICES; i++) slices.push(await this.#slice(work))
    const total = ({ nodes }: Cost) => nodes.reduce((sum, one) => sum + one, 0)
    return slices.reduce((one, other) => (total(other) < total(one) ? other : one))
  }

  /** The cost of each second without any work, over more than the ten seconds between two checks of all tables. */
  idle(): Promise<Cost> {
    return this.#slice(async () => {
      await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000))
      return [IDLE_SECONDS]
    })
  }

  async #slice(work: () => Promise<readonly number[]>): Promise<Cost> {
    const before = await this.#cpu()
    const done = await work()
    const after = await this.#cpu()
    const all = done.reduce((sum, one) => sum + one, 0)
    if (all === 0) throw new Error('nothing was done: take more tables or more seconds')
    const ms = after.nodes.map((now, i) => now - before.nodes[i])
    let postgres = 0
    for (const [pid, now] of after.postgres) postgres += now - (before.postgres.get(pid) ?? now)
    return {
      nodes: ms.map((one, i) => (one * 1000) / (done[i] || all)),
      postgres: after.postgres.size === 0 ? Number.NaN : (postgres * 1000) / all,
      units: all,
    }
  }

  async #cpu() {
    const usages = await Promise.all(this.nodes.map((node) => node.usage(false)))
    const { rows } = await this.db.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
    const times = rows.flatMap(({ pid }) => {
      const ms = cpuOf(pid)
      return ms === undefined ? [] : [[pid, ms] as const]
    })
    return { nodes: usages.map(({ cpuMs }) => cpuMs), postgres: new Map(times) }
  }

  async close(): Promise<void> {
    this.tables.close()
    await Promise.all(this.nodes.map((node) => node.stop()))
    await this.db.end()
  }
}

/** The processor time of a process in ms; undefined if it has ended. */
function cpuOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}
