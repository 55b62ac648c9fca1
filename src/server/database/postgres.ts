import { randomBytes } from 'node:crypto'
import { type PostgresPool as DialectPool, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { mapDatabaseError } from '../api-error.ts'
import { migrate } from './migrations.ts'
import type { NatsBus } from './nats-bus.ts'
import { PostgresBus } from './postgres-bus.ts'
import { connectionConfig, PostgresPool, type PostgresTiming, TIMING } from './postgres-pool.ts'
import type { Database, Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { Batch, type DatabaseStore, type Heard, type NewMove, storedKey } from './store.ts'

const BATCH_LIMIT = 200

const CONNECTIONS = 10
/**
 * Batches are written one after another, on a connection of their own: they do not wait for readers. Its one statement is
 * planned once. By default Postgres plans it again every time, which takes longer than the statement.
 */
const WRITER = { connections: 1, settings: '-c plan_cache_mode=force_generic_plan' }

/**
 * One round trip and one commit: inserts the moves that are new, updates their tables, and returns the new numbers. Tables
 * that have changed since the node read them get no move. Their rows are locked first, in the same order on all nodes:
 * otherwise a table could be closed between the check and the commit. The lateral join and the expression around `status`
 * keep the plan to these rows: with a plain comparison Postgres may read all tables that are being played.
 */
export const APPEND = `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::text[],
    $9::text[], $10::bigint[], $11::text[], $12::int[], $13::int[])
  AS w(table_id, seq, seat, kind, text, is_bots, at, request, active, due_at, winners, version, known)
), current AS (
  SELECT t.id FROM (SELECT table_id, known FROM wanted ORDER BY table_id) w
  CROSS JOIN LATERAL (
    SELECT id FROM tables WHERE id = w.table_id AND version = w.known AND status || '' = 'playing' FOR NO KEY UPDATE
  ) t
), written AS (
  INSERT INTO moves (table_id, seq, seat, kind, text, is_bots, at, request)
  SELECT table_id, seq, seat, kind, text, is_bots, at, request FROM wanted
  WHERE table_id IN (SELECT id FROM current)
  ON CONFLICT DO NOTHING RETURNING table_id, seq
), changed AS (
  UPDATE tables SET active = w.active, due_at = w.due_at, moved_at = w.at,
    version = tables.version + w.version,
    proposal = CASE WHEN w.version > 0 THEN NULL ELSE tables.proposal END,
    status = CASE WHEN w.winners IS NULL THEN tables.status ELSE 'over' END,
    winners = coalesce(w.winners, tables.winners),
    ended_at = CASE WHEN w.winners IS NULL THEN tables.ended_at ELSE w.at END,
    code = CASE WHEN w.winners IS NULL THEN tables.code END
  FROM wanted w JOIN written USING (table_id, seq)
  WHERE tables.id = w.table_id AND w.active IS NOT NULL RETURNING tables.id, tables.version
)
SELECT table_id, seq, version FROM written LEFT JOIN changed ON changed.id = table_id`

interface WrittenMove {
  readonly table_id: string
  readonly seq: number
  /** Null if the row of the table did not change. */
  readonly version: number | null
}

/**
 * For so long after moves could not be written, a node says that it cannot write. Then a move must show again whether it
 * can: a full disk may have room for changes, such as the row of the heartbeat, and none for new rows.
 */
const FAILURE_MS = 12_000

/** Two nodes wrote moves of the same tables, and Postgres rolled one of them back. */
const DEADLOCK = '40P01'

export interface DatabaseLocation {
  /** A Postgres address; if undefined, SQLite in the folder is used. */
  readonly url: string | undefined
  readonly folder: string
  /** The address of a NATS server that carries notifications between nodes; if undefined, Postgres does. */
  readonly natsUrl: string | undefined
}

export function openStore({ url, folder, natsUrl }: DatabaseLocation): Promise<DatabaseStore> {
  return url === undefined ? openSqlite(folder) : openPostgres(url, TIMING, natsUrl)
}

/** A database for any number of nodes. */
export async function openPostgres(
  url: string,
  timing: PostgresTiming = TIMING,
  natsUrl?: string,
): Promise<DatabaseStore> {
  await upgrade(url)
  const pool = new PostgresPool(url, timing, { connections: CONNECTIONS })
  const writer = new PostgresPool(url, timing, WRITER)
  // Kysely's type also has cursors, which nothing here uses.
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as unknown as DialectPool }) })
  const opening = natsUrl === undefined ? Promise.resolve(new PostgresBus(url, timing)) : openNats(natsUrl, db, timing)
  const bus = await opening.catch(async (error) => {
    await writer.end()
    await db.destroy()
    throw error
  })
  let failedAt: number | undefined
  const moves = new Batch<NewMove, boolean>(async (batch) => {
    const written = await writeMoves(writer, batch).catch((error) => {
      if (mapDatabaseError(error) !== error) failedAt = performance.now()
      throw error
    })
    failedAt = undefined
    const raised = new Set(batch.flatMap(({ table_id, change }) => ((change?.version ?? 0) > 0 ? [table_id] : [])))
    for (const { table_id: table, seq, version } of written) {
      const isRaised = version !== null && raised.has(table)
      // The moves are stored; a node that misses a notification reads them later.
      bus.announce({ table, seq, ...(isRaised && { version }) }).catch(() => undefined)
    }
    const tables = new Set(written.map(({ table_id }) => table_id))
    return batch.map(({ table_id }) => tables.has(table_id))
  }, BATCH_LIMIT)
  const listeners: Heard[] = []
  const notify: Heard = (notification) => {
    for (const onNotification of listeners) onNotification(notification)
  }
  let reread: ReturnType<typeof setInterval> | undefined

  return {
    db,
    append: (move) => moves.add(move),
    publish: (notification) => bus.announce(notification),
    listen(onNotification) {
      listeners.push(onNotification)
      if (listeners.length > 1) return
      bus.listen(notify)
      reread = setInterval(() => notify(undefined), timing.reread)
      reread.unref()
    },
    async readClock() {
      const { rows } = await sql<{
        now: number
      }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(db)
      return rows[0].now
    },
    setInterest: (table, isInterested) => bus.setInterest(table, isInterested),
    isAppending: () => failedAt === undefined || performance.now() - failedAt > FAILURE_MS,
    hasNotifications: () => bus.isWorking,
    async close() {
      clearInterval(reread)
      await writer.end()
      await bus.close()
      await db.destroy()
    },
  }
}

