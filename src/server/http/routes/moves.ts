import type { FastifyRequest } from 'fastify'
import { acceptedSchema, actionSchema, answerSchema, rewindSchema, tableNowSchema, undoSchema } from '#wire/moves.ts'
import { type Api, type ApiContext, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'
import { toApiError } from '../errors.ts'

const tags = ['moves']
/** The response is one number that needs no validation, which would cost more than the rest. */
const quick = { compress: false, serializerCompiler: () => JSON.stringify } as const

export function moveRoutes(api: Api, { tables, limits, metrics }: ApiContext): void {
  const onRequest = limits.moves
  const onError = async (_request: FastifyRequest, _reply: unknown, error: unknown) => {
    metrics.countRejected(toApiError(error).code)
  }

  api.post(
    '/tables/:id/actions',
    {
      config: { right: 'play' },
      ...quick,
      onRequest,
      onError,
      schema: {
        tags,
        summary: 'Take an action',
        description:
          '`seq` is the last move that you saw: if there are newer ones, the response is `stale` with the number of the last move, and nothing is done. `request` is an id of your choice: sent twice, the request acts once. The response is sent when the action is on disk.',
        params: tableParams,
        body: actionSchema,
        response: { 200: acceptedSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.act(requirePerson(request), request.params.id, request.body),
  )

  api.post(
    '/tables/:id/undo',
    {
      config: { right: 'play' },
      ...quick,
      onRequest,
      onError,
      schema: {
        tags,
        summary: 'Undo your last actions',
        description: 'Possible until an action has revealed something or another player has reacted to it.',
        params: tableParams,
        body: undoSchema,
        response: { 200: acceptedSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.undo(requirePerson(request), request.params.id, request.body),
  )

  api.post(
    '/tables/:id/rewind',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Request an undo of everything after move `to`; all players must agree',
        params: tableParams,
        body: rewindSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const { seq, to } = request.body
      return tables.rewind(requirePerson(request), request.params.id, seq, to)
    },
  )

  api.post(
    '/tables/:id/rewind/answer',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Accept or decline an undo request',
        params: tableParams,
        body: answerSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const { to, agree } = request.body
      return tables.answerRewind(requirePerson(request), request.params.id, to, agree)
    },
  )
}
