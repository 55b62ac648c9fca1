import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Config, isSecure } from '../config.ts'
import type { House } from '../house/house.ts'
import type { People } from '../people/people.ts'
import { setSafetyHeaders } from './headers.ts'
import { healthRoutes } from './health.ts'
import { type LogStream, loggerOptions, logRequests } from './logs.ts'
import { createMetrics, metricsRoute } from './metrics.ts'
import { NewsDesk } from './news/desk.ts'
import { servePages } from './pages.ts'
import { answerProblem } from './problems.ts'
import { registerApi } from './register-api.ts'

const BODY_BYTES = 16 * 1024
const REQUEST_MS = 30_000

export interface ServerNeeds {
  readonly config: Config
  readonly house: House
  readonly people: People
  /** The folder of the built pages. */
  readonly pages: string
  readonly logs?: LogStream
}

/** Pages, API, sockets and what supervisors ask for, on one port. */
export async function createServer(needs: ServerNeeds): Promise<FastifyInstance> {
  const { config, house, people, pages, logs = process.stderr } = needs
  const { trustProxy: trust } = config
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: typeof trust === 'number' ? (_address, hop) => hop < trust : trust,
    logger: loggerOptions(config.logLevel, logs),
    // Requests are logged by `logRequests`, without what stands behind `?`.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors(error, request, reply) {
      answerProblem(error, request, reply)
    },
    // What was on its way when the server stops is answered; only those who ask nothing are hung up on.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  server.setErrorHandler(answerProblem)
  logRequests(server)
  await setSafetyHeaders(server, isSecure(config))
  const desk = new NewsDesk(house, people, config.rate, (error) =>
    server.log.error({ err: error }, 'something is wrong with the news'),
  )
  const metrics = createMetrics(server, house, desk)
  healthRoutes(server, house)
  metricsRoute(server, metrics, config.hasPublicMetrics)
  await registerApi(server, { config, house, people, desk, metrics })
  await servePages(server, pages)
  return server
}
