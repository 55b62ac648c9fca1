import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemSchema } from '#wire/problem.ts'
import type { Config } from '../config.ts'
import type { AccountService } from '../people/account-service.ts'
import type { TableService } from '../tables/table-service.ts'
import type { HistoryBudget } from './history-budget.ts'
import type { Metrics } from './metrics.ts'
import type { NewsServer } from './news/news-server.ts'
import type { RateLimits } from './rate-limits.ts'

/** What is below /api: a server that reads and writes by the schemas of its routes. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What routes stand on. */
export interface ApiContext {
  readonly config: Config
  readonly tables: TableService
  readonly accounts: AccountService
  readonly newsServer: NewsServer
  readonly limits: RateLimits
  readonly historyBudget: HistoryBudget
  readonly metrics: Metrics
}

/** The answers that every route may give besides its own. */
export const PROBLEMS = {
  '4xx': problemSchema.describe('Why it was not done; nothing has changed.'),
  '5xx': problemSchema.describe('It went wrong on the side of the server.'),
}

export const NOTHING = z.null().describe('Done.')

export const tableParams = z.strictObject({ id: z.string().min(1).max(40).describe('The table.') })
