import { tmpdir } from 'node:os'
import pg from 'pg'
import { NatsProcess } from '#server/testing/nats-process.ts'
import { startCluster } from '#server/testing/postgres-cluster.ts'
import { type GrowthPlan, PARTS, type Row } from './parts.ts'

/** The rows of each part, by its name. */
export type Growth = Readonly<Record<string, readonly Row[]>>

const BUFFERS = '256MB'
const WIDTH = 18

/** Measures how cost grows, on a Postgres of its own that lies on the disk. */
export async function measureGrowth(
  names: readonly string[],
  plan: GrowthPlan,
  progress: (what: string) => void,
): Promise<Growth> {
  const cluster = startCluster({ parent: tmpdir(), buffers: BUFFERS })
  if (typeof cluster === 'string') throw new Error(`no Postgres could be started: ${cluster}`)
  const growth: Record<string, Row[]> = {}
  let made = 0
  const newDatabase = async () => {
    const name = `bench_${made++}`
    const client = new pg.Client({ connectionString: cluster.url('postgres') })
    await client.connect()
    await client.query(`CREATE DATABASE ${name}`)
    await client.end()
    return cluster.url(name)
  }
  let nats: NatsProcess | undefined
  const natsUrl = async () => {
    nats ??= await NatsProcess.start()
    return nats.url
  }
  try {
    for (const name of names) {
      growth[name] = await PARTS[name]({ plan, newDatabase, natsUrl, progress: (what) => progress(`${name}: ${what}`) })
    }
  } finally {
    await nats?.kill()
    cluster.remove()
  }
  return growth
}

/** The parts as text; in brackets, each figure as a multiple of that in the first row. */
export function growthTable(growth: Growth): string {
  return Object.entries(growth)
    .map(([name, rows]) => {
      const columns = Object.keys(rows[0] ?? {})
      const head = columns.map((column) => column.padStart(WIDTH)).join('')
      const lines = rows.map((row) => columns.map((column, i) => cell(row[column], i > 0, rows[0][column])).join(''))
      return [`  ${name}`, head, ...lines, ''].join('\n')
    })
    .join('\n')
}

function cell(value: number, isMeasured: boolean, first: number): string {
  const digits = Math.abs(value) < 10 && isMeasured ? 1 : 0
  const text = value.toLocaleString('en', { maximumFractionDigits: digits })
  return (isMeasured && first > 0 ? `${text} (${(value / first).toFixed(2)})` : text).padStart(WIDTH)
}
