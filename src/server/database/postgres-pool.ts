import type { PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** Eight-byte integers are times in milliseconds, which a double represents exactly. */
const INT8 = 20

pg.types.setTypeParser(INT8, Number)

/** When a connection counts as dead, in ms. */
export interface PostgresTiming {
  /** To open a connection. */
  readonly connect: number
  /** Postgres cancels a statement after this time and says so; the connection is still good. */
  readonly statement: number
  /** Without an answer after this time the connection is dead. */
  readonly answer: number
  /** How often the listener notifies itself. */
  readonly beat: number
  /** How long the listener waits for its own notification. */
  readonly echo: number
  /** How often every node compares its tables with the database, in case a notification was lost. */
  readonly reread: number
}

export const TIMING: PostgresTiming = {
  connect: 3000,
  statement: 5000,
  answer: 6000,
  beat: 2000,
  echo: 3000,
  reread: 10_000,
}

interface PoolSize {
  readonly connections: number
  /** Settings of Postgres for these connections, such as `-c name=value`. */
  readonly settings?: string
}
/** A node that is cut off in the middle of a transaction must not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 5000
const KEEP_ALIVE_MS = 10_000

/** Postgres itself notices connections to nodes that are gone; by default that takes hours. Ignored by Unix sockets. */
const SERVER_KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** Settings of every connection. */
export function connectionConfig(url: string, timing: PostgresTiming): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: timing.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: SERVER_KEEP_ALIVE,
  }
}

/** Closes the socket at once. `end()` says goodbye first, and waits for an answer that a dead connection never gives. */
export function destroyClient(client: pg.ClientBase): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }
  connection.stream.destroy()
}

/**
 * A pool that never lends a dead connection. A network that drops packets kills all connections at once, so when one
 * does not answer, all that were opened before it are replaced.
 */
export class PostgresPool {
  readonly #pool: pg.Pool
  readonly #generations = new WeakMap<pg.PoolClient, number>()
  #generation = 0

  constructor(url: string, timing: PostgresTiming, { connections, settings = '' }: PoolSize) {
    this.#pool = new pg.Pool({
      ...connectionConfig(url, timing),
      max: connections,
      options: `${SERVER_KEEP_ALIVE} ${settings}`,
      query_timeout: timing.answer,
      statement_timeout: timing.statement,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    })
    // The pool replaces an idle connection that breaks; without a listener the error would end the process.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => {
      this.#generations.set(client, this.#generation)
      // The same for a connection in use: its next query fails.
      client.on('error', () => undefined)
    })
  }

  async connect(): Promise<LentClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if (!this.#isCondemned(client)) return new LentClient(client, this.#lost, this.#giveBack)
      this.#discard(client)
    }
  }

  async query<Row>(query: pg.QueryConfig): Promise<Row[]> {
    const client = await this.connect()
    try {
      return (await client.query<Row>(query)).rows
    } finally {
      client.release()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  readonly #lost = (): void => {
    this.#generation++
  }

  readonly #giveBack = (client: pg.PoolClient): void => {
    if (this.#isCondemned(client)) this.#discard(client)
    else client.release()
  }

  #isCondemned(client: pg.PoolClient): boolean {
    return this.#generations.get(client) !== this.#generation
  }

  #discard(client: pg.PoolClient): void {
    destroyClient(client)
    client.release(true)
  }
}

/** A connection while it is in use. */
class LentClient {
  readonly #client: pg.PoolClient
  readonly #lost: () => void
  readonly #giveBack: (client: pg.PoolClient) => void
  #error: Error | undefined

  constructor(client: pg.PoolClient, lost: () => void, giveBack: (client: pg.PoolClient) => void) {
    this.#client = client
    this.#lost = lost
    this.#giveBack = giveBack
  }

  async query<Row>(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // A rollback would wait behind the statement that was never answered.
    if (this.#error !== undefined) throw this.#error
    try {
      return (await this.#client.query(query, values && [...values])) as unknown as PostgresQueryResult<Row>
    } catch (error) {
      // Everything but an error that Postgres itself reported means that the connection is gone.
      if (!(error instanceof pg.DatabaseError)) {
        this.#error = error as Error
        this.#lost()
      }
      throw error
    }
  }

  release(): void {
    this.#giveBack(this.#client)
  }
}
