import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestSchema, meSchema } from '#wire/people.ts'
import { type Api, type ApiContext, PROBLEMS } from '../api.ts'
import { requirePerson, sessionOf, setSessionCookie, tokenOf } from '../authentication.ts'

const tags = ['people']

export function meRoutes(api: Api, { config, accounts, limits }: ApiContext): void {
  api.get(
    '/me',
    {
      onSend: sendNull,
      schema: {
        tags,
        summary: 'Who am I?',
        description: 'Null where nobody is signed in.',
        response: { 200: meSchema.nullable(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { caller: person } = request
      if (person === undefined) return null
      // The session lasts from when it was last used, and so must the cookie.
      const session = tokenOf(request) === undefined ? sessionOf(request) : undefined
      if (session !== undefined) setSessionCookie(reply, { person, session }, config)
      return person
    },
  )

  api.post(
    '/me',
    {
      onRequest: limits.newNames,
      schema: {
        tags,
        summary: 'Tell a name and play as a guest',
        description: 'The answer sets a session cookie.',
        body: guestSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async ({ body }, reply) => {
      const guest = await accounts.newGuest(body.name)
      setSessionCookie(reply, guest, config)
      return guest.person
    },
  )

  api.put(
    '/me',
    {
      config: { isFreshlyAuthenticated: true },
      onRequest: limits.newNames,
      schema: {
        tags,
        summary: 'Take another name',
        description: 'It is shown at all tables of whoever asks.',
        body: guestSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request) => accounts.rename(requirePerson(request), request.body.name),
  )
}

/** The framework takes null for no answer at all. */
async function sendNull(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (payload !== null) return payload
  reply.type('application/json; charset=utf-8')
  return 'null'
}
