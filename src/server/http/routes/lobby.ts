import { z } from 'zod'
import { tableNowSchema } from '../../../wire/moves.ts'
import { codeSchema, enterSchema, lobbySchema, newTableSchema } from '../../../wire/tables.ts'
import { type Api, PROBLEMS, type Rooms, tableParams } from '../api.ts'
import { personOf } from '../asker.ts'

const tags = ['lobby']
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
      onRequest: limits.newTables,
      schema: {
        tags,
        summary: 'Make a table',
        description: 'With a `request`, the same one sent twice makes one table.',
        body: newTableSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => house.create(personOf(request), request.body),
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
