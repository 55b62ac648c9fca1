import { z } from 'zod'
import { freshTokenSchema, newTokenSchema, tokenSchema } from '#wire/people.ts'
import { type Api, NOTHING, PROBLEMS, type Rooms } from '../api.ts'
import { personOf } from '../asker.ts'

const tags = ['tokens']

export function tokenRoutes(api: Api, { people, desk, limits }: Rooms): void {
  api.get(
    '/tokens',
    { schema: { tags, summary: 'My tokens', response: { 200: z.array(tokenSchema), ...PROBLEMS } } },
    async (request) => [...(await people.tokens(personOf(request)))],
  )

  api.post(
    '/tokens',
    {
      config: { isAskedAnew: true },
      onRequest: limits.newNames,
      schema: {
        tags,
        summary: 'Make a token for a program',
        description: 'The text of the token is in this answer and nowhere else.',
        body: newTokenSchema,
        response: { 200: freshTokenSchema, ...PROBLEMS },
      },
    },
    async (request) => people.newToken(personOf(request), request.body.name),
  )

  api.delete(
    '/tokens/:id',
    {
      schema: {
        tags,
        summary: 'Make a token invalid',
        params: z.strictObject({ id: z.string().min(1).max(40) }),
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const who = personOf(request)
      await people.removeToken(who, request.params.id)
      desk.letGo(who.id)
      return reply.code(204).send(null)
    },
  )
}
