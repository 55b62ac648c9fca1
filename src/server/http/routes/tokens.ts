import { z } from 'zod'
import { freshTokenSchema, newTokenSchema, tokenSchema } from '#wire/people.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS } from '../api.ts'
import { requirePerson, sessionOf } from '../authentication.ts'

const tags = ['tokens']
const config = { right: 'account', isFreshlyAuthenticated: true } as const

/** Only for browsers: a token can neither see nor make others. */
export function tokenRoutes(api: Api, { accounts, limits }: ApiContext): void {
  api.get(
    '/tokens',
    { config, schema: { tags, summary: 'Your tokens', response: { 200: z.array(tokenSchema), ...PROBLEMS } } },
    async (request) => [...(await accounts.tokens(requirePerson(request)))],
  )

  api.post(
    '/tokens',
    {
      config,
      onRequest: limits.newNames,
      schema: {
        tags,
        summary: 'Create a token for a program',
        description:
          'Only this response contains the token itself. `scope` is `read` (look only) or `play` (also sit, act and chat); a token can never change the account. It expires after `days`.',
        body: newTokenSchema,
        response: { 200: freshTokenSchema, ...PROBLEMS },
      },
    },
    async (request) => accounts.newToken(requirePerson(request), sessionOf(request), request.body),
  )

  api.delete(
    '/tokens/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Revoke a token',
        params: z.strictObject({ id: z.string().min(1).max(40) }),
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await accounts.removeToken(requirePerson(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
