import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Config } from './config.ts'
import { isSecure } from './config.ts'
import { Heartbeat } from './database/heartbeat.ts'
import { openStore } from './database/postgres.ts'
import type { DatabaseStore } from './database/store.ts'
import { pathOf, sendError } from './http/errors.ts'
import { HistoryBudget } from './http/history-budget.ts'
import { createMetrics, metricsRoute } from './http/metrics.ts'
import { NewsServer } from './http/news/news-server.ts'
import { servePages } from './http/pages.ts'
import { registerApi } from './http/register-api.ts'

import { AccountService } from './people/account-service.ts'
import { SYSTEM } from './runtime.ts'
import { BotThreadPool } from './tables/bot-pool.ts'
import type { TableService } from './tables/table-service.ts'
import { createTableService } from './tables/table-service.ts'

const BODY_BYTES = 16 * 1024

const REQUEST_MS = 30_000

const DAY_MS = 86_400_000
/** How long requests on their way may take when the server stops. */
const FAREWELL_MS = 2000
const TIDY_MS = 50

export interface RunningServer {
  readonly server: FastifyInstance
  readonly store: DatabaseStore
  readonly tables: TableService
  readonly accounts: AccountService
  readonly heartbeat: Heartbeat
  /** Finishes what was accepted, lets everybody go and closes the database. */
  stop(): Promise<void>
}

/** Puts all rooms of the server together; it does not listen yet. */
export async function start(config: Config, pages: string, logs?: LogStream): Promise<RunningServer> {
  const store = await openStore({ url: config.databaseUrl, folder: config.data })
  let log: FastifyBaseLogger | undefined
  const onError = (error: unknown) => log?.error({ err: error }, 'something went wrong in the background')
  const { bots, hotTables } = config
  const tables = createTableService({
    store,
    background: {
      botRunner: new BotThreadPool(bots.threads),
      bots: { ms: bots.thinkMs, pause: bots.pauseMs, threads: bots.threads },
    },
    hotTables,
    runtime: SYSTEM,
    onError,
  })
  await tables.recordKey()
  const heartbeat = new Heartbeat(store)
  await heartbeat.start()
  const accounts = new AccountService(store, tables.refresh)
  const server = await createServer({ config, tables, accounts, heartbeat, pages, ...(logs && { logs }) })
  log = server.log
  const sweep = () => void accounts.sweep().catch(onError)
  sweep()
  const sweeping = setInterval(sweep, DAY_MS)
  sweeping.unref()
  return {
    server,
    store,
    tables,
    accounts,
    heartbeat,
    async stop() {
      clearInterval(sweeping)
      // A connection that was answered waits for another question, and would hold everything up.
      const tidy = setInterval(() => server.server.closeIdleConnections(), TIDY_MS)
      const hangUp = setTimeout(() => server.server.closeAllConnections(), FAREWELL_MS)
      await server.close()
      clearInterval(tidy)
      clearTimeout(hangUp)
      await tables.stop()
      await heartbeat.stop()
      await store.close()
    },
  }
}

interface ServerParts {
  readonly config: Config
  readonly tables: TableService
  readonly accounts: AccountService
  readonly heartbeat: Heartbeat
  /** The folder of the built pages. */
  readonly pages: string
  readonly logs?: LogStream
}

/** Pages, API, sockets and what supervisors ask for, on one port. */
export async function createServer(needs: ServerParts): Promise<FastifyInstance> {
  const { config, tables, accounts, heartbeat, pages, logs = process.stderr } = needs
  const { trustProxy: trust } = config
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: typeof trust === 'number' ? (_address, hop) => hop < trust : trust,
    logger: loggerOptions(config.logLevel, logs),
    // Requests are logged by `logRequests`, without what stands behind `?`.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors(error, request, reply) {
      sendError(error, request, reply)
    },
    // What was on its way when the server stops is answered; only those who ask nothing are hung up on.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  server.setErrorHandler(sendError)
  logRequests(server)
  await setSafetyHeaders(server, isSecure(config))
  const historyBudget = new HistoryBudget(config.rate)
  const newsServer = new NewsServer(tables, accounts, historyBudget, config.rate, (error) =>
    server.log.error({ err: error }, 'something is wrong with the news'),
  )
  const metrics = createMetrics(server, tables, newsServer)
  healthRoutes(server, heartbeat)
  metricsRoute(server, metrics, config.hasPublicMetrics)
  await registerApi(server, { config, tables, accounts, newsServer, historyBudget, metrics })
  await servePages(server, pages)
  return server
}

/** For supervisors: whether the process lives, and whether it can do its work. */
function healthRoutes(server: FastifyInstance, heartbeat: Heartbeat): void {
  server.get('/healthz', async () => ({ status: 'alive' }))

  let reported = ''
  server.get('/readyz', async (_request, reply) => {
    const failures = (await heartbeat.failures()).join(', ')
    // Only what changes is logged: on a full disk the log must not grow with every question.
    if (failures !== reported) server.log.warn({ failures }, failures === '' ? 'ready again' : 'not ready')
    reported = failures
    if (failures === '') return { status: 'ready' }
    return reply.code(503).send(new ApiError('unavailable', `the database fails: ${failures}`).body)
  })
}

/** The headers that keep browsers safe. They are the same with every answer, so helmet is asked for them once. */
async function setSafetyHeaders(server: FastifyInstance, isSecure: boolean): Promise<void> {
  const headers = await headersOfHelmet(optionsFor(isSecure))
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Everything comes from here: the content policy allows no other source. */
function optionsFor(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // React sets styles of elements, such as the place of a dragged card.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Also for sockets to this host.
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // These would break plain http in a home network.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  }
}

/** What helmet puts on an answer that would otherwise be bare. */
async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const server = Fastify()
  await server.register(helmet, options)
  let headers: Record<string, string> = {}
  server.get('/', async (_request, reply) => {
    headers = { ...reply.raw.getHeaders() } as Record<string, string>
    return ''
  })
  await server.inject('/')
  await server.close()
  return headers
}

interface LogStream {
  write(line: string): void
}

/** Lines of JSON. They hold no cookie, no token, no password, no seed and no chat, because nothing here writes them. */
function loggerOptions(level: string, stream: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    serializers: {
      // Drivers hang whole rows on their errors, so only what says where it went wrong is kept.
      err(error) {
        const { code } = error as { readonly code?: unknown }
        return {
          type: error.name,
          message: error.message,
          stack: error.stack ?? '',
          ...(typeof code === 'string' && { code }),
        }
      },
    },
  }
}

/** One line for each request, for those who look for something. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (request.log.level === 'debug' || request.log.level === 'trace') {
      const { method, ip } = request
      request.log.debug(
        { method, path: pathOf(request), status: reply.statusCode, ms: reply.elapsedTime, ip },
        'answered',
      )
    }
    done()
  })
}
