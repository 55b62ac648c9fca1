import { z } from 'zod'
import { sessionSchema } from '#wire/people.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS } from '../api.ts'
import { requirePerson, sessionOf } from '../authentication.ts'

const tags = ['people']
const config = { right: 'account', isFreshlyAuthenticated: true } as const

/** The browsers in which a user is signed in. */
export function sessionRoutes(api: Api, { accounts }: ApiContext): void {
  api.get(
    '/sessions',
    {
      config,
      schema: {
        tags,
        summary: 'Where I am signed in',
        description: 'The last used first, at most 100.',
        response: { 200: z.array(sessionSchema), ...PROBLEMS },
      },
    },
    async (request) => [...(await accounts.sessions(requirePerson(request), sessionOf(request)))],
  )

  api.delete(
    '/sessions/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Sign out another browser',
        params: z.strictObject({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await accounts.endSession(requirePerson(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  api.delete(
    '/sessions',
    { config, schema: { tags, summary: 'Sign out all other browsers', response: { 204: NOTHING, ...PROBLEMS } } },
    async (request, reply) => {
      await accounts.endOtherSessions(requirePerson(request), sessionOf(request))
      return reply.code(204).send(null)
    },
  )
}
