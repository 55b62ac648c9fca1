import { z } from 'zod'
import { historySchema, tableNowSchema } from '#wire/moves.ts'
import { cardSetSchema } from '#wire/tables.ts'
import { ApiError } from '../../api-error.ts'
import { MOVE_COST } from '../../tables/history-service.ts'
import { type Api, type ApiContext, PROBLEMS, sendJson, tableParams } from '../api.ts'
import { networkOf } from '../rate-limits.ts'

const tags = ['tables']

export function tableRoutes(api: Api, { tables, historyBudget }: ApiContext): void {
  api.get(
    '/tables/:id',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The current state of a table',
        description:
          "With the view of your seat, or of a spectator; `legal` lists the legal actions of your seat in the game's notation.",
        params: tableParams,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params, ip }) => tables.snapshot(caller, params.id, networkOf(ip)),
  )

  api.get(
    '/tables/:id/moves',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The moves after move `from`',
        description:
          'With what you could see after that move, so that the moves can be played in it. An address may read about 64 MB of history in a minute, by this or by `follow`; more is refused with `too-many` and `retryAfter`, in seconds.',
        params: tableParams,
        querystring: z.strictObject({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
        response: { 200: historySchema, ...PROBLEMS },
      },
    },
    async ({ caller, params, query, ip }, reply) => {
      const address = networkOf(ip)
      const text = await tables.historyText(caller, params.id, query.from, {
        address,
        check: () => historyBudget.check(address),
        spend: (cost) => historyBudget.spend(address, cost),
        ready: async () => true,
      })
      return sendJson(reply, text)
    },
  )

  api.get(
    '/tables/:id/cards/:sha256',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The replaced card set of a table',
        description: '`cards` of the table has its SHA-256. The content of an address never changes.',
        params: tableParams.extend({ sha256: z.string().length(64) }),
        response: { 200: cardSetSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params }, reply) => {
      const cards = await tables.cardSet(caller, params.id)
      if (cards.sha256 !== params.sha256) throw new ApiError('not-found', 'this table is played with other cards')
      reply.header('cache-control', 'private, max-age=31536000, immutable')
      return cards
    },
  )

  api.get(
    '/tables/:id/record',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The record of a finished game',
        description:
          'With the proof of its randomness, which `npx hilltop verify RECORD` checks. Not available before the end, since it contains the seed.',
        params: tableParams,
        response: {
          200: z.record(z.string(), z.unknown()).describe('A game record, see docs/exchange.md.'),
          ...PROBLEMS,
        },
      },
    },
    async ({ caller, params, ip }) => {
      const address = networkOf(ip)
      historyBudget.check(address)
      const record = await tables.record(caller, params.id)
      // Making it replays the whole game.
      historyBudget.spend(address, record.actions.length * MOVE_COST)
      return { ...record }
    },
  )
}
