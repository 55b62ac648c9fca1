import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestSchema, meSchema } from '#wire/people.ts'
import { type Api, PROBLEMS, type Rooms } from '../api.ts'
import { giveSession, personOf, sessionOf, tokenOf } from '../asker.ts'

const tags = ['people']

export function meRoutes(api: Api, { config, people, limits }: Rooms): void {
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
      const { asker: person } = request
      if (person === undefined) return null
      // The session lasts from when it was last used, and so must the cookie.
      const session = tokenOf(request) === undefined ? sessionOf(request) : undefined
      if (session !== undefined) giveSession(reply, { person, session }, config)
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
      const guest = await people.newGuest(body.name)
      giveSession(reply, guest, config)
      return guest.person
    },
  )

  api.put(
    '/me',
    {
      config: { isAskedAnew: true },
      onRequest: limits.newNames,
      schema: {
        tags,
        summary: 'Take another name',
        description: 'It is shown at all tables of whoever asks.',
        body: guestSchema,
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request) => people.rename(personOf(request), request.body.name),
  )
}

/** The framework takes null for no answer at all. */
async function sendNull(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (payload !== null) return payload
  reply.type('application/json; charset=utf-8')
  return 'null'
}
