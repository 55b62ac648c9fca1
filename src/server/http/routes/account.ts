import { accountSchema, meSchema, newPasswordSchema } from '#wire/people.ts'
import { nameKey } from '../../people/name-key.ts'
import { type Api, NOTHING, PROBLEMS, type Rooms } from '../api.ts'
import { giveSession, personOf, sessionOf, takeSession } from '../asker.ts'

const tags = ['people']

export function accountRoutes(api: Api, { config, people, desk, limits }: Rooms): void {
  api.post(
    '/account',
    {
      config: { isAskedAnew: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Make an account',
        description: 'A guest who asks keeps all tables. The answer sets a session cookie.',
        body: accountSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async ({ asker, body }, reply) => {
      const account = await people.register(asker, body.name, body.password)
      giveSession(reply, account, config)
      desk.letGo(asker?.id)
      return account.person
    },
  )

  api.put(
    '/account/password',
    {
      config: { isAskedAnew: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Change the password',
        description: 'Ends all other sessions of the account; tokens stay valid.',
        body: newPasswordSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { old, password } = request.body
      const who = personOf(request)
      const changed = await limits.guess(request, reply, who.id, () => people.changePassword(who, old, password))
      giveSession(reply, changed, config)
      desk.letGo(who.id)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/session',
    {
      config: { isAskedAnew: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Sign in',
        description: 'A guest who signs in brings its tables along. The answer sets a session cookie.',
        body: accountSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { asker, body } = request
      const signIn = () => people.signIn(asker, body.name, body.password)
      const account = await limits.guess(request, reply, nameKey(body.name), signIn)
      giveSession(reply, account, config)
      desk.letGo(asker?.id)
      return account.person
    },
  )

  api.delete(
    '/session',
    {
      config: { isForEverybody: true },
      schema: { tags, summary: 'Sign out', response: { 204: NOTHING, ...PROBLEMS } },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      if (session !== undefined) {
        // Who is blocked may leave too.
        const who = await people.bySession(session).catch(() => undefined)
        await people.signOut(session)
        desk.letGo(who?.id)
      }
      takeSession(reply, config)
      return reply.code(204).send(null)
    },
  )
}
