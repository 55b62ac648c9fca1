import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ProblemCode } from '#wire/problem.ts'
import { ApiError } from '../api-error.ts'
import type { DatabaseClock } from '../database/database-clock.ts'
import type { TableCounts, TableService } from '../tables/table-service.ts'

export interface Metrics {
  readonly registry: Registry
  /** Counts a rejected move by its error code. */
  countRejected(code: ProblemCode): void
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5]

/** Prometheus metrics. */
export function createMetrics(
  server: FastifyInstance,
  tables: TableService,
  sockets: () => number,
  clock: DatabaseClock,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const count = (name: string, help: string, of: keyof TableCounts) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(tables.counts()[of])
      },
    })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  count('hilltop_moves_total', 'Moves stored by this node', 'moves')
  count('hilltop_bot_moves_total', 'Moves of bots stored by this node', 'botMoves')
  gauge('hilltop_hot_tables', 'Tables in memory', () => tables.counts().hotTables)
  gauge('hilltop_followers', 'Followed tables, summed over all sockets', () => tables.counts().followers)
  gauge('hilltop_sockets', 'Open sockets', sockets)
  gauge(
    'hilltop_clock_skew_seconds',
    "How far this machine's clock is ahead of the database's",
    () => clock.skew / 1000,
  )
  const durations = new Histogram({
    name: 'hilltop_http_request_seconds',
    help: 'Duration of requests',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    const status = String(reply.statusCode)
    durations.observe({ route, method: request.method, status }, reply.elapsedTime / 1000)
    done()
  })
  const rejected = new Counter({
    name: 'hilltop_rejected_moves_total',
    help: 'Rejected moves, by error code',
    labelNames: ['code'],
    registers,
  })
  return { registry, countRejected: (code) => rejected.inc({ code }) }
}

export function metricsRoute(server: FastifyInstance, { registry }: Metrics, isPublic: boolean): void {
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isPublic && !isFromThisMachine(request)) {
      throw new ApiError('forbidden', 'metrics are for this machine only; set METRICS=public to open them')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A request through a proxy on this machine comes from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => headers[name] !== undefined)
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
