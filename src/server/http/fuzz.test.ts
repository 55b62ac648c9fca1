import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#wire/people.ts'
import { problemSchema } from '#wire/problem.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

/** The part of JSON Schema that the API uses. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly minLength?: number
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Route {
  readonly method: Method
  /** Below /api. */
  readonly path: string
  readonly operation: Operation
}

let server: TestServer
let fuzzer: Browser
/** The name changes with a request that renames it. */
let account = { name: '', password: '' }
/** The session of the host of the table, which sends all requests. */
let session: string | undefined
let table: string
let routes: readonly Route[]
let schemas: Readonly<Record<string, Schema>>
/** The number of rows written so far. */
let changes: () => Promise<number>

async function open(environment: Record<string, string>): Promise<void> {
  server = await TestServer.open(environment)
  fuzzer = new Browser(server)
  account = { name: 'Fuzzer', password: 'correct horse' }
  await fuzzer.must('POST', '/account', account)
  table = (await fuzzer.makeTable()).table.id
  session = fuzzer.cookie
  // Its last use is written now and then, which would look like a change.
  await fuzzer.must('GET', '/me')
  const document = (await server.server.inject('/api/openapi.json')).json()
  schemas = document.components.schemas
  routes = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path: path.replace(/^\/api/, ''),
      operation,
    })),
  )
}

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  "'; DROP TABLE users; --",
  '__proto__',
  [],
  [[[[[[]]]]]],
  {},
  { toString: 1 },
]
const NASTY_IN_ADDRESSES = [
  '%00',
  '%F0%9F%98%80',
  '..%2f..%2fusers',
  "'%20OR%201=1",
  'x'.repeat(90),
  '-1',
  '1e9',
  'null',
]

async function signIn(): Promise<void> {
  fuzzer.cookie = undefined
  await fuzzer.must('POST', '/session', account)
  session = fuzzer.cookie
}

/** Sends a request; checks that the server did not fail, and that a rejected request changed nothing. */
async function askWrongly(method: Method, path: string, body: unknown): Promise<number> {
  const before = await changes()
  fuzzer.cookie = session
  const answer = await fuzzer.ask(method, path, body)
  // A request that signed in as another user has ended the session.
  if (fuzzer.cookie !== session) await signIn()
  if (method === 'PUT' && path === '/me' && answer.statusCode < 300) account.name = answer.json<Me>().name
  const what = `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
  expect(answer.statusCode, what).toBeLessThan(500)
  if (answer.statusCode >= 400) {
    expect(problemSchema.safeParse(answer.json()).success, what).toBe(true)
    expect(await changes(), what).toBe(before)
  }
  return answer.statusCode
}

async function changesOfSqlite(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT total_changes() AS count`.execute(server.db)
  return rows[0].count
}

function bodyOf({ requestBody }: Operation): Schema | undefined {
  const schema = requestBody?.content['application/json']?.schema
  return schema === undefined ? undefined : resolved(schema)
}

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split('/').at(-1) ?? ''])
}

function addressOf(path: string, id = table, seat = '2'): string {
  return path.replace('{id}', id).replace('{seat}', seat)
}

/** A valid value. */
function sample(given: Schema): unknown {
  const schema = resolved(given)
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice !== undefined) return sample(choice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.type === 'object') {
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]))
  }
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return true
  return schema.type === 'string' ? 'a'.repeat(schema.minLength ?? 8) : (schema.minimum ?? 1)
}

describe('on SQLite', () => {
  beforeAll(async () => {
    await open({})
    changes = changesOfSqlite
    // It writes by itself.
    await server.running.heartbeat.stop()
  })
  afterAll(() => server.close())
  rejectBeforeTheDatabase()
  fuzz(NASTY)
})

describe.skipIf(hasNoPostgres)('on Postgres', () => {
  beforeAll(async () => {
    await open({ DATABASE_URL: await freshPostgres() })
    // Its counters are not visible to other connections.
    changes = async () => 0
  })
  afterAll(() => server.close())
  // What reaches a database is a text or a number.
  fuzz(NASTY.filter((value) => typeof value === 'string' || typeof value === 'number'))
})

