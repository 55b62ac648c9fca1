import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RefusedInput } from '#cli/io.ts'
import { ConfigError, readConfig, withoutPassword } from '../config.ts'
import { DatabaseClock } from '../database/database-clock.ts'
import { openStore } from '../database/postgres.ts'
import type { DatabaseStore } from '../database/store.ts'
import { runtimeWith } from '../runtime.ts'
import { writeLog } from '../tables/moderation.ts'
import { createTableService, type TableService } from '../tables/table-service.ts'

/** What the commands work on: the server's database, opened as one more node. */
export interface AdminContext {
  readonly store: DatabaseStore
  readonly tables: TableService
  /** The time of the database. */
  now(): number
  /** Writes into the log what was done, and to which user, table or report. */
  note(action: string, target: string, note?: string): Promise<void>
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Opens the server's database beside it. Running nodes notice within seconds what is changed here. */
export async function withContext(env: Environment, work: (context: AdminContext) => Promise<string>): Promise<string> {
  try {
    const { databaseUrl, data, natsUrl, hotTables } = readConfig(env)
    if (databaseUrl === undefined && !existsSync(join(data, 'hilltop.db'))) {
      throw new RefusedInput(`no database in ${data}; set DATA or DATABASE_URL as for your server`)
    }
    const store = await openStore({ url: databaseUrl, folder: data, natsUrl }).catch((cause) => {
      if (cause instanceof ConfigError) throw cause
      const place = databaseUrl === undefined ? data : withoutPassword(databaseUrl)
      throw new RefusedInput(`the database at ${place} cannot be opened: ${String(cause)}`)
    })
    const clock = new DatabaseClock(store)
    await clock.measure()
    const runtime = runtimeWith(clock)
    // Without `background`, bots and clocks are left to the running nodes.
    const tables = createTableService({
      store,
      background: undefined,
      hotTables,
      runtime,
      onError: () => undefined,
    })
    try {
      const who = env.USER ?? env.LOGNAME ?? 'admin'
      const note: AdminContext['note'] = (action, target, text = '') =>
        writeLog(store.db, { at: runtime.now(), who, action, target, note: text })
      return await work({ store, tables, now: runtime.now, note })
    } finally {
      await tables.stop()
      await store.close()
    }
  } catch (error) {
    // Mostly settings, the database or the network: nothing that points to a bug.
    throw new RefusedInput(error instanceof Error ? error.message : String(error))
  }
}
