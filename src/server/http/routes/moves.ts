import type { FastifyRequest } from 'fastify'
import { acceptedSchema, actionSchema, answerSchema, rewindSchema, tableNowSchema, undoSchema } from '#wire/moves.ts'
import { type Api, type ApiContext, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'
import { toApiError } from '../errors.ts'

const tags = ['moves']
/** The answer to a move is one number that the house made itself: checking it would cost more than writing it. */
const quick = { compress: false, serializerCompiler: () => JSON.stringify } as const

export function moveRoutes(api: Api, { tables, limits, metrics }: ApiContext): void {
  const onRequest = limits.moves
  const onError = async (_request: FastifyRequest, _reply: unknown, error: unknown) => {
    metrics.rejected.inc({ code: toApiError(error).code })
  }

  api.post(
    '/tables/:id/actions',
    {
      ...quick,
      onRequest,
      onError,
      schema: {
        tags,
        summary: 'Act',
        description:
          '`seq` is the last move that you saw: where something has happened since, the answer is `stale` with the number of the last move, and nothing is done. `request` is a name of your own for this request: sent twice, it acts once. The answer comes when the action is on disk.',
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
      ...quick,
      onRequest,
      onError,
      schema: {
        tags,
        summary: 'Take back your last actions',
        description: 'As far as nobody learned anything from them.',
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
      onRequest,
      schema: {
        tags,
        summary: 'Ask everybody to go back to the moment after move `to`',
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
      onRequest,
      schema: {
        tags,
        summary: 'Agree to go back, or refuse',
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
