/**
 * An account that plays online tables by itself, over the HTTP API. It needs Node 20 and nothing else.
 *
 * 1. Create an account for it on the page, and under Account a token that may play (scope "play").
 * 2. HILLTOP_TOKEN=hlt_… node samples/online-bot.mjs https://hilltop.example K7WQ4 R2MXP
 *
 * It joins the tables with these invitation codes, plays all its tables, and ends when they are over. The API is
 * described at /api/docs of every server.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const [server, ...codes] = process.argv.slice(2)
const { HILLTOP_TOKEN: token, POLL_MS = '1000' } = process.env
if (server === undefined || token === undefined) {
  process.stderr.write('usage: HILLTOP_TOKEN=hlt_… node samples/online-bot.mjs SERVER [CODE…]\n')
  process.exit(2)
}

/** Put your own thoughts here: the view is what the seat may know, the actions are in the notation of the game. */
function choose(_game, _view, legal) {
  return legal[Math.floor(Math.random() * legal.length)]
}

class Problem extends Error {
  constructor({ code, message }) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** Asks the API. Waits and asks again if the server is busy, restarting or not to be reached. */
async function ask(method, path, body) {
  for (;;) {
    const response = await fetch(new URL(`/api${path}`, server), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    if (response?.ok) return response.json()
    if (response !== undefined && ![429, 502, 503].includes(response.status)) throw new Problem(await response.json())
    await pause(1000 * Number(response?.headers.get('retry-after') ?? 2))
  }
}

/** Takes one action, if it is this account's turn; returns whether it did. */
async function act(id) {
  const { table, you, seq, active, view, legal: listed } = await ask('GET', `/tables/${id}`)
  if (!active.includes(you.seat)) return false
  const legal = listed ?? (await ask('GET', `/tables/${id}/legal`)).legal
  if (legal.length === 0) return false // the turn has just ended
  const action = choose(table.game, view, legal)
  try {
    // The id lets the server recognise the request if it has to be sent again.
    await ask('POST', `/tables/${id}/actions`, { seq, action, request: randomUUID() })
  } catch (error) {
    // Another move came first, or the seat is no longer ours to play: look again.
    if (!['stale', 'not-now', 'refused'].includes(error.code)) throw error
  }
  return true
}

for (const code of codes) {
  const { id } = await ask('POST', '/enter', { code })
  await ask('POST', `/tables/${id}/sit`, {})
  process.stdout.write(`joined table ${id}\n`)
}
for (;;) {
  const { mine } = await ask('GET', '/lobby')
  if (mine.length === 0) break
  let hasActed = false
  for (const { id, active, yourSeat } of mine) {
    if (active.includes(yourSeat) && (await act(id))) hasActed = true
  }
  if (!hasActed) await pause(Number(POLL_MS))
}
const { finished } = await ask('GET', '/lobby')
for (const { id, game, winners, yourSeat } of finished) {
  process.stdout.write(`${game} ${id}: ${winners?.includes(yourSeat) ? 'won' : 'not won'}\n`)
}
