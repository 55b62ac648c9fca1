import { tableNowSchema } from '#wire/moves.ts'
import { chatLineSchema, chatTextSchema, muteSchema, reportSchema, silenceSchema, writersSchema } from '#wire/tables.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'

const tags = ['chat']

export function chatRoutes(api: Api, { tables, limits }: ApiContext): void {
  api.post(
    '/tables/:id/chat',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: limits.chat,
      schema: {
        tags,
        summary: 'Send a chat message',
        description:
          'Players and the host may write; others where the host lets everybody write, or the response is `players-only`. The host can silence a person at the table: `silenced`.',
        params: tableParams,
        body: chatTextSchema,
        response: { 200: chatLineSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.say(requirePerson(request), request.params.id, request.body.text),
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
      onRequest: limits.moves,
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
