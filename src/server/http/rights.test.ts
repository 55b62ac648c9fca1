import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FreshToken, Me } from '#wire/people.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

/** The right that every route needs, listed here independently: a missing route fails the test. */
const ROUTES = {
  public: ['GET /', 'DELETE /session'],
  read: [
    'GET /daily',
    'GET /daily/months/{month}',
    'GET /daily/results/{game}',
    'GET /lobby',
    'GET /me',
    'GET /news',
    'GET /online',
    'GET /profiles/{name}',
    'GET /tables/{id}',
    'GET /tables/{id}/cards/{sha256}',
    'GET /tables/{id}/invitation',
    'GET /tables/{id}/legal',
    'GET /tables/{id}/moves',
    'GET /tables/{id}/record',
  ],
  play: [
    'POST /daily/{date}/{game}',
    'POST /enter',
    'PUT /mutes',
    'PUT /people/blocked',
    'PUT /people/followed',
    'POST /play-now',
    'POST /tables',
    'POST /tables/{id}/actions',
    'POST /tables/{id}/chat',
    'PUT /tables/{id}/chat/silenced',
    'PUT /tables/{id}/chat/writers',
    'POST /tables/{id}/enter',
    'DELETE /tables/{id}/invites',
    'POST /tables/{id}/invites',
    'POST /tables/{id}/leave',
    'POST /tables/{id}/reactions',
    'POST /tables/{id}/rematch',
    'POST /tables/{id}/reports',
    'POST /tables/{id}/return',
    'POST /tables/{id}/rewind',
    'POST /tables/{id}/rewind/answer',
    'POST /tables/{id}/sit',
    'POST /tables/{id}/start',
    'POST /tables/{id}/undo',
    'POST /tables/{id}/votes',
    'POST /tables/{id}/votes/answer',
    'PUT /tables/{id}/seats/{seat}',
    'PUT /tables/{id}/colour',
    'PUT /tables/{id}/words',
  ],
  account: [
    'POST /account',
    'DELETE /account/address',
    'PUT /account/address',
    'POST /account/address/confirmation',
    'PUT /account/password',
    'POST /account/reset',
    'PUT /account/reset',
    'DELETE /notices',
    'GET /notices',
    'PUT /notices',
    'POST /notices/devices',
    'DELETE /notices/devices/{id}',
    'PUT /notices/tables/{id}',
    'POST /me',
    'PUT /me',
    'PUT /me/profile',
    'GET /people',
    'PUT /people/shown',
    'POST /session',
    'DELETE /sessions',
    'DELETE /sessions/{id}',
    'GET /sessions',
    'DELETE /tokens/{id}',
    'GET /tokens',
    'POST /tokens',
  ],
} as const

let server: TestServer
let owner: Browser

beforeAll(async () => {
  server = await TestServer.open()
  owner = await server.guest('Anna')
})
afterAll(() => server.close())

async function programWith(scope: 'read' | 'play'): Promise<Browser> {
  const program = new Browser(server)
  program.token = (await owner.must<FreshToken>('POST', '/tokens', { name: scope, scope })).token
  return program
}

/** Whether the caller has the right for the route, even if an empty body is then rejected. */
async function isLetIn(who: Browser, route: string): Promise<boolean> {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  const problem = await who.ask(method, path.replace('{seat}', '1').replace(/\{\w+\}/g, 'none'), body)
  return problem.statusCode !== 403
}

test('every route of the API is in the list of this test', async () => {
  const { paths } = await owner.must<{ paths: Record<string, object> }>('GET', '/openapi.json')
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '') || '/'}`),
  )
  expect(found.sort()).toEqual(Object.values(ROUTES).flat().sort())
})

test('a token for reading can do nothing else', async () => {
  const program = await programWith('read')
  for (const route of [...ROUTES.public, ...ROUTES.read]) expect(await isLetIn(program, route), route).toBe(true)
  for (const route of [...ROUTES.play, ...ROUTES.account]) expect(await isLetIn(program, route), route).toBe(false)
})

test('a token for playing cannot change the account', async () => {
  const program = await programWith('play')
  for (const route of [...ROUTES.read, ...ROUTES.play]) expect(await isLetIn(program, route), route).toBe(true)
  for (const route of ROUTES.account) expect(await isLetIn(program, route), route).toBe(false)
  expect(await owner.must<Me>('GET', '/me')).toMatchObject({ name: 'Anna', kind: 'guest' })
})

test('a cookie gives a token no additional rights', async () => {
  const program = await programWith('play')
  program.cookie = owner.cookie
  expect(await program.problem('POST', '/tokens', { name: 'another' })).toBe('403 forbidden')
})

test('a browser may do everything', async () => {
  const browser = await server.guest('Bob')
  for (const route of Object.values(ROUTES).flat()) {
    if (route !== 'DELETE /session') expect(await isLetIn(browser, route), route).toBe(true)
  }
})
