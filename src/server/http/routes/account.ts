import { accountSchema, meSchema, newPasswordSchema } from '#wire/people.ts'
import { nameKey } from '../../people/users.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS } from '../api.ts'
import { clearSessionCookie, requirePerson, sessionOf, setSessionCookie, visitOf } from '../authentication.ts'

const tags = ['people']

export function accountRoutes(api: Api, { config, accounts, limits }: ApiContext): void {
  api.post(
    '/account',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Create an account',
        description: 'A guest who asks keeps all tables, but not the tokens. The answer sets a session cookie.',
        body: accountSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { caller, body } = request
      const account = await accounts.register(caller, body.name, body.password, visitOf(request))
      setSessionCookie(reply, account, config)
      return account.person
    },
  )

  api.put(
    '/account/password',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Change the password',
        description: 'Ends all other sessions of the account and closes their sockets; all tokens end too.',
        body: newPasswordSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { old, password } = request.body
      const person = requirePerson(request)
      const changed = await limits.guess(request, person.id, () =>
        accounts.changePassword(person, old, password, visitOf(request)),
      )
      setSessionCookie(reply, changed, config)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/session',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Sign in',
        description: 'A guest who signs in brings its tables along. The response sets a session cookie.',
        body: accountSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { caller, body } = request
      const signIn = () => accounts.signIn(caller, body.name, body.password, visitOf(request))
      const account = await limits.guess(request, nameKey(body.name), signIn)
      setSessionCookie(reply, account, config)
      return account.person
    },
  )

  api.delete(
    '/session',
    {
      config: { right: 'public' },
      schema: { tags, summary: 'Sign out', response: { 204: NOTHING, ...PROBLEMS } },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      // A blocked user can sign out too.
      if (session !== undefined) await accounts.signOut(session)
      clearSessionCookie(reply, config)
      return reply.code(204).send(null)
    },
  )
}
