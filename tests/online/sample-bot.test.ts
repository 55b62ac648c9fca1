import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TableNow } from '#wire/moves.ts'
import type { FreshToken } from '#wire/people.ts'
import { ServerProcess } from './server-process.ts'

const PROGRAM = fileURLToPath(new URL('../../samples/online-bot.mjs', import.meta.url))
/** Starts a server and a program, on a machine that may be busy. */
const SLOW = 600_000

const server = new ServerProcess()
beforeAll(() => server.start(), SLOW)
afterAll(() => server.remove())

/** A guest, by the session of a browser. */
async function guest(name: string) {
  const address = await server.address
  let cookie = ''
  const ask = async <Answer>(path: string, body: object = {}): Promise<Answer> => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return (await response.json()) as Answer
  }
  await ask('/me', { name })
  return ask
}

async function runSample(scope: 'play' | 'read', code: string) {
  const ask = await guest(`Robot that may ${scope}`)
  const { token } = await ask<FreshToken>('/tokens', { name: 'sample', scope })
  const env = { ...process.env, HILLTOP_TOKEN: token, POLL_MS: '20' }
  return promisify(execFile)(process.execPath, [PROGRAM, await server.address, code], { env })
}

it.each(['machi-koro', 'lokomoto'])(
  '%s: the sample account joins by a code with a token that may play, plays the game to its end, and stops',
  async (game) => {
    const host = await guest('Anna')
    const { table } = await host<TableNow>('/tables', {
      game,
      options: { players: 3 },
      seats: ['me', 'open', { bot: 'steady' }],
    })
    await expect(runSample('read', table.code)).rejects.toThrow('forbidden')
    const playing = runSample('play', table.code)
    await expect
      .poll(() => host<{ table?: object }>(`/tables/${table.id}/start`), { timeout: SLOW })
      .toHaveProperty('table')
    // A bot of the server plays on for the host.
    await host(`/tables/${table.id}/leave`)
    expect((await playing).stdout).toMatch(new RegExp(`^joined table ${table.id}\n${game} ${table.id}: (not )?won\n$`))
  },
  SLOW,
)