/** A NATS server can be shared, so each database has a prefix of its own for its subjects. */
async function openNats(url: string, db: Database, timing: PostgresTiming): Promise<NatsBus> {
  const { public_key: prefix } = await storedKey(db, 'nats', () => ({
    public_key: `hilltop.${randomBytes(8).toString('hex')}`,
    private_key: '',
  }))
  const bus = await import('./nats-bus.ts')
  return bus.NatsBus.open(url, prefix, timing)
}

/** On connections without time-outs: a migration of a large database takes its time. */
async function upgrade(url: string): Promise<void> {
  const pool = new pg.Pool({ ...connectionConfig(url, TIMING), max: 2 })
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function writeMoves(pool: PostgresPool, batch: readonly NewMove[]): Promise<WrittenMove[]> {
  const column = <Value>(value: (move: NewMove) => Value) => batch.map(value)
  const statement = {
    name: 'append',
    text: APPEND,
    values: [
      column(({ table_id }) => table_id),
      column(({ seq }) => seq),
      column(({ seat }) => seat),
      column(({ kind }) => kind),
      column(({ text }) => text),
      column(({ is_bots }) => is_bots),
      column(({ at }) => at),
      column(({ request }) => request),
      column(({ change }) => change?.active ?? null),
      column(({ change }) => change?.due_at ?? null),
      column(({ change }) => change?.winners ?? null),
      column(({ change }) => change?.version ?? 0),
      column(({ known }) => known),
    ],
  }
  const write = () => pool.query<WrittenMove>(statement)
  return write().catch((error) => {
    if (error.code !== DEADLOCK) throw error
    return write()
  })
}
