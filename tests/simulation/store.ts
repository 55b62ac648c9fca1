import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Libsql from 'libsql'
import type { Rng } from '#engine/random.ts'
import { every } from '#engine/runtime.ts'
import { migrate } from '#server/database/migrations.ts'
import type { Schema } from '#server/database/schema.ts'
import { moveWriter } from '#server/database/sqlite.ts'
import {
  Batch,
  type DatabaseStore,
  type Heard,
  type NewMove,
  type Notification,
  tableOf,
} from '#server/database/store.ts'
import { type Flaw, flawedWriter } from './flaws.ts'
import type { Process, Scheduler } from './scheduler.ts'

/** How often a node compares what it has with the database, whatever it was told: as the Postgres store does. */
const REREAD_MS = 10_000

const STALE_MS = 3000

/** What the database itself watches over, whatever the server does. */
const WATCH = `
CREATE TABLE seen_wrong (what TEXT);
CREATE TRIGGER wrong_moment AFTER INSERT ON moves
WHEN (SELECT status FROM tables WHERE id = NEW.table_id) <> 'playing'
BEGIN INSERT INTO seen_wrong VALUES ('a move was written at a table that is not played: ' || NEW.table_id || ' ' || NEW.seq); END;
CREATE TRIGGER wrong_number AFTER INSERT ON moves
WHEN NEW.seq <> (SELECT count(*) FROM moves WHERE table_id = NEW.table_id)
BEGIN INSERT INTO seen_wrong VALUES ('a number was left out or used twice: ' || NEW.table_id || ' ' || NEW.seq); END;
CREATE TRIGGER rewritten BEFORE UPDATE ON moves
BEGIN INSERT INTO seen_wrong VALUES ('a move was changed: ' || NEW.table_id || ' ' || NEW.seq); END;
CREATE TRIGGER removed BEFORE DELETE ON moves
BEGIN INSERT INTO seen_wrong VALUES ('a move was removed: ' || OLD.table_id || ' ' || OLD.seq); END;
CREATE TRIGGER chat_removed BEFORE DELETE ON chat
BEGIN INSERT INTO seen_wrong VALUES ('a line of chat was removed: ' || OLD.table_id || ' ' || OLD.id); END;
CREATE TRIGGER silenced_wrote AFTER INSERT ON chat
WHEN NEW.user_id <> '' AND NEW.user_id <> (SELECT host_id FROM tables WHERE id = NEW.table_id)
AND (EXISTS (SELECT 1 FROM silenced WHERE table_id = NEW.table_id AND user_id = NEW.user_id)
  OR (NEW.seat IS NULL AND (SELECT writers FROM tables WHERE id = NEW.table_id) = 'players'))
BEGIN INSERT INTO seen_wrong VALUES ('a person wrote who may not: ' || NEW.table_id || ' ' || NEW.id); END;
CREATE TRIGGER began_without_consent AFTER UPDATE OF status ON tables
WHEN NEW.status = 'playing' AND EXISTS (SELECT 1 FROM seats WHERE table_id = NEW.id AND is_asked = 1)
BEGIN INSERT INTO seen_wrong VALUES ('a rematch began before all had said yes: ' || NEW.id); END;
CREATE TABLE ended_sessions (hash TEXT PRIMARY KEY, at INTEGER);
CREATE TRIGGER session_ended AFTER DELETE ON sessions
BEGIN INSERT OR REPLACE INTO ended_sessions VALUES (OLD.hash, 0); END;
CREATE TRIGGER token_ended AFTER DELETE ON tokens
BEGIN INSERT OR REPLACE INTO ended_sessions VALUES (OLD.hash, 0); END;
`

/** One SQLite database in memory for all nodes, with the schema, the queries and the writing of moves of the server. */
export class SharedDatabase {
  readonly #file = new Libsql(':memory:')
  readonly scheduler: Scheduler
  readonly flaw: Flaw | undefined
  readonly #listeners = new Map<Heard, NodeStore>()
  readonly #statements = new Map<string, Libsql.Statement>()
  /** What the checks have read since the last write: they ask the same again with every message. */
  readonly #read = new Map<string, unknown[]>()
  #lock: Promise<void> = Promise.resolve()

  constructor(scheduler: Scheduler, flaw?: Flaw) {
    this.scheduler = scheduler
    this.flaw = flaw
  }

