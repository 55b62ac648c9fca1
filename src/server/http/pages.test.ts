import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestServer } from '../testing/test-server.ts'

const SECRET = 'nobody may read this'
let opened: TestServer

beforeAll(async () => {
  opened = await TestServer.open()
  const folder = join(opened.folder, 'pages')
  for (const path of ['assets', 'rules/a-game']) mkdirSync(join(folder, path), { recursive: true })
  const files = {
    'index.html': '<h1>home</h1>',
    'rules/a-game/index.html': '<h1>rules</h1>',
    'assets/main-1a2b.js': 'plain',
    'assets/main-1a2b.js.br': 'small',
  }
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content)
  writeFileSync(join(opened.folder, 'secret.txt'), SECRET)
})

afterAll(() => opened.close())

it('serves each page from its folder', async () => {
  expect((await opened.server.inject('/')).body).toBe('<h1>home</h1>')
  expect((await opened.server.inject('/rules/a-game/')).body).toBe('<h1>rules</h1>')
  expect((await opened.server.inject('/rules/a-game')).statusCode).toBe(301)
})

it('serves a 404 page for an unknown path', async () => {
  const answer = await opened.server.inject('/nowhere/')
  expect([answer.statusCode, answer.body]).toEqual([404, '<h1>nothing here</h1>'])
})

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
])('serves nothing from outside its folder: %s', async (path) => {
  const { status, body } = await asked(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain(SECRET)
})

/** Requests a path as written: a URL parser would remove its dots. */
async function asked(path: string): Promise<{ readonly status: number; readonly body: string }> {
  const [host, port] = (await opened.listen()).split(':')
  return new Promise((resolve, reject) => {
    get({ host, port, path, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) })
    }).on('error', reject)
  })
}

it('sends the compressed file to clients that accept it', async () => {
  const plain = await opened.server.inject('/assets/main-1a2b.js')
  const small = await opened.server.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined])
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br'])
})

it('lets browsers cache files that never change, and revalidate the others', async () => {
  expect((await opened.server.inject('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable')
  expect((await opened.server.inject('/')).headers['cache-control']).toBe('no-cache')
})

it('has a content security policy that allows only this server', async () => {
  const policy = String((await opened.server.inject('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('http')
})
