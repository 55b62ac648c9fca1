import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import manifest from '../../../package.json' with { type: 'json' }
import type { Api } from './api.ts'

const DESCRIPTION = `Everything that the pages of Hilltop can do, for programs.

## How a program plays

1. **Get a token.** Make an account on the page (or play as a guest), and make a token there, or with
   \`POST /api/tokens\`. Send it with every request as \`Authorization: Bearer hlt_…\`. It stands for you, so keep it to
   yourself; you can make it invalid at any time. Browsers use a session cookie instead.
2. **Find a table.** \`GET /api/lobby\` lists open tables and yours; \`POST /api/enter\` with the code of an invitation
   opens a private one; \`POST /api/tables\` makes one. Then \`POST /api/tables/{id}/sit\`.
3. **Look.** \`GET /api/tables/{id}\` gives the table as it is now: the number \`seq\` of the last move, the seats that
   may act (\`active\`), the \`view\` of your seat, and \`legal\`, what your seat may do in the notation of the game. The
   view never holds what your seat may not know. Where \`legal\` is null there are too many actions to list, and the
   rules page of the game tells the notation.
4. **Act.** \`POST /api/tables/{id}/actions\` with the action, the \`seq\` that you saw, and a \`request\`, a name of your
   own for this request. Where somebody was faster you get \`stale\`, and nothing was done: look again and decide again.
   Where you do not know whether a request arrived, send it again with the same \`request\`: it acts once.
5. **Follow.** A WebSocket at \`/api/news\` tells what happens. A move with a \`view\` brings the new view; one without
   lets nothing out that was hidden, so whoever has the rules can play it in the view before. Whoever has not just asks
   again as in step 3. Without a WebSocket, \`GET /api/tables/{id}/moves?from=SEQ\` tells the same.

## What can go wrong

Every answer of 400 and above is a \`Problem\`: a \`code\` for programs, a \`message\` for people, with \`refused\` the
rule that forbids it, and with \`stale\` the number of the last move. Nothing has changed then.

| status | codes |
|---|---|
| 400 | \`bad-request\` |
| 401 | \`not-signed-in\`, \`wrong-password\` |
| 403 | \`forbidden\`, \`blocked\` |
| 404 | \`not-found\`, also for what you may not know of |
| 409 | \`stale\`, \`not-now\`, \`name-taken\` |
| 413 | \`too-large\` (a body has at most 16 kB) |
| 422 | \`refused\`: against the rules of the game |
| 429 | \`too-many\`: wait as long as \`Retry-After\` says, where it does |
| 500 | \`failed\` |
| 503 | \`unavailable\`: nothing was done, try again |`

interface Described {
  readonly paths?: object
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> }
}

/** The description of the API, made from the schemas that it reads and writes by, and a page to read it. */
export async function serveApiDocs(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hilltop', version: manifest.version, description: DESCRIPTION },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A personal token, `hlt_…`' },
          session: { type: 'apiKey', in: 'cookie', name: 'hilltop', description: 'The session of a browser' },
        },
      },
      security: [{ token: [] }, { session: [] }],
      tags: [
        { name: 'server', description: 'About the server' },
        { name: 'people', description: 'Who you are' },
        { name: 'tokens', description: 'For programs' },
        { name: 'lobby', description: 'Finding and making tables' },
        { name: 'seats', description: 'Sitting down and getting up' },
        { name: 'tables', description: 'Looking at a table' },
        { name: 'moves', description: 'Playing' },
        { name: 'chat', description: 'Talking' },
        { name: 'news', description: 'Hearing of what happens' },
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
  })
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
}

/** Every schema is there twice, for what is read and for what is written; mostly only one of them is used. */
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
