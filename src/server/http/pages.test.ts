import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestServer } from '../testing/test-server.ts'
import { originOf } from './pages.ts'

const SECRET = 'nobody may read this'
let opened: TestServer

const SCRIPT = 'document.documentElement.dataset.theme = "dark"'

beforeAll(async () => {
  opened = await TestServer.open(
    { PUBLIC_URL: 'https://hilltop.example' },
    {
      'index.html': `<script>${SCRIPT}</script><h1>home</h1>`,
      'rules/a-game/index.html': '<h1>rules</h1>',
      'rules/a-game/index.hu.html': '<h1>szabályok</h1>',
      'rules/a-game/index.hu.html.br': 'small',
      'assets/main-1a2b.js': 'plain',
      'assets/main-1a2b.js.br': 'small',
    },
  )
  writeFileSync(join(opened.folder, 'secret.txt'), SECRET)
})

afterAll(() => opened.close())

it('serves each page from its folder', async () => {
  expect((await opened.server.inject('/')).body).toContain('<h1>home</h1>')
  expect((await opened.server.inject('/rules/a-game/')).body).toBe('<h1>rules</h1>')
  expect((await opened.server.inject('/rules/a-game')).statusCode).toBe(301)
})

it.each([
  ['the language of the browser', { 'accept-language': 'hu-HU,hu;q=0.9,en;q=0.8' }, 'szabályok'],
  ['the first one that there is', { 'accept-language': 'de,hu;q=0.9,en;q=0.8' }, 'szabályok'],
  ['the chosen language', { 'accept-language': 'en', cookie: 'a=b; hilltop-language=hu' }, 'szabályok'],
  ['English if it was chosen', { 'accept-language': 'hu', cookie: 'hilltop-language=en' }, 'rules'],
  ['English without a translation', { 'accept-language': 'ja' }, 'rules'],
  ['English without a wish', {}, 'rules'],
  ['English for a strange cookie', { cookie: 'hilltop-language=../../secret' }, 'rules'],
])('serves a rendered page in %s', async (_, headers, heading) => {
  const { body, headers: answer } = await opened.server.inject({ url: '/rules/a-game/?a=b', headers })
  expect(body).toBe(`<h1>${heading}</h1>`)
  expect(answer.vary).toContain('accept-language, cookie')
  expect(answer['cache-control']).toBe('no-cache')
  expect(answer.link).toBe('<https://hilltop.example/rules/a-game/>; rel="canonical"')
})

it.each([
  ['play.example.org:8080', 'http://play.example.org:8080'],
  ['[::1]:8080', 'http://[::1]:8080'],
  ['evil.example>; rel="preload", <x', 'http://localhost'],
  ['evil.example/?', 'http://localhost'],
])('without a public address takes the host of the request only if it is one: %s', (host, origin) => {
  expect(originOf({ protocol: 'http', host }, { publicUrl: undefined })).toBe(origin)
})

it('serves a translated page compressed', async () => {
  const headers = { 'accept-language': 'hu', 'accept-encoding': 'gzip, br' }
  const { body, headers: answer } = await opened.server.inject({ url: '/rules/a-game/', headers })
  expect([body, answer['content-encoding']]).toEqual(['small', 'br'])
  expect(answer['content-type']).toContain('text/html')
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

it('allows the script in the built pages, and no other', async () => {
  const policy = String((await opened.server.inject('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(policy).toMatch(/script-src [^;]*/)
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'wasm-unsafe-eval' 'sha256-${hash}'`)
})
