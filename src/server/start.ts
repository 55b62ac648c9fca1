import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { openStore } from './database/open.ts'
import type { Store } from './database/store.ts'
import { BotThreads } from './house/bot-threads.ts'
import { createHouse } from './house/create-house.ts'
import type { House } from './house/house.ts'
import type { LogStream } from './http/logs.ts'
import { createServer } from './http/server.ts'
import { createPeople } from './people/create-people.ts'
import type { People } from './people/people.ts'

const DAY_MS = 86_400_000
/** How long requests on their way may take when the server stops. */
const FAREWELL_MS = 2000
const TIDY_MS = 50

export interface Running {
  readonly server: FastifyInstance
  readonly store: Store
  readonly house: House
  readonly people: People
  /** Finishes what was accepted, lets everybody go and closes the database. */
  stop(): Promise<void>
}

/** Puts all rooms of the server together; it does not listen yet. */
export async function start(config: Config, pages: string, logs?: LogStream): Promise<Running> {
  const store = await openStore({ url: config.databaseUrl, folder: config.data })
  let log: FastifyBaseLogger | undefined
  const failed = (error: unknown) => log?.error({ err: error }, 'something went wrong in the background')
  const { bots, hotTables } = config
  const house = createHouse({
    store,
    background: { thinkers: new BotThreads(bots.threads), bots: { ms: bots.thinkMs, pause: bots.pauseMs } },
    hotTables,
    now: Date.now,
    failed,
  })
  const people = createPeople({ db: store.db, reread: house.reread })
  const server = await createServer({ config, house, people, pages, ...(logs && { logs }) })
  log = server.log
  const sweep = () => void people.sweep().catch(failed)
  sweep()
  const sweeping = setInterval(sweep, DAY_MS)
  sweeping.unref()
  return {
    server,
    store,
    house,
    people,
    async stop() {
      clearInterval(sweeping)
      // A connection that was answered waits for another question, and would hold everything up.
      const tidy = setInterval(() => server.server.closeIdleConnections(), TIDY_MS)
      const hangUp = setTimeout(() => server.server.closeAllConnections(), FAREWELL_MS)
      await server.close()
      clearInterval(tidy)
      clearTimeout(hangUp)
      await house.stop()
      await store.close()
    },
  }
}
