import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { guestSchema, meSchema, sessionSchema } from '#wire/people.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS } from '../api.ts'
import { requirePerson, sessionOf, setSessionCookie, tokenOf, visitOf } from '../authentication.ts'

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
      onRequest: limits.newNames,
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
