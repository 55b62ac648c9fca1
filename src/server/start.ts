import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { ApiError } from './api-error.ts'
import { type Config, isSecure } from './config.ts'
import { DailyJudgeThread } from './daily/daily-judge.ts'
import { Heartbeat } from './database/heartbeat.ts'
import { openStore } from './database/postgres.ts'
import type { DatabaseStore } from './database/store.ts'
import { pathOf, sendError } from './http/errors.ts'
import { createMetrics, metricsRoute } from './http/metrics.ts'
import { NewsServer } from './http/news/news-server.ts'
import { inlineScripts, originOf, servePages, serveTablePage } from './http/pages.ts'
import { createLimits, HistoryBudget } from './http/rate-limits.ts'
import { registerApi } from './http/register-api.ts'
import { serveUnsubscribe } from './http/routes/notices.ts'
import { MailClient } from './notices/mail-client.ts'
import { PushClient } from './notices/push-client.ts'
import { AccountService } from './people/account-service.ts'
import { ARGON2, type PasswordHasher } from './people/credentials.ts'
import { sweepNotices, sweepPresence, sweepUsers } from './people/sweep.ts'
import { runtimeWith } from './runtime.ts'
import { sweepInvites } from './social/invite-service.ts'
import { BotThreadPool } from './tables/bot-pool.ts'
import { sweepReports } from './tables/moderation.ts'
import { sweepCardSets } from './tables/stored-card-sets.ts'
import { createTableService, type TableService } from './tables/table-service.ts'

const BODY_BYTES = 16 * 1024

const REQUEST_MS = 30_000

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How long pending requests can take when the server stops. */
const CLOSE_TIMEOUT_MS = 2000
const CLOSE_IDLE_MS = 50

export interface RunningServer {
  readonly server: FastifyInstance
  readonly store: DatabaseStore
  readonly tables: TableService
  readonly accounts: AccountService
  readonly heartbeat: Heartbeat
  /** Finishes accepted requests, closes all connections and the database. */
  stop(): Promise<void>
}

/** Creates all parts of the server. It does not listen yet. */
export async function start(
  config: Config,
  pages: string,
  logs?: LogStream,
  hasher: PasswordHasher = ARGON2,
): Promise<RunningServer> {
  const store = await openStore({ url: config.databaseUrl, folder: config.data, natsUrl: config.natsUrl })
  let log: FastifyBaseLogger | undefined
  const onError = (error: unknown) => log?.error({ err: error }, 'error in background work')
  const { bots, hotTables } = config
  const heartbeat = new Heartbeat(store)
  await heartbeat.start()
  const runtime = runtimeWith(heartbeat.clock)
  const tables = createTableService({
    store,
    background: {
      botRunner: new BotThreadPool(bots.threads),
      dailyJudge: new DailyJudgeThread(),
      senders: sendersOf(config),
      bots: { ms: bots.thinkMs, pause: bots.pauseMs, threads: bots.threads },
    },
    hotTables,
    runtime,
    rate: config.rate,
    onError,
  })
  await tables.recordKey()
  await tables.notices.keys()
  const accounts = new AccountService(store, tables.refresh, runtime, hasher, config.smtpUrl !== undefined)
  const server = await createServer({ config, tables, accounts, heartbeat, pages, ...(logs && { logs }) })
  log = server.log
  const sweep = () => {
    void sweepUsers(store.db, runtime.now()).catch(onError)
    void sweepPresence(store.db, runtime.now()).catch(onError)
    void sweepNotices(store.db, runtime.now()).catch(onError)
    void sweepReports(store.db, runtime.now()).catch(onError)
    void sweepInvites(store.db, runtime.now()).catch(onError)
    void sweepCardSets(store.db, runtime.now()).catch(onError)
  }
  sweep()
  const sweeping = setInterval(sweep, DAY_MS)
  sweeping.unref()
  const tendDaily = () => void tables.daily.tend().catch(onError)
  tendDaily()
  const tending = setInterval(tendDaily, HOUR_MS)
  tending.unref()
  return {
    server,
    store,
    tables,
    accounts,
    heartbeat,
    async stop() {
      clearInterval(sweeping)
      clearInterval(tending)
      // Keep-alive connections become idle after their response and would delay the close.
      const closeIdle = setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_MS)
      const closeAll = setTimeout(() => server.server.closeAllConnections(), CLOSE_TIMEOUT_MS)
      await server.close()
      clearInterval(closeIdle)
      clearTimeout(closeAll)
      await tables.stop()
      await heartbeat.stop()
      await store.close()
    },
  }
}

