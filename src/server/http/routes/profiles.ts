import { z } from 'zod'
import { profileSchema, profileWishSchema } from '#wire/profiles.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS } from '../api.ts'
import { requirePerson } from '../authentication.ts'

const tags = ['people']

export function profileRoutes(api: Api, { tables: { profiles }, limits }: ApiContext): void {
  api.get(
    '/profiles/:name',
    {
      config: { right: 'read' },
      onRequest: limits.profiles,
      schema: {
        tags,
        summary: 'The profile of an account: ratings, latest rated games, daily deals',
        description: 'Private unless its owner has chosen otherwise. See docs/ratings.md for what a rating means.',
        params: z.strictObject({ name: z.string().min(1).max(100) }),
        response: { 200: profileSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params }) => profiles.get(caller, params.name),
  )

  api.put(
    '/me/profile',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.profiles,
      schema: {
        tags,
        summary: 'Choose who may see your profile',
        body: profileWishSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await profiles.setReaders(requirePerson(request), request.body.visibleTo)
      return reply.code(204).send(null)
    },
  )
}