/** What is rejected before any query, so that one kind of database is enough. */
function rejectBeforeTheDatabase(): void {
  test('the description contains every route that the pages use', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`)
    expect(names.length).toBeGreaterThanOrEqual(28)
    expect(names).toEqual(
      expect.arrayContaining(['GET /me', 'POST /tables/{id}/actions', 'PUT /tables/{id}/seats/{seat}']),
    )
  })

  test('a body with missing, unknown or mistyped fields is rejected', async () => {
    for (const { method, path, operation } of routes) {
      const schema = bodyOf(operation)
      if (schema === undefined) continue
      const address = addressOf(path)
      const right = sample(schema) as Record<string, unknown>
      for (const name of schema.required ?? []) {
        const { [name]: _, ...rest } = right
        expect(await askWrongly(method, address, rest), `${path} without ${name}`).toBe(400)
      }
      expect(await askWrongly(method, address, { ...right, somethingElse: 1 }), path).toBe(400)
      for (const body of NASTY.filter((nasty) => typeof nasty !== 'object' || nasty === null || Array.isArray(nasty))) {
        expect(await askWrongly(method, address, body), path).toBe(400)
      }
    }
  })

  test('a body of any depth is rejected', async () => {
    fuzzer.cookie = session
    // Too deep for JSON.stringify.
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
    for (const { method, path, operation } of routes) {
      const schema = bodyOf(operation)
      for (const name of Object.keys(schema?.properties ?? {})) {
        const body = { ...(sample(schema ?? {}) as object), [name]: 'deep' }
        const answer = await server.server.inject({
          method,
          url: `/api${addressOf(path)}`,
          headers: { ...fuzzer.headers, 'content-type': 'application/json' },
          payload: JSON.stringify(body).replace('"deep"', deep),
        })
        expect(answer.statusCode, `${path} ${name}: ${answer.body}`).toBe(400)
      }
    }
  })
}

function fuzz(values: readonly unknown[]): void {
  test('any value of a field: the request succeeds, or is rejected and changes nothing', async () => {
    for (const { method, path, operation } of routes) {
      const schema = bodyOf(operation)
      for (const name of Object.keys(schema?.properties ?? {})) {
        for (const nasty of values) {
          await askWrongly(method, addressOf(path), { ...(sample(schema ?? {}) as object), [name]: nasty })
        }
      }
    }
  })

  test('any body: the same', async () => {
    const withBody = routes.filter(({ operation }) => bodyOf(operation) !== undefined)
    const fields = [...new Set(withBody.flatMap(({ operation }) => Object.keys(bodyOf(operation)?.properties ?? {})))]
    const anyBody = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody), anyBody, async ({ method, path }, body) => {
        await askWrongly(method, addressOf(path), body)
      }),
      { numRuns: 80 },
    )
  })

  test('any path: the same', async () => {
    for (const { method, path, operation } of routes.filter(({ path }) => path.includes('{'))) {
      const schema = bodyOf(operation)
      const body = schema === undefined ? undefined : sample(schema)
      for (const nasty of NASTY_IN_ADDRESSES) {
        expect(await askWrongly(method, addressOf(path, nasty), body)).toBeGreaterThanOrEqual(400)
        if (path.includes('{seat}')) expect(await askWrongly(method, addressOf(path, table, nasty), body)).toBe(400)
      }
    }
    for (const nasty of [...NASTY_IN_ADDRESSES, '1.5', '1000001']) {
      expect(await askWrongly('GET', `/tables/${table}/moves?from=${nasty}`, undefined)).toBe(400)
    }
  })

  test('any table: the same', async () => {
    const other = await server.guest('Somebody else')
    const foreign = (await other.makeTable()).table.id
    const options = { players: 2, first: 1 }
    // It is never the bot's turn: its moves would look like changes.
    const playing = (await other.makeTable({ options, visibility: 'open', seats: ['me', { bot: 'easy' }] })).table.id
    await other.must('POST', `/tables/${playing}/start`)
    const closed = (await other.makeTable({ visibility: 'open' })).table.id
    await other.must('POST', `/tables/${closed}/leave`)
    for (const id of [foreign, playing, closed, 'no-such-table']) {
      for (const { method, path, operation } of routes.filter(({ path }) => path.includes('/tables/{id}'))) {
        const schema = bodyOf(operation)
        await askWrongly(method, addressOf(path, id), schema === undefined ? undefined : sample(schema))
      }
    }
  })

  test('the table still works after all this', async () => {
    fuzzer.cookie = session
    expect(await fuzzer.must('GET', `/tables/${table}`)).toMatchObject({ table: { id: table } })
  })
}
