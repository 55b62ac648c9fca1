import { z } from 'zod'
import { MOST_CARD_BYTES } from '#engine/card-set.ts'
import { historySchema, legalNowSchema, tableNowSchema } from '#wire/moves.ts'
import { cardSetSchema, codeSchema, enterSchema, invitationSchema, lobbySchema, newTableSchema } from '#wire/tables.ts'
import { ApiError } from '../../api-error.ts'
import type { Reader } from '../../tables/history-service.ts'
import { type Api, type ApiContext, foundSchema, PROBLEMS, sendJson, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'
import { networkOf } from '../rate-limits.ts'

export function tableRoutes(api: Api, { tables, historyBudget }: ApiContext): void {
  const tags = ['tables']
  const readerAt = (ip: string): Reader => {
    const address = networkOf(ip)
    return {
      address,
      check: () => historyBudget.check(address),
      spend: (cost) => historyBudget.spend(address, cost),
      ready: async () => true,
    }
  }
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
    '/tables/:id/legal',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The legal actions of your seat',
        description:
          'Also in a game where the table does not list them, because it often has too many: then the first 2000.',
        params: tableParams,
        response: { 200: legalNowSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params, ip }) => tables.legal(caller, params.id, networkOf(ip)),
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
      return sendJson(reply, await tables.historyText(caller, params.id, query.from, readerAt(ip)))
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
    async ({ caller, params, ip }, reply) => {
      const cards = await tables.cardSet(caller, params.id, networkOf(ip))
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
    async ({ caller, params, ip }) => ({ ...(await tables.record(caller, params.id, readerAt(ip))) }),
  )
}

/** A card set as a JSON string, in which quotes and line ends take two bytes, and the other fields. */
const NEW_TABLE_BYTES = 2 * MOST_CARD_BYTES + 16 * 1024

export function lobbyRoutes(api: Api, { tables, limits }: ApiContext): void {
  const tags = ['lobby']
  api.get(
    '/lobby',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Public tables, your tables, your finished games',
        response: { 200: lobbySchema, ...PROBLEMS },
      },
    },
    async ({ caller }, reply) => sendJson(reply, await tables.lobbyText(caller)),
  )

  api.post(
    '/tables',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      bodyLimit: NEW_TABLE_BYTES,
      onRequest: limits.newTables,
      schema: {
        tags,
        summary: 'Create a table',
        description:
          'With a `request` id, a repeated request creates only one table. `cards` replaces the cards of the game, see docs/cards.md.',
        body: newTableSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const person = requirePerson(request)
      const { cards } = request.body
      if (cards !== undefined) {
        const bytes = Buffer.byteLength(cards.text)
        if (bytes > MOST_CARD_BYTES) throw new ApiError('too-large', `cards can have at most ${MOST_CARD_BYTES} bytes`)
        await limits.cards(request, bytes)
      }
      return tables.create(person, request.body)
    },
  )

  api.post(
    '/enter',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.codes,
      schema: {
        tags,
        summary: 'Find a table by its invitation code',
        body: codeSchema,
        response: { 200: foundSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const person = requirePerson(request)
      return limits.guessCode(request, () => tables.enterByCode(person, request.body.code))
    },
  )

  api.post(
    '/tables/:id/enter',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.codes,
      schema: {
        tags,
        summary: 'Get access to a table',
        description: 'An invite-only table needs its code once.',
        params: tableParams,
        body: enterSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const person = requirePerson(request)
      const { code } = request.body
      const { id } = request.params
      const own = tables.enter(person, id, undefined)
      if (code === undefined) return own
      // The address of a player has the code too: at their own table it is no guess.
      return (await own.catch(unlessNotFound)) ?? limits.guessCode(request, () => tables.enter(person, id, code))
    },
  )

  api.get(
    '/tables/:id/invitation',
    {
      config: { right: 'read' },
      onRequest: limits.codes,
      schema: {
        tags,
        summary: 'What an invitation shows before its reader has a name',
        description: 'Needs the code of an invite-only table. It gives no access to the table: `enter` does.',
        params: tableParams,
        querystring: enterSchema,
        response: { 200: invitationSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const { caller, params, query } = request
      const read = () => tables.invitation(caller, params.id, query.code)
      return query.code === undefined ? read() : limits.guessCode(request, read)
    },
  )

  api.post(
    '/tables/:id/rematch',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.newTables,
      schema: {
        tags,
        summary: 'Create a table for a rematch, with the seats rotated',
        description: 'A second request returns the same table.',
        params: tableParams,
        response: { 200: foundSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.rematch(requirePerson(request), request.params.id),
  )
}

function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'not-found')) throw error
}
