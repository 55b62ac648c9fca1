import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { QUICK_FOLDER } from './testing/folders.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['programs/server/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', ...env },
  })
}

async function ended(process: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  if (process.stdout === null || process.stderr === null) throw new Error('the process has no output')
  const [out, err, [code]] = await Promise.all([text(process.stdout), text(process.stderr), once(process, 'exit')])
  return { code, out, err }
}

test('an invalid environment variable prints one line and exits with 1', async () => {
  expect(await ended(run({ PORT: 'high' }))).toEqual({
    code: 1,
    out: '',
    err: 'PORT must be a whole number from 0 to 65535, not high\n',
  })
})

test('a database that cannot be opened prints one line and exits with 1', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { code, err } = await ended(run({ DATA: join(folder, 'file', 'data') }))
  expect(code).toBe(1)
  expect(err).toMatch(/^the database in \S+ cannot be opened: [^\n]+\n$/)
})

test('prints its address, reports a port in use, and exits cleanly on SIGTERM', async () => {
  const server = run({})
  const [first] = await once(server.stdout ?? server, 'data')
  const port = /^Hilltop is running at http:\/\/localhost:(\d+) /.exec(String(first))?.[1] ?? ''
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(await ended(run({ PORT: port }))).toMatchObject({
    code: 1,
    err: expect.stringContaining(`port ${port} is in use: choose another with PORT=8081 npm start\n`),
  })
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
