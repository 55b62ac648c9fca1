import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { Problem } from '../problem.ts'
import type { Api, Rooms } from './api.ts'
import { serveApiDocs } from './api-docs.ts'
import { askerOf, tokenOf } from './asker.ts'
import { createLimits } from './limits.ts'
import { newsRoute } from './news/route.ts'
import { accountRoutes } from './routes/account.ts'
import { chatRoutes } from './routes/chat.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { meRoutes } from './routes/me.ts'
import { moveRoutes } from './routes/moves.ts'
import { seatRoutes } from './routes/seats.ts'
import { tableRoutes } from './routes/tables.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { mustBeJson, mustBeOurPage } from './same-origin.ts'

const SOCKET_BYTES = 4096

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it does not matter who asks. */
    isForEverybody?: boolean
    /** Whether the database is asked who asks: what was known a moment ago may be somebody who is blocked by now. */
    isAskedAnew?: boolean
  }
}

/** Everything below /api. */
export async function registerApi(server: FastifyInstance, given: Omit<Rooms, 'limits'>): Promise<void> {
  const { desk } = given
  await server.register(websocket, {
    options: { perMessageDeflate: false, maxPayload: SOCKET_BYTES },
    preClose(done) {
      desk.close()
      done()
    },
  })
  const limits = await createLimits(server, given.config.rate)
  await server.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>()
      api.setValidatorCompiler(validatorCompiler)
      api.setSerializerCompiler(serializerCompiler)
      await api.register(cookie)
      // A compressed request could be small here and huge inside, so only answers are.
      await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
      await serveApiDocs(api)
      const rooms = { ...given, limits }
      seeWhoAsks(api, rooms)
      addRoutes(api, rooms)
    },
    { prefix: '/api' },
  )
  desk.open()
}

function seeWhoAsks(api: Api, { config, people, limits }: Rooms): void {
  api.decorateRequest('asker', undefined)
  api.addHook('onRequest', limits.requests)
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      mustBeJson(request)
      if (tokenOf(request) === undefined) mustBeOurPage(request, config.publicUrl)
    }
    const { isForEverybody = false, isAskedAnew = false } = request.routeOptions.config
    if (!isForEverybody) request.asker = await askerOf(request, people, isAskedAnew)
  })
}

function addRoutes(api: Api, rooms: Rooms): void {
  for (const add of [
    meRoutes,
    accountRoutes,
    tokenRoutes,
    lobbyRoutes,
    seatRoutes,
    tableRoutes,
    moveRoutes,
    chatRoutes,
    newsRoute,
  ]) {
    add(api, rooms)
  }
  api.all('/*', { config: { isForEverybody: true }, schema: { hide: true } }, async () => {
    throw new Problem('not-found', 'there is nothing at this address; see /api/docs')
  })
}
