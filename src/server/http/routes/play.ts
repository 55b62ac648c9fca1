import type { FastifyRequest } from 'fastify'
import { acceptedSchema, actionSchema, answerSchema, rewindSchema, tableNowSchema, undoSchema } from '#wire/moves.ts'
import { chatLineSchema, chatTextSchema, muteSchema, reportSchema, silenceSchema, writersSchema } from '#wire/tables.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'
import { toApiError } from '../errors.ts'

/** The response is one number that needs no validation, which would cost more than the rest. */
const quick = { compress: false, serializerCompiler: () => JSON.stringify } as const

export function moveRoutes(api: Api, { tables, limits, metrics }: ApiContext): void {
  const tags = ['moves']
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
      onRequest: [limits.moves, limits.undoRequests],
      schema: {
        tags,
        summary: 'Request an undo of everything after move `to`; all players must agree',
        params: tableParams,
        body: rewindSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const { seq, to, request: id } = request.body
      return tables.rewind(requirePerson(request), request.params.id, seq, to, id)
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
      const { to, agree, request: id } = request.body
      return tables.answerRewind(requirePerson(request), request.params.id, to, agree, id)
    },
  )
}

export function chatRoutes(api: Api, { tables, limits }: ApiContext): void {
  const tags = ['chat']
  api.post(
    '/tables/:id/chat',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.chat,
      schema: {
        tags,
        summary: 'Send a chat message',
        description:
          'Players and the host may write; others where the host lets everybody write, or the response is `players-only`. The host can silence a person at the table: `silenced`. With a `request` id, a repeated request writes one line.',
        params: tableParams,
        body: chatTextSchema,
        response: { 200: chatLineSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const { text, request: id } = request.body
      return tables.say(requirePerson(request), request.params.id, text, id)
    },
  )

  api.put(
    '/tables/:id/chat/writers',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.moves,
      schema: {
        tags,
        summary: 'Choose who may write in the chat of a table',
        description: 'Only players, or everybody who can read the table. Only for the host, who may always write.',
        params: tableParams,
        body: writersSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.setWriters(requirePerson(request), request.params.id, request.body.writers),
  )

  api.put(
    '/tables/:id/chat/silenced',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.people,
      schema: {
        tags,
        summary: 'Silence a person in the chat of a table, or lift it',
        description: 'Only for the host. To stop reading a person everywhere, mute that person.',
        params: tableParams,
        body: silenceSchema,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async (request) => {
      const { user, isSilenced } = request.body
      return tables.silence(requirePerson(request), request.params.id, user, isSilenced)
    },
  )

  api.put(
    '/mutes',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.moves,
      schema: {
        tags,
        summary: 'Mute or unmute a player',
        body: muteSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request)
      const { user, isMuted } = request.body
      await tables.mute(person, user, isMuted)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/tables/:id/reports',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.reports,
      schema: {
        tags,
        summary: 'Report a person at a table to the administrator',
        description:
          'About the player of a seat, or the writer of a chat line. A second report about the same person replaces the first.',
        params: tableParams,
        body: reportSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await tables.report(requirePerson(request), request.params.id, request.body)
      return reply.code(204).send(null)
    },
  )
}
