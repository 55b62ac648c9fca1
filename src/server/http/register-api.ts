import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import manifest from '../../../package.json' with { type: 'json' }
import { ApiError } from '../api-error.ts'
import { type Api, type ApiContext, PROBLEMS } from './api.ts'
import { serveApiDocs } from './api-docs.ts'
import { authenticate, credentialOf, type Right, tokenOf } from './authentication.ts'
import { networkOf, siteOf } from './rate-limits.ts'
import { accountRoutes, meRoutes, sessionRoutes, tokenRoutes } from './routes/account.ts'
import { dailyRoutes } from './routes/daily.ts'
import { mailRoutes, noticeRoutes } from './routes/notices.ts'
import { profileRoutes, socialRoutes } from './routes/people.ts'
import { chatRoutes, moveRoutes } from './routes/play.ts'
import { seatRoutes } from './routes/seats.ts'
import { lobbyRoutes, tableRoutes } from './routes/tables.ts'

const DESCRIPTION = `A WebSocket. Every message is JSON text.

You can send

- \`{"type": "follow", "table": ID, "seq": N, "chat": M}\`: everything at a table after move N and chat line M.
  What you missed comes first, then \`following\`, then live updates.
  Send it again at any time to continue from other numbers. With \`"viewer": SEAT\` or \`"viewer": "spectator"\`, the
  answer is \`left\` with the problem \`other-seat\` when you have another seat, so that no view of another seat comes.
- \`{"type": "unfollow", "table": ID}\`
- \`{"type": "act", "table": ID, "seq": N, "action": TEXT, "request": REQUEST}\`: the same as \`POST /tables/{id}/actions\`,
  with the same limits and less work for the server.
- \`{"type": "visibility", "isVisible": false}\`: nobody looks at the page, so you get notices of your turns although it
  is open. Send it again with true when it is visible.
- \`{"type": "ping"}\`, answered with \`{"type": "pong"}\`

and receive

- \`{"type": "move", "table": ID, "move": Move}\`: in order, none missing and none twice.
- \`{"type": "accepted", "table": ID, "request": REQUEST, "seq": N}\`: your action is on disk as move N.
- \`{"type": "rejected", "table": ID, "request": REQUEST, "problem": Problem}\`: nothing was done.
  With \`unavailable\` it may have been done: send it again with the same \`request\`.
- \`{"type": "facts", "table": ID, "facts": Table}\`: the facts of the table have changed: a player joined, the game began or ended.
- \`{"type": "chat", "table": ID, "line": ChatLine}\`
- \`{"type": "reaction", "table": ID, "seat": SEAT, "user": USER, "reaction": REACTION}\`: a player reacted just now.
- \`{"type": "presence", "table": ID, "seats": [{"isHere": true, "since": TIME}, null], "patience": MS, "now": TIME}\`:
  which players have the table open, by seat, and since when others have not; null for bots and open seats.
- \`{"type": "following", "table": ID, "seq": N}\`
- \`{"type": "left", "table": ID, "problem": Problem}\`: this table is not (or no longer) followed.
- \`{"type": "problem", "problem": Problem}\`: your message was invalid.

A socket follows at most 20 tables, and an address has at most 40 sockets. One is closed with 1008 after many wrong
messages, more than 200 messages other than \`act\` or 60 times \`follow\` in half a minute, with 1012 when you should connect again, and
with 1001 when the server stops. Whoever has read too much history of late is answered with \`left\` and the problem
\`too-many\`, whose \`retryAfter\` says how many seconds to wait. After any gap connect again and follow from the last numbers that you have. Programs
send the same \`Authorization\` header as elsewhere.`

/** As long as the longest action. */
const SOCKET_BYTES = 16 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the caller needs. Every route below /api declares it; the server does not start otherwise. */
    right?: Right
    /** Look the caller up in the database, not in the cache: it may have been blocked meanwhile. */
    isFreshlyAuthenticated?: boolean
  }
}

/** Registers everything below /api. */
export async function registerApi(server: FastifyInstance, context: ApiContext): Promise<void> {
  const { newsServer } = context
  await server.register(websocket, {
    options: { perMessageDeflate: false, maxPayload: SOCKET_BYTES },
    preClose(done) {
      newsServer.close()
      done()
    },
  })
  await server.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>()
      api.setValidatorCompiler(validatorCompiler)
      api.setSerializerCompiler(serializerCompiler)
      await api.register(cookie)
      // Only responses are compressed: a small compressed request could be huge when unpacked.
      await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
      await serveApiDocs(api)
      api.addHook('onRoute', requireRight)
      addAuthentication(api, context)
      addRoutes(api, context)
    },
    { prefix: '/api' },
  )
  newsServer.start()
}

