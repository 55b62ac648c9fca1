import { chatLineSchema, chatTextSchema, muteSchema } from '#wire/tables.ts'
import { type Api, NOTHING, PROBLEMS, type Rooms, tableParams } from '../api.ts'
import { personOf } from '../asker.ts'

const tags = ['chat']

export function chatRoutes(api: Api, { house, people, limits }: Rooms): void {
  api.post(
    '/tables/:id/chat',
    {
      config: { isAskedAnew: true },
      onRequest: limits.chat,
      schema: {
        tags,
        summary: 'Say something at a table',
        params: tableParams,
        body: chatTextSchema,
        response: { 200: chatLineSchema, ...PROBLEMS },
      },
    },
    async (request) => house.say(personOf(request), request.params.id, request.body.text),
  )

  api.put(
    '/mutes',
    {
      config: { isAskedAnew: true },
      onRequest: limits.moves,
      schema: {
        tags,
        summary: 'Hear no more of somebody, or hear them again',
        body: muteSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const who = personOf(request)
      const { user, isMuted } = request.body
      if (isMuted) await people.mustBeMutable(who, user)
      await house.mute(who, user, isMuted)
      return reply.code(204).send(null)
    },
  )
}
