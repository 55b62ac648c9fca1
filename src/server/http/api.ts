import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#wire/language.ts'
import { problemSchema } from '#wire/problem.ts'
import type { Config } from '../config.ts'
import type { AccountService } from '../people/account-service.ts'
import type { TableService } from '../tables/table-service.ts'
import type { Metrics } from './metrics.ts'
import type { NewsServer } from './news/news-server.ts'
import type { HistoryBudget, RateLimits } from './rate-limits.ts'

/** The server below /api, which validates by the schemas of its routes. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What routes use. */
export interface ApiContext {
  readonly config: Config
  readonly tables: TableService
  readonly accounts: AccountService
  readonly newsServer: NewsServer
  readonly limits: RateLimits
  readonly historyBudget: HistoryBudget
  readonly metrics: Metrics
}

/** The error responses of every route. */
export const PROBLEMS = {
  '4xx': problemSchema.describe('The request was rejected and nothing has changed.'),
  '5xx': problemSchema.describe('The server failed.'),
}

export const NOTHING = z.null().describe('Done.')

const asIs = (text: unknown) => text as string

/** Sends what is already JSON, made once for many readers, without validating and writing it again. */
export function sendJson(reply: FastifyReply, text: string): never {
  return reply.type('application/json; charset=utf-8').serializer(asIs).send(text) as never
}

/** A table that was found or made. */
export const foundSchema = z.object({ id: z.string() })

/** A row of the caller's, by an id of `newId`. */
export const rowParams = z.strictObject({ id: z.string().regex(/^[\w-]{16}$/) })
export const tableParams = z.strictObject({ id: z.string().min(1).max(40).describe('The table.') })

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** The language of a visitor: the one that was chosen in the settings, which pages store in a cookie, or the browser's. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1] ?? ''
  const wishes = [chosen, ...(headers['accept-language'] ?? '').slice(0, 200).split(',')]
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.trim().toLowerCase().startsWith(language))
    if (known !== undefined) return known
  }
  return 'en'
}
