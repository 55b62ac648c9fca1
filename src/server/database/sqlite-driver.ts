import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type Libsql from 'libsql'

/** How often to try again for the lock of another process. */
const RETRY_MS = 5

/** A connection as Kysely sees it; all of them share the one connection to the file. */
interface SqliteConnection extends DatabaseConnection {
  /** Lets others go on after a transaction; undefined outside of one. */
  end: (() => void) | undefined
}

/**
 * Runs the queries of Kysely on a file that other processes write too. libsql does not reset a statement that failed
 * because another process had the lock: until it is garbage collected, nothing that this process writes is committed, and
 * later it cannot write at all. So everything that writes takes the lock first, with `exec`, which keeps no statement;
 * after that, no statement waits for another process. While the lock is not free, the event loop and reads go on.
 */
export class SqliteDriver implements Driver {
  readonly #file: Libsql.Database
  readonly #lockWait: number
  /** Resolves when everything that writes, and asked before, has ended. */
  #turn: Promise<void> = Promise.resolve()
  /** Resolves when the open transaction ends; undefined if none is open. */
  #transaction: Promise<void> | undefined

  /** What writes gives up when another process has had the lock for `lockWait` milliseconds. */
  constructor(file: Libsql.Database, lockWait: number) {
    this.#file = file
    this.#lockWait = lockWait
  }

  get dialect(): Dialect {
    return {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => this,
    }
  }

  /** Runs something that begins by taking the lock, and ends without it; again while another process has it. */
  async write<Result>(act: () => Result): Promise<Result> {
    const [result, endTurn] = await this.#inTurn(act)
    endTurn()
    return result
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const [, endTurn] = await this.#inTurn(() => {
      this.#file.exec('BEGIN IMMEDIATE')
      this.#transaction = new Promise((resolve) => {
        connection.end = resolve
      })
    })
    this.#transaction?.then(endTurn)
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.#file.exec('COMMIT')
    this.#end(connection)
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      rollBack(this.#file)
    } finally {
      this.#end(connection)
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const file = this.#file
    const connection: SqliteConnection = {
      end: undefined,
      executeQuery: async (query) => {
        if (connection.end !== undefined) return execute(file, query)
        if (!isRead(query.sql)) return this.write(() => inTransaction(file, () => execute(file, query)))
        // It would see what may be rolled back.
        while (this.#transaction !== undefined) await this.#transaction
        return execute(file, query)
      },
      streamQuery() {
        throw new Error('the server streams nothing')
      },
    }
    return connection
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file.close()
  }

  #end(connection: SqliteConnection): void {
    this.#transaction = undefined
    connection.end?.()
    connection.end = undefined
  }

  /** The result, and what lets the next one go on; also called if it fails. */
  async #inTurn<Result>(act: () => Result): Promise<[result: Result, endTurn: () => void]> {
    const until = performance.now() + this.#lockWait
    const before = this.#turn
    let endTurn = () => {}
    this.#turn = new Promise((resolve) => {
      endTurn = resolve
    })
    await before
    for (;;) {
      try {
        return [act(), endTurn]
      } catch (error) {
        if (!isBusy(error) || performance.now() >= until) {
          endTurn()
          throw error
        }
      }
      await pause(RETRY_MS)
    }
  }
}

/** Commits what `act` has written, or nothing if it fails. */
export function inTransaction<Result>(file: Libsql.Database, act: () => Result): Result {
  file.exec('BEGIN IMMEDIATE')
  try {
    const result = act()
    file.exec('COMMIT')
    return result
  } catch (error) {
    rollBack(file)
    throw error
  }
}

function rollBack(file: Libsql.Database): void {
  // libsql ends the process if a closed file is asked whether it is in a transaction.
  if (file.open && file.inTransaction) file.exec('ROLLBACK')
}

function execute(file: Libsql.Database, { sql, parameters }: CompiledQuery): QueryResult<never> {
  const statement = file.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as never[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

function isRead(sql: string): boolean {
  return /^\s*(?:select|pragma|explain)\b/i.test(sql)
}

function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(String((error as { readonly code?: unknown }).code))
}
