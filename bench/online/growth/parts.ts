import pg from 'pg'
import { PostgresBus } from '#server/database/postgres-bus.ts'
import { TIMING } from '#server/database/postgres-pool.ts'
import { type Cost, Workbench } from './workbench.ts'

export interface GrowthPlan {
  /** How long each slice of a measurement lasts. */
  readonly seconds: number
  /** How long filling the database and following tables may take for one part; then it goes on with what there is. */
  readonly fillSeconds: number
  /** Concurrent moves on each node. */
  readonly atOnce: number
  readonly nodes: readonly number[]
  /** Tables in play in the parts `nodes`, `log` and `people`. */
  readonly tables: number
  readonly openTables: number
  readonly moves: number
  readonly people: number
  /** What carries the notifications in the part `nodes`. */
  readonly news: readonly NewsRoad[]
}

export const NEWS_ROADS = ['postgres', 'nats'] as const
export type NewsRoad = (typeof NEWS_ROADS)[number]

/** A size, and what was measured at that size. Names end with the unit. */
export type Row = Readonly<Record<string, number>>

export interface Context {
  readonly plan: GrowthPlan
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>
  /** The address of a NATS server, which is started with the first call. */
  natsUrl(): Promise<string>
  progress(what: string): void
}

export type Part = (context: Context) => Promise<Row[]>

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
const deadline = ({ plan }: Context) => performance.now() + plan.fillSeconds * 1000
/** Rows that are inserted with one statement, so that progress can be shown. */
const CHUNK = 250_000
const MOVES_PER_GAME = 200
const COMMIT_SLICES = 2
const WORKING_TABLES = 300

/**
 * The same load on each of several nodes, then load on the first one only, which the others only hear of: with each way of
 * notifications in turn. Each figure of Postgres has one of NATS beside it.
 */
const nodes: Part = async (context) => {
  const rows: Row[] = []
  for (const count of context.plan.nodes) {
    const row: Record<string, number> = { nodes: count }
    for (const road of context.plan.news) {
      for (const [name, value] of Object.entries(await costOfNodes(context, count, road)))
        row[`${road} ${name}`] = value
    }
    rows.push(row)
  }
  return rows
}

async function costOfNodes(context: Context, count: number, road: NewsRoad): Promise<Row> {
  const { plan, progress } = context
  const say = (what: string) => progress(`${count} nodes, notifications by ${road}: ${what}`)
  say('starting')
  const env = road === 'nats' ? { NATS_URL: await context.natsUrl() } : {}
  const bench = await Workbench.open(await context.newDatabase(), count, env)
  try {
    const { tables } = bench
    await tables.copyUpTo(plan.tables)
    const followed = await tables.follow(tables.all, 4, deadline(context))
    say(`playing at ${plan.tables} tables, of which ${followed} are followed`)
    await tables.play(tables.all, plan.atOnce, plan.seconds)
    const busy = await bench.cost(() => tables.play(tables.all, plan.atOnce, plan.seconds))
    return {
      'own µs': mean(busy.nodes),
      'heard µs': count === 1 ? 0 : await hearing(context, bench),
      'db µs': busy.postgres,
    }
  } finally {
    await bench.close()
  }
}

/** What a move on the first node costs each of the others, beyond what they cost when nothing happens. */
async function hearing({ plan }: Context, bench: Workbench): Promise<number> {
  const ofFirst = bench.tables.all.filter(({ node }) => node === 0)
  const idle = await bench.idle()
  const heard = await bench.cost(() => bench.tables.play(ofFirst, plan.atOnce, plan.seconds))
  return mean(heard.nodes.slice(1)) - (mean(idle.nodes.slice(1)) * plan.seconds) / heard.units
}

/** How many commits a second several connections make: alone, with a notification in each, and with one after each. */
const commits: Part = async ({ plan, newDatabase, progress }) => {
  const url = await newDatabase()
  const bus = new PostgresBus(url, TIMING)
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  await db.query('CREATE TABLE log (writer int, seq int, text text, PRIMARY KEY (writer, seq))')
  await db.end()
  let seq = 0
  const rate = async (
    writers: readonly pg.Client[],
    answer: string,
    after?: (seq: number) => void,
  ): Promise<number> => {
    const text = `WITH w AS (INSERT INTO log VALUES ($1, $2, 'build convenience-store') RETURNING seq) SELECT ${answer} FROM w`
    const end = performance.now() + plan.seconds * 1000
    let count = 0
    const write = async (client: pg.Client, writer: number) => {
      for (; performance.now() < end; count++) {
        await client.query({ name: answer, text, values: [writer, ++seq] })
        after?.(seq)
      }
    }
    await Promise.all(writers.map(write))
    return count / plan.seconds
  }
  const announce = (number: number) => void bus.announce({ table: 'bench', seq: number })
  const rows: Row[] = []
  for (const count of [1, 4, 16]) {
    progress(`${count} connections write`)
    const writers = Array.from({ length: count }, () => new pg.Client({ connectionString: url }))
    for (const writer of writers) await writer.connect()
    const best = { 'commits/s': 0, 'NOTIFY inside/s': 0, 'NOTIFY after/s': 0 }
    for (let slice = 0; slice < COMMIT_SLICES; slice++) {
      best['commits/s'] = Math.max(best['commits/s'], await rate(writers, 'seq'))
      const inside = await rate(writers, `pg_notify('bench', seq::text)`)
      best['NOTIFY inside/s'] = Math.max(best['NOTIFY inside/s'], inside)
      best['NOTIFY after/s'] = Math.max(best['NOTIFY after/s'], await rate(writers, 'seq', announce))
    }
    for (const writer of writers) await writer.end()
    rows.push({ connections: count, ...best })
  }
  await bus.close()
  return rows
}

