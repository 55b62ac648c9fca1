import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

/** The program as users start it, from another folder. */

const BIN = fileURLToPath(new URL('../../bin/hilltop.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hilltop-bin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RANDOM_GAMES = ['simulate', 'rail-on-the-hill', '--bots', 'random', '--players', '1']

function hilltop(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('reads and writes files relative to the current folder', () => {
  expect(hilltop(...RANDOM_GAMES, '--record', 'game.json')).toMatchObject({ status: 0, stderr: '' })
  const { result } = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'))
  const { status, stdout } = hilltop('score', 'game.json', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout).scores[1]).toEqual(result.scores[0])
})

test('the exit code reaches the shell', () => {
  expect(hilltop('fly')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^hilltop: .*\n$/) })
})

test('ends quietly when the output is closed', async () => {
  const child = spawn(process.execPath, [BIN, ...RANDOM_GAMES, '--games', '1000000', '--json'])
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = await once(child, 'close')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
})

test.skipIf(process.platform === 'win32')('Ctrl-C leaves only complete lines in its files', async () => {
  const args = [...RANDOM_GAMES, '--games', '1000000', '--json', '--record', 'many.jsonl']
  const child = spawn(process.execPath, [BIN, ...args], { cwd: folder })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  child.stdout.resume()
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect(code).toBe(130)
  expect(errors).toMatch(/^hilltop: stopped after \d+ of 1000000 games\n$/)
  const lines = readFileSync(join(folder, 'many.jsonl'), 'utf8').split('\n')
  expect(lines.pop()).toBe('')
  for (const line of lines) expect(JSON.parse(line).result).toBeDefined()
})