  async open(): Promise<void> {
    await migrate(new Kysely<Schema>({ dialect: new SqliteDialect({ database: this.#file }) }))
    this.#file.exec(WATCH)
    // A row that is replaced counts as removed.
    this.#file.pragma('recursive_triggers = 1')
  }

  /** Reads for the checks, past all faults. */
  rows<Row>(sql: string, ...values: (string | number)[]): readonly Row[] {
    const key = `${sql} ${values.join(' ')}`
    const rows = this.#read.get(key) ?? this.#prepared(sql).all(...values)
    this.#read.set(key, rows)
    return rows as Row[]
  }

  /** Lets the file be changed. */
  write<Result>(change: (file: Libsql.Database) => Result): Result {
    this.#read.clear()
    return change(this.#file)
  }

  /** Waits until no transaction is open; the answer lets the next one go on. */
  async lock(): Promise<() => void> {
    const before = this.#lock
    let release = () => {}
    this.#lock = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }

  execute({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<never> {
    const overwrites = this.flaw === 'overwrites-chat' && sql.startsWith('insert into "chat"')
    const statement = this.#prepared(overwrites ? sql.replace('insert', 'insert or replace') : sql)
    if (!isRead(sql)) this.#read.clear()
    if (statement.reader) return { rows: statement.all(...(parameters as unknown[])) as never[] }
    const { changes } = statement.run(...(parameters as unknown[]))
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  #prepared(sql: string): Libsql.Statement {
    const statement = this.#statements.get(sql) ?? this.#file.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  close(): void {
    this.#file.close()
  }

  listen(node: NodeStore, heard: Heard): void {
    this.#listeners.set(heard, node)
  }

  /** Tells all nodes that need it, each after a while of its own and in order, as NATS does. */
  tell(notification: Notification): void {
    for (const [heard, node] of this.#listeners) {
      const isNeeded = node.needs(notification)
      node.bring(() => isNeeded && heard(notification))
    }
  }

  /** A listener that comes back knows only that anything may have happened. */
  tellAnything(node: NodeStore): void {
    for (const [heard, whose] of this.#listeners) if (whose === node) node.bring(() => heard(undefined))
  }
}

/** What is wrong with the way of a node to the database. */
export interface StoreFaults {
  /** Multiplies how long everything takes. */
  slow: number
  /** How often a connection breaks before anything is done, and after it is committed, of 1000. */
  breaksBefore: number
  breaksAfter: number
  isFull: boolean
  /** Notifications are lost. */
  isDeaf: boolean
}

const NO_FAULTS: StoreFaults = { slow: 1, breaksBefore: 0, breaksAfter: 0, isFull: false, isDeaf: false }

/** The store of one node, over a connection that can be slow, break, be deaf, and whose disk can be full. */
export class NodeStore implements DatabaseStore {
  readonly db: Kysely<Schema>
  readonly faults: StoreFaults = { ...NO_FAULTS }
  readonly #shared: SharedDatabase
  readonly #process: Process
  readonly #rng: Rng
  readonly #moves: Batch<NewMove, boolean>
  readonly #interests = new Set<string>()
  readonly #kept = new Map<string, { readonly at: number; readonly result: QueryResult<never> }>()
  #heardAt = 0
  #healedAt = 0

  constructor(shared: SharedDatabase, process: Process) {
    this.#shared = shared
    this.#process = process
    this.#rng = shared.scheduler.rng(`store of ${process.name}`)
    this.db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createDriver: () => new NodeDriver(shared, this),
      },
    })
    const write = shared.write((file) =>
      shared.flaw === undefined ? moveWriter(file) : flawedWriter(file, shared.flaw),
    )
    this.#moves = new Batch((batch) => this.#write(batch, write), 100, process)
  }

  append(move: NewMove): Promise<boolean> {
    const written = this.#moves.add(move)
    if (this.#shared.flaw !== 'acknowledges-first') return written
    written.catch(() => undefined)
    return Promise.resolve(true)
  }

  async #write(batch: readonly NewMove[], write: (batch: readonly NewMove[]) => boolean[]): Promise<boolean[]> {
    await this.goThere(true)
    const release = await this.#shared.lock()
    let written: boolean[]
    try {
      written = this.#shared.write(() => write(batch))
    } finally {
      release()
    }
    for (const [i, { table_id, seq, change }] of batch.entries()) {
      if (!written[i]) continue
      const [{ version }] = this.#shared.rows<{ version: number }>('SELECT version FROM tables WHERE id = ?', table_id)
      this.#shared.tell({ table: table_id, seq, ...(change !== undefined && { version }) })
    }
    await this.comeBack()
    return written
  }

  async publish(notification: Notification): Promise<void> {
    await this.goThere(false)
    this.#shared.tell(notification)
    await this.comeBack()
  }

  listen(heard: Heard): void {
    this.#shared.listen(this, heard)
    this.#shared.tellAnything(this)
    if (this.#shared.flaw !== 'stays-deaf') every(this.#process, REREAD_MS, () => heard(undefined))
  }

  async setInterest(table: string, isInterested: boolean): Promise<void> {
    if (isInterested) this.#interests.add(table)
    else this.#interests.delete(table)
  }

  needs(notification: Notification): boolean {
    const table = tableOf(notification)
    return table === undefined || this.#interests.has(table)
  }

  isAppending(): boolean {
    return true
  }

  hasNotifications(): boolean {
    return !this.faults.isDeaf
  }

  async close(): Promise<void> {}

  /** Whether nothing has kept this node from the database, and nothing has kept it from running, for so long. */
  isHealthy(ms: number): boolean {
    const isFaulty = JSON.stringify(this.faults) !== JSON.stringify(NO_FAULTS)
    const since = Math.max(this.#healedAt, this.#process.pausedUntil, this.#process.startedAt)
    return !isFaulty && this.#shared.scheduler.now - since > ms
  }

  /** The faults are over: the listener connects again. */
  heal(): void {
    const { isDeaf } = this.faults
    const staysDeaf = isDeaf && this.#shared.flaw === 'stays-deaf'
    Object.assign(this.faults, { ...NO_FAULTS, isDeaf: staysDeaf })
    this.#healedAt = this.#shared.scheduler.now
    if (isDeaf && !staysDeaf) this.#shared.tellAnything(this)
  }

  /** Notifications come in order, unless they are lost. */
  bring(act: () => void): void {
    if (this.faults.isDeaf) return
    const { scheduler } = this.#shared
    this.#heardAt = Math.max(
      this.#heardAt + 0.001,
      scheduler.now + 1 + this.#rng.below(this.#rng.below(20) === 0 ? 2000 : 20),
    )
    this.#process.after(this.#heardAt - scheduler.now, act)
  }

  /** The answer that a flawed store keeps for too long. */
  known(query: CompiledQuery): QueryResult<never> | undefined {
    if (this.#shared.flaw !== 'overwrites-chat' || !query.sql.includes('max("id")')) return undefined
    const key = String(query.parameters[0])
    const kept = this.#kept.get(key)
    const { now } = this.#shared.scheduler
    if (kept !== undefined && now - kept.at < STALE_MS) return kept.result
    const result = this.#shared.execute(query)
    this.#kept.set(key, { at: now, result })
    return result
  }

  async goThere(isWrite: boolean): Promise<void> {
    await this.#wait()
    if (this.#rng.below(1000) < this.faults.breaksBefore) throw lost()
    if (isWrite && this.faults.isFull) throw Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' })
  }

  async comeBack(): Promise<void> {
    await this.#wait()
    if (this.#rng.below(1000) < this.faults.breaksAfter) throw lost()
  }

  #wait(): Promise<void> {
    return this.#process.wait((this.#rng.below(3) + (this.#rng.below(50) === 0 ? 30 : 0)) * this.faults.slow)
  }
}

function isRead(sql: string): boolean {
  return /^\s*select/i.test(sql)
}

function lost(): Error {
  return Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
}

interface NodeConnection extends DatabaseConnection {
  /** Ends the transaction that is open; undefined outside of one. */
  release: (() => void) | undefined
}

/**
 * Statements and whole transactions take place at one moment, as the isolation of a database promises; the way there and
 * back takes time, and breaks.
 */
class NodeDriver implements Driver {
  readonly #shared: SharedDatabase
  readonly #store: NodeStore

  constructor(shared: SharedDatabase, store: NodeStore) {
    this.#shared = shared
    this.#store = store
  }

  async acquireConnection(): Promise<NodeConnection> {
    const [shared, store] = [this.#shared, this.#store]
    const connection: NodeConnection = {
      release: undefined,
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        if (connection.release !== undefined) return shared.execute(query)
        await store.goThere(!isRead(query.sql))
        const release = await shared.lock()
        let result: QueryResult<Row>
        try {
          result = store.known(query) ?? shared.execute(query)
        } finally {
          release()
        }
        await store.comeBack()
        return result
      },
      streamQuery(): AsyncIterableIterator<never> {
        throw new Error('the server streams nothing')
      },
    }
    return connection
  }

  async beginTransaction(connection: NodeConnection): Promise<void> {
    await this.#store.goThere(true)
    connection.release = await this.#shared.lock()
    this.#shared.write((file) => file.exec('BEGIN IMMEDIATE'))
  }

  async commitTransaction(connection: NodeConnection): Promise<void> {
    this.#shared.write((file) => file.exec('COMMIT'))
    connection.release?.()
    connection.release = undefined
    await this.#store.comeBack()
  }

  async rollbackTransaction(connection: NodeConnection): Promise<void> {
    if (connection.release === undefined) return
    this.#shared.write((file) => file.exec('ROLLBACK'))
    connection.release()
    connection.release = undefined
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
