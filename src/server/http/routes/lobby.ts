import { MOST_CARD_BYTES } from '#engine/card-set.ts'
import { tableNowSchema } from '#wire/moves.ts'
import { codeSchema, enterSchema, invitationSchema, lobbySchema, newTableSchema } from '#wire/tables.ts'
import { ApiError } from '../../api-error.ts'
import { type Api, type ApiContext, foundSchema, PROBLEMS, sendJson, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'

const tags = ['lobby']
/** A card set as a JSON string, in which quotes and line ends take two bytes, and the other fields. */
const NEW_TABLE_BYTES = 2 * MOST_CARD_BYTES + 16 * 1024

export function lobbyRoutes(api: Api, { tables, limits }: ApiContext): void {
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