/** Push messages are always possible; mails need a mail server. */
function sendersOf(config: Config) {
  const { publicUrl, smtpUrl, mailFrom: from, pushHosts: hosts } = config
  const contact = publicUrl !== undefined && isSecure(config) ? publicUrl.origin : 'mailto:hilltop@localhost'
  const origin = publicUrl?.href.replace(/\/$/, '') ?? ''
  return {
    push: new PushClient({ hosts, contact }),
    mail: smtpUrl === undefined ? undefined : new MailClient({ smtpUrl, from, origin }),
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

/** Pages, API, sockets, health checks and metrics on one port. */
export async function createServer(needs: ServerParts): Promise<FastifyInstance> {
  const { config, tables, accounts, heartbeat, pages, logs = process.stderr } = needs
  const { trustProxy: trust } = config
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: typeof trust === 'number' ? (_address, hop) => hop < trust : trust,
    logger: loggerOptions(config.logLevel, logs),
    // `logRequests` logs them, without the query string.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors(error, request, reply) {
      sendError(error, request, reply)
    },
    // When the server stops, pending requests are answered and only idle connections are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  server.setErrorHandler(sendError)
  logRequests(server)
  await setSecurityHeaders(server, optionsFor(isSecure(config), inlineScripts(pages)))
  const historyBudget = new HistoryBudget(config.rate)
  const limits = createLimits(config.rate)
  const metrics = createMetrics(server, tables, () => newsServer.count, heartbeat.clock)
  const newsServer = new NewsServer({
    tables,
    accounts,
    historyBudget,
    rate: config.rate,
    limits,
    onError: (error) => server.log.error({ err: error }, 'error on a news socket'),
    onRejected: metrics.countRejected,
    runtime: runtimeWith(heartbeat.clock),
  })
  healthRoutes(server, heartbeat)
  metricsRoute(server, metrics, config.hasPublicMetrics)
  await registerApi(server, { config, tables, accounts, newsServer, limits, historyBudget, metrics })
  serveUnsubscribe(server, { tables, limits }, pages)
  serveTablePage(server, pages, { config, tables, limits })
  await servePages(server, pages, (request) => originOf(request, config))
  return server
}

/** For process supervisors: whether the process is alive, and whether it can serve requests. */
function healthRoutes(server: FastifyInstance, heartbeat: Heartbeat): void {
  server.get('/healthz', async () => ({ status: 'alive' }))

  let reported = ''
  let hasWarned = false
  server.get('/readyz', async (_request, reply) => {
    const failures = (await heartbeat.failures()).join(', ')
    const { warning } = heartbeat.clock
    // Only what changes is logged: on a full disk the log must not grow with every question.
    if (failures !== reported) server.log.warn({ failures }, failures === '' ? 'ready again' : 'not ready')
    reported = failures
    if (warning !== undefined && !hasWarned) server.log.warn(warning)
    hasWarned = warning !== undefined
    // The node plays by the time of the database, so it is ready although its own clock is wrong.
    if (failures === '') return { status: 'ready', ...(warning && { warning }) }
    return reply.code(503).send(new ApiError('unavailable', `these parts fail: ${failures}`).body)
  })
}

/** Sets the security headers. They are the same for every response, so helmet computes them once. */
async function setSecurityHeaders(server: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const headers = await headersOfHelmet(options)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The content security policy allows no source but this server, and no script in a page but those of the build. */
function optionsFor(isSecure: boolean, scripts: readonly string[]): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Bots compute their networks in WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts],
        // React sets inline styles, such as the position of a dragged card.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Includes sockets to this host.
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // The following would break plain HTTP in a home network.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  }
}

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

/** JSON lines. No cookie, token, password, seed or chat is ever logged. */
function loggerOptions(level: string, stream: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    serializers: {
      // Database drivers attach whole rows to their errors, so only these fields are logged.
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

/** Logs one line per request at level debug. */
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