/** Throws for a route that does not say what its callers need. */
function requireRight({ method, url, config }: RouteOptions): void {
  if (config?.right === undefined) throw new Error(`${method} ${url} declares no right`)
}

function addAuthentication(api: Api, { config, tables, accounts, limits }: ApiContext): void {
  api.decorateRequest('caller', undefined)
  api.decorateRequest('isReadOnly', false)
  api.addHook('onRequest', limits.requests)
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      requireJson(request)
      if (tokenOf(request) === undefined) requireSameSite(request, config.publicUrl)
    }
    const { right = 'account', isFreshlyAuthenticated = false } = request.routeOptions.config
    if (right === 'public') return
    request.caller = await authenticate(request, accounts, right, isFreshlyAuthenticated)
    if (request.caller !== undefined) tables.noteNetwork(request.caller, siteOf(request.ip))
  })
}

function addRoutes(api: Api, context: ApiContext): void {
  for (const add of [
    aboutRoutes,
    meRoutes,
    accountRoutes,
    mailRoutes,
    sessionRoutes,
    tokenRoutes,
    lobbyRoutes,
    seatRoutes,
    tableRoutes,
    moveRoutes,
    chatRoutes,
    socialRoutes,
    dailyRoutes,
    profileRoutes,
    noticeRoutes,
    newsRoute,
  ]) {
    add(api, context)
  }
  api.all('/*', { config: { right: 'public' }, schema: { hide: true } }, async () => {
    throw new ApiError('not-found', 'there is no such route; see /api/docs')
  })
}

function newsRoute(api: Api, { config, newsServer, limits }: ApiContext): void {
  api.route({
    method: 'GET',
    url: '/news',
    config: { right: 'read', isFreshlyAuthenticated: true },
    onRequest: [
      limits.sockets,
      async (request) => {
        requireSameOrigin(request, config.publicUrl)
      },
    ],
    preHandler: async (request, reply) => {
      newsServer.checkSocketLimit(networkOf(request.ip))
      // Otherwise request and response would stay in memory for as long as the socket is open.
      if (request.ws) reply.raw.detachSocket(request.raw.socket)
    },
    schema: { tags: ['news'], summary: 'Live updates', description: DESCRIPTION, response: PROBLEMS },
    handler: async () => {
      throw new ApiError('bad-request', 'this route is for WebSockets')
    },
    wsHandler: (socket, request) =>
      newsServer.accept(socket, request.raw.socket, {
        caller: request.caller,
        credential: credentialOf(request),
        address: networkOf(request.ip),
        isReadOnly: request.isReadOnly,
      }),
  })
}

/**
 * Throws if a page of another site sent the request. Browsers state where a request comes from; other clients do not, and
 * they have no cookies of a victim.
 */
function requireSameSite(request: FastifyRequest, publicUrl: URL | undefined): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw crossSite()
  }
  requireSameOrigin(request, publicUrl)
}

/** The same for sockets, for which browsers send only the origin. */
function requireSameOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  if (host === undefined || (host !== request.host && host !== publicUrl?.host)) throw crossSite()
}

/** A form on another site can send a body, but not as JSON. */
function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError('bad-request', 'the body must be application/json')
  }
}

function crossSite(): ApiError {
  return new ApiError('forbidden', 'cross-site requests are not allowed')
}

const aboutSchema = z
  .object({
    version: z.string(),
    /** The Ed25519 public key that the records of this server are signed with, 64 hexadecimal digits. */
    recordKey: z.string(),
    /** Whether a forgotten password can be replaced by mail. */
    sendsMail: z.boolean(),
  })
  .meta({ id: 'About' })

function aboutRoutes(api: Api, { config, tables }: ApiContext): void {
  api.get(
    '/',
    {
      config: { right: 'public' },
      schema: {
        tags: ['server'],
        summary: 'The version of the server, and the key that it signs records with',
        description: '`npx hilltop verify RECORD --key KEY` checks that this server wrote a record.',
        response: { 200: aboutSchema, ...PROBLEMS },
      },
    },
    async () => ({
      version: manifest.version,
      recordKey: await tables.recordKey(),
      sendsMail: config.smtpUrl !== undefined,
    }),
  )
}
