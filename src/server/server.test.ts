import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hilltop-pages-'))
let server: FastifyInstance

beforeAll(async () => {
  for (const path of ['assets', 'rules/a-game']) mkdirSync(join(folder, path), { recursive: true })
  const files = {
    'index.html': '<h1>home</h1>',
    '404.html': '<h1>nothing here</h1>',
    'rules/a-game/index.html': '<h1>rules</h1>',
    'assets/main-1a2b.js': 'plain',
    'assets/main-1a2b.js.br': 'small',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  server = await createServer(folder)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

it('serves each page from its folder', async () => {
  expect((await server.inject('/')).body).toBe('<h1>home</h1>')
  expect((await server.inject('/rules/a-game/')).body).toBe('<h1>rules</h1>')
  expect((await server.inject('/rules/a-game')).statusCode).toBe(301)
})

it('answers a page that is not there with 404 and a page', async () => {
  const answer = await server.inject('/nowhere/')
  expect([answer.statusCode, answer.body]).toEqual([404, '<h1>nothing here</h1>'])
  expect((await server.inject('/../package.json')).statusCode).toBe(404)
})

it('sends the compressed file to whoever understands it', async () => {
  const plain = await server.inject('/assets/main-1a2b.js')
  const small = await server.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined])
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br'])
})

it('lets browsers keep what never changes, and ask again for the rest', async () => {
  expect((await server.inject('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable')
  expect((await server.inject('/')).headers['cache-control']).toBe('no-cache')
})

it('allows no source but itself', async () => {
  const policy = String((await server.inject('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('http')
})
