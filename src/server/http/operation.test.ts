import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('health checks report that the server is alive and ready', async () => {
  expect((await server.server.inject('/healthz')).statusCode).toBe(200)
  expect((await server.server.inject('/readyz')).statusCode).toBe(200)
})

test('without its database the server is alive, but not ready', async () => {
  const broken = await TestServer.open()
  await broken.running.store.close()
  expect((await broken.server.inject('/healthz')).statusCode).toBe(200)
  expect((await broken.server.inject('/readyz')).statusCode).toBe(503)
  await broken.close()
})

test('metrics count requests by route and status, rejected moves, and open sockets and tables', async () => {
  const guest = await server.guest('Anna')
  const { table } = await guest.makeTable()
  await guest.ask('POST', `/tables/${table.id}/actions`, { seq: 0, action: 'fly', request: 'too-early' })
  const { body } = await server.server.inject('/metrics')
  expect(body).toContain('hilltop_http_request_seconds_count{route="/api/me",method="POST",status="200"} 1')
  expect(body).toContain('hilltop_rejected_moves_total{code="not-now"} 1')
  for (const name of ['moves_total', 'bot_moves_total', 'hot_tables', 'followers', 'sockets']) {
    expect(body).toMatch(new RegExp(`^hilltop_${name} \\d+$`, 'm'))
  }
  expect(body).toContain('nodejs_heap_size_used_bytes')
})

test('metrics are for this machine only, unless METRICS=public', async () => {
  const ask = (opened: TestServer, remoteAddress: string, headers = {}) =>
    opened.server.inject({ url: '/metrics', remoteAddress, headers }).then(({ statusCode }) => statusCode)
  expect(await ask(server, '127.0.0.1')).toBe(200)
  expect(await ask(server, '::1')).toBe(200)
  expect(await ask(server, '10.0.0.1')).toBe(403)
  // A request through a proxy on this machine comes from elsewhere.
  expect(await ask(server, '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).toBe(403)
  const open = await TestServer.open({ METRICS: 'public' })
  expect(await ask(open, '10.0.0.1')).toBe(200)
  await open.close()
})

test('the API has an OpenAPI description, and its page loads nothing from other sites', async () => {
  const document = (await server.server.inject('/api/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Hilltop' } })
  expect(document.paths['/api/tables/{id}/actions'].post.requestBody).toBeDefined()
  for (const url of ['/api/openapi.json', '/api/docs/json']) {
    const zipped = await server.server.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(document)
    const known = { 'if-none-match': zipped.headers.etag }
    expect((await server.server.inject({ url, headers: known })).statusCode).toBe(304)
  }
  const page = await server.server.inject('/api/docs')
  expect(page.body).not.toMatch(/<script>|https?:/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect((await server.server.inject(file)).statusCode, file).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
})
