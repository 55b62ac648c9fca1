import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import manifest from '../../../package.json' with { type: 'json' }
import type { Api } from './api.ts'

const DESCRIPTION = `Everything that the pages of Hilltop can do, as an API for programs.

## How a program plays

1. **Get a token.** Create an account on the page (or play as a guest), and create a token there. Send it with every request
   as \`Authorization: Bearer hlt_…\`. A token with the scope \`read\` may only look; \`play\` may also sit, act and chat.
   No token can change the account: not the name, the password, sessions or tokens (\`forbidden\`). A token expires, after
   90 days unless you choose otherwise, and you can revoke it at any time; its sockets are closed then. Browsers use a session
   cookie instead and may do everything.
2. **Find a table.** \`GET /api/lobby\` lists public tables and yours; \`POST /api/enter\` with an invitation code gives
   access to an invite-only one; \`POST /api/tables\` creates one. Then \`POST /api/tables/{id}/sit\`.
3. **Read the table.** \`GET /api/tables/{id}\` returns its current state: the number \`seq\` of the last move, the seats
   that may act (\`active\`), the \`view\` of your seat, and \`legal\`, your legal actions in the game's notation. The view
   never contains hidden information. If \`legal\` is null the game often has too many actions; then
   \`GET /api/tables/{id}/legal\` lists the first 2000; others are accepted all the same. The rules page of
   the game explains the notation.
4. **Act.** \`POST /api/tables/{id}/actions\` with the action, the last \`seq\` that you saw, and a \`request\` id of your
   choice. If another move came first you get \`stale\` and nothing was done: read the table and decide again. If you do
   not know whether a request arrived, send it again with the same \`request\` id: it acts only once.
5. **Follow.** A WebSocket at \`/api/news\` sends live updates. A move is an action or an undo. One with a \`view\` brings
   the new view; one without reveals nothing, so a client with the rules can compute the next view, and others repeat
   step 3. Without a WebSocket, \`GET /api/tables/{id}/moves?from=SEQ\` returns the same moves.

## Errors

Every response of 400 and above is a \`Problem\`: a \`code\` for programs and a \`message\` for people; with \`refused\` the
rule that forbids the action, and with \`stale\` the number of the last move. Nothing has changed then, except perhaps with
\`failed\` and \`unavailable\`: the server may have lost its database after writing. If one of these or no response
comes, send the same request again. Whatever has an optional \`request\` id does a thing once if it has the same id; what
has none can be repeated as it is.

| status | codes |
|---|---|
| 400 | \`bad-request\` |
| 401 | \`not-signed-in\`, \`wrong-password\` |
| 403 | \`forbidden\`, \`blocked\` |
| 404 | \`not-found\`, also for tables that you cannot see |
| 409 | \`stale\`, \`not-now\`, \`name-taken\` |
| 413 | \`too-large\` (a body has at most 16 kB) |
| 422 | \`refused\`: against the rules of the game |
| 429 | \`too-many\`: wait as long as \`Retry-After\` says, if present |
| 500 | \`failed\` |
| 503 | \`unavailable\`: not done, or not known whether it was done; repeat the request |`

interface Described {
  readonly paths?: object
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> }
}

/** Serves an OpenAPI description, generated from the schemas of the routes, and a page that shows it. */
export async function serveApiDocs(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hilltop', version: manifest.version, description: DESCRIPTION },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A personal token, `hlt_…`' },
          session: { type: 'apiKey', in: 'cookie', name: 'hilltop', description: 'The session cookie of a browser' },
        },
      },
      security: [{ token: [] }, { session: [] }],
      tags: [
        { name: 'server', description: 'About the server' },
        { name: 'people', description: 'Guests, accounts, sessions' },
        { name: 'tokens', description: 'Tokens for programs' },
        { name: 'lobby', description: 'Find and create tables' },
        { name: 'seats', description: 'Join and leave tables' },
        { name: 'tables', description: 'Read tables' },
        { name: 'moves', description: 'Actions and undo' },
        { name: 'chat', description: 'Chat' },
        { name: 'news', description: 'Live updates' },
        { name: 'notices', description: 'Push messages and mails when it is your turn' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document) as Described),
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    theme: { title: 'Hilltop API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'list', tryItOutEnabled: false },
    uiHooks: {
      preHandler: async (request, reply) => {
        if (request.routeOptions.url?.endsWith('/docs/json')) await sendDescription(request, reply)
      },
    },
  })
  const sendDescription = descriptionOf(() => JSON.stringify(api.swagger()))
  // It is compressed already.
  api.get('/openapi.json', { compress: false, schema: { hide: true } }, sendDescription)
}

/** Sends a text that is made and compressed once, at the first request, since each time would take 10 ms. */
function descriptionOf(make: () => string) {
  let made: { readonly text: string; readonly zipped: Buffer; readonly etag: string } | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (made === undefined) {
      const text = make()
      made = { text, zipped: gzipSync(text), etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
    }
    const { text, zipped, etag } = made
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text)
    return reply.header('content-encoding', 'gzip').send(zipped)
  }
}

/** Removes unused schemas: each exists twice, for input and for output, and mostly only one is used. */
function withoutUnused(document: Described): object {
  const { components = {} } = document
  const schemas = components.schemas ?? {}
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const [, name] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit(document.paths)
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } }
}
