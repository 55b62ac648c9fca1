import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  accountSchema,
  freshTokenSchema,
  guestSchema,
  meSchema,
  newPasswordSchema,
  newTokenSchema,
  sessionSchema,
  signInSchema,
  tokenSchema,
} from '#wire/people.ts'
import { nameKey } from '../../people/users.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS, rowParams } from '../api.ts'
import { clearSessionCookie, requirePerson, sessionOf, setSessionCookie, tokenOf, visitOf } from '../authentication.ts'

const tags = ['people']

export function meRoutes(api: Api, { config, accounts, limits }: ApiContext): void {
  api.get(
    '/me',
    {
      config: { right: 'read' },
      onSend: sendNull,
      schema: {
        tags,
        summary: 'The signed-in user',
        description: 'Null if not signed in.',
        response: { 200: meSchema.nullable(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { caller: person } = request
      if (person === undefined) return null
      // Use extends the session, so the cookie is renewed.
      const session = tokenOf(request) === undefined ? sessionOf(request) : undefined
      if (session !== undefined) setSessionCookie(reply, { person, session }, config)
      return person
    },
  )

  api.post(
    '/me',
    {
      config: { right: 'account' },
      onRequest: limits.newNames,
      schema: {
        tags,
        summary: 'Sign in as a guest',
        description:
          'The name must not be that of an account. The response sets a session cookie; a session that came with the request ends.',
        body: guestSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const guest = await accounts.newGuest(request.body.name, visitOf(request))
      setSessionCookie(reply, guest, config)
      return guest.person
    },
  )

  api.put(
    '/me',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: [limits.newNames, limits.renames],
      schema: {
        tags,
        summary: 'Change your name',
        description: 'It is shown at all your tables.',
        body: guestSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request) => accounts.rename(requirePerson(request), request.body.name),
  )
}

/** The framework sends no body for null. */
async function sendNull(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (payload !== null) return payload
  reply.type('application/json; charset=utf-8')
  return 'null'
}

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
        body: signInSchema,
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

/** Only for browsers: a token can neither see nor make others. */
export function tokenRoutes(api: Api, { accounts, limits }: ApiContext): void {
  const tags = ['tokens']
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
          'Only this response contains the token itself. `scope` is `read` (look only) or `play` (also sit, act and chat); a token can never change the account. It expires after `days`. With a `request` id, a repeated request replaces the token of the first one.',
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
        params: rowParams,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await accounts.removeToken(requirePerson(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
