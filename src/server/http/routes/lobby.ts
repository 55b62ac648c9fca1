import { z } from 'zod'
import { MOST_CARD_BYTES } from '#engine/card-set.ts'
import { tableNowSchema } from '#wire/moves.ts'
import { codeSchema, enterSchema, lobbySchema, newTableSchema } from '#wire/tables.ts'
import { Problem } from '../../problem.ts'
import { type Api, PROBLEMS, type Rooms, tableParams } from '../api.ts'
import { personOf } from '../asker.ts'

const tags = ['lobby']
/** A card set as text in JSON, where quotes and line ends take two bytes, and all the rest. */
const NEW_TABLE_BYTES = 2 * MOST_CARD_BYTES + 16 * 1024
const foundSchema = z.object({ id: z.string() })

export function lobbyRoutes(api: Api, { house, limits }: Rooms): void {
  api.get(
    '/lobby',
    {
      schema: {
        tags,
        summary: 'Open tables, my tables, my finished games',
        response: { 200: lobbySchema, ...PROBLEMS },
      },
    },
    async ({ asker }) => house.lobby(asker),
  )

  api.post(
    '/tables',
    {
      config: { isAskedAnew: true },
      bodyLimit: NEW_TABLE_BYTES,
      onRequest: limits.newTables,
      schema: {
        tags,
        summary: 'Make a table',
        description:
          'With a `request`, the same one sent twice makes one table. `cards` replaces the cards of the game, see docs/cards.md.',
        body: newTableSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const who = personOf(request)
      const { cards } = request.body
      if (cards !== undefined) {
        const bytes = Buffer.byteLength(cards.text)
        if (bytes > MOST_CARD_BYTES) throw new Problem('too-large', `cards have at most ${MOST_CARD_BYTES} bytes`)
        await limits.cards(request, reply, bytes)
      }
      return house.create(who, request.body)
    },
  )

  api.post(
    '/enter',
    {
      config: { isAskedAnew: true },
      onRequest: limits.codes,
      schema: {
        tags,
        summary: 'Find the table behind the code of an invitation',
        body: codeSchema,
        response: { 200: foundSchema, ...PROBLEMS },
      },
    },
    async (request) => house.enterByCode(personOf(request), request.body.code),
  )

  api.post(
    '/tables/:id/enter',
    {
      config: { isAskedAnew: true },
      onRequest: limits.codes,
      schema: {
        tags,
        summary: 'Enter a table',
        description: 'A private one opens to whoever has its code, and stays open to them.',
        params: tableParams,
        body: enterSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => house.enter(personOf(request), request.params.id, request.body.code),
  )

  api.post(
    '/tables/:id/rematch',
    {
      config: { isAskedAnew: true },
      onRequest: limits.newTables,
      schema: {
        tags,
        summary: 'Make the table of a rematch, with the seats rotated',
        description: 'Whoever asks second is led to the same table.',
        params: tableParams,
        response: { 200: foundSchema, ...PROBLEMS },
      },
    },
    async (request) => house.rematch(personOf(request), request.params.id),
  )
}