/** More and more open tables, each followed by a socket; moves at a few of them, and at all of them in turn. */
const tables: Part = (context) =>
  onOneNode(context, async (bench) => {
    const { plan, progress } = context
    const until = deadline(context)
    const rows: Row[] = []
    for (const count of [plan.openTables / 20, plan.openTables / 4, plan.openTables].map(Math.ceil)) {
      const known = bench.tables.all.length
      await bench.tables.copyUpTo(count)
      progress(`${count} open tables: following`)
      const followed = known + (await bench.tables.follow(bench.tables.all.slice(known), 1, until))
      progress(`${count} open tables: playing`)
      const few = await hot(context, bench)
      const all = await bench.cost(() => bench.tables.play(bench.tables.all, plan.atOnce, plan.seconds))
      const idle = await bench.idle()
      const { heapBytes } = await bench.nodes[0].usage(true)
      rows.push({
        tables: count,
        followed,
        'node µs/move': few.nodes[0],
        'in turn µs/move': all.nodes[0],
        'Postgres µs/move': few.postgres,
        'idle ms/s': idle.nodes[0] / 1000,
        'heap MB': heapBytes / 1e6,
      })
      if (followed < count) break
    }
    return rows
  })

/** A longer and longer log of finished games. */
const log: Part = (context) =>
  onOneNode(context, async (bench) => {
    const until = deadline(context)
    await bench.tables.copyUpTo(context.plan.tables)
    const fill = (from: number, to: number) => `
      INSERT INTO moves (table_id, seq, seat, kind, text, is_bots, at)
      SELECT md5((n / ${MOVES_PER_GAME})::text), n % ${MOVES_PER_GAME} + 1, n % 4 + 1, 'action', 'build convenience-store', 0, n
      FROM generate_series(${from}, ${to - 1}) n`
    return growing(context, bench, [0, context.plan.moves / 10, context.plan.moves], until, fill, 'moves')
  })

/** More and more people with a session, a finished game and a seat at it. The lobby is read by one after another. */
const people: Part = (context) =>
  onOneNode(context, async (bench) => {
    const until = deadline(context)
    await bench.tables.copyUpTo(context.plan.tables)
    const fill = (from: number, to: number) => `
      WITH n AS (SELECT n, 'person-' || n AS id, '${COOKIE}' || n AS secret FROM generate_series(${from}, ${to - 1}) n),
      u AS (INSERT INTO users (id, kind, name, created_at, seen_at) SELECT id, 'guest', id, n, n FROM n),
      t AS (INSERT INTO tables (id, game, rules_version, options, visibility, status, host_id, clock, secret, commitment,
        created_at, ended_at, active, moved_at, winners, version) SELECT 'of-' || id, 'machi-koro', 1,
        '{"players":2,"first":1}', 'open', 'over', id, '{"kind":"none"}', '', '', n, n, '', n, '1', 1 FROM n),
      s AS (INSERT INTO seats (table_id, seat, kind, user_id, name, is_away, back_at, words, ended_at)
        SELECT 'of-' || id, 1, 'person', id, id, 0, 0, '', n FROM n)
      INSERT INTO sessions (hash, user_id, created_at, expires_at, used_at)
      SELECT encode(sha256(secret::bytea), 'hex'), id, n, ${Date.now() + 86_400_000}, ${Date.now()} FROM n`
    const sizes = [context.plan.people / 100, context.plan.people / 10, context.plan.people]
    return growing(context, bench, sizes, until, fill, 'people')
  })

const COOKIE = 'session-of-the-person-'

/** Fills the database to one size after another, and measures moves and the lobby at each. */
async function growing(
  context: Context,
  bench: Workbench,
  sizes: readonly number[],
  until: number,
  fill: (from: number, to: number) => string,
  name: string,
): Promise<Row[]> {
  const { plan, progress } = context
  const rows: Row[] = []
  let filled = 0
  for (const size of sizes.map(Math.ceil)) {
    while (filled < size && performance.now() < until) {
      const to = Math.min(size, filled + CHUNK)
      await bench.db.query(fill(filled, to))
      filled = to
      progress(`${filled} ${name}`)
    }
    await bench.db.query('ANALYZE')
    const moves = await hot(context, bench)
    const cookie = (n: number) => (name === 'people' ? `hilltop=${COOKIE}${n % filled}` : '')
    const read = () => bench.tables.get('/api/lobby', cookie, plan.atOnce, plan.seconds)
    await read()
    const lobby = await bench.cost(read)
    rows.push({
      [name]: filled,
      'node µs/move': moves.nodes[0],
      'Postgres µs/move': moves.postgres,
      'node µs/lobby': lobby.nodes[0],
      'Postgres µs/lobby': lobby.postgres,
    })
    if (filled < size) break
  }
  return rows
}

/** Moves at a few tables, which are in memory. */
async function hot({ plan }: Context, bench: Workbench): Promise<Cost> {
  const { tables } = bench
  const count = Math.min(WORKING_TABLES, tables.all.length)
  const few = tables.all.slice(0, count - (count % plan.atOnce))
  const play = () => tables.play(few, plan.atOnce, plan.seconds)
  // The first move at a table loads it.
  while (few.some(({ made }) => made === 0)) await play()
  return bench.cost(play)
}

async function onOneNode(context: Context, measure: (bench: Workbench) => Promise<Row[]>): Promise<Row[]> {
  context.progress('starting')
  const bench = await Workbench.open(await context.newDatabase(), 1)
  try {
    return await measure(bench)
  } finally {
    await bench.close()
  }
}

export const PARTS: Readonly<Record<string, Part>> = { nodes, commits, tables, log, people }
