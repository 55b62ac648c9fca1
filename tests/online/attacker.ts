import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import type { TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'

/**
 * Attacks a server from one address within the limits that it sets, in a process of its own, and prints what it has
 * achieved. The honest people of a test are in other processes.
 */

/** As many as an address may have. */
const SOCKETS = 40
/** Nearly as many as a socket may send between two heartbeats. */
const FOLLOWS_EACH = 58

const TABLES = 300
/** As many as one person may make. */
const TABLES_EACH = 30

/** How many requests are under way at a time. */
const AT_ONCE = 20

interface Answer<Body> {
  readonly status: number
  readonly cookie: string
  readonly body: Body
}

function ask<Body>(address: string, cookie: string, method: string, path: string, body?: object) {
  return new Promise<Answer<Body>>((resolve, reject) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const sent = request(`${address}/api${path}`, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const [given = ''] = response.headers['set-cookie'] ?? []
        resolve({ status: response.statusCode ?? 0, cookie: given.split(';')[0], body: JSON.parse(text) })
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** Follows whole games again and again, as often as a socket is allowed to. */
async function follow(address: string, tables: readonly string[], from = 0): Promise<object> {
  const heard = { following: 0, left: 0, move: 0 }
  const open = (_: unknown, first: number) =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/news`)
      let sent = 0
      // The next one follows the answer: a burst of messages closes the socket.
      const next = () => {
        if (sent === FOLLOWS_EACH) socket.close()
        else {
          const table = tables[(first * FOLLOWS_EACH + sent++) % tables.length]
          socket.send(JSON.stringify({ type: 'follow', table, seq: from, chat: 0 }))
        }
      }
      socket.on('message', (data) => {
        const { type, ...news } = JSON.parse(String(data)) as News
        if (type === 'following' || type === 'left' || type === 'move') heard[type]++
        if (type !== 'following' && type !== 'left') return
        if (tables.length > 1)
          socket.send(JSON.stringify({ type: 'unfollow', table: (news as { table: string }).table }))
        next()
      })
      socket.on('open', next)
      socket.on('error', () => socket.terminate())
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: SOCKETS }, open))
  return heard
}

/** Begins as many games against three experts each as it can. */
async function begin(address: string): Promise<object> {
  const counts = { made: 0, begun: 0, refused: 0 }
  const people = await Promise.all(
    Array.from({ length: TABLES / TABLES_EACH }, (_, i) => ask(address, '', 'POST', '/me', { name: `Mallory ${i}` })),
  )
  const experts = Array.from({ length: 3 }, () => ({ bot: 'expert' }))
  const wish = { game: 'rail-on-the-hill', options: { players: 4 }, seats: ['me', ...experts] }
  const one = async (cookie: string) => {
    for (let i = 0; i < TABLES_EACH; i++) {
      const made = await ask<TableNow>(address, cookie, 'POST', '/tables', wish)
      if (made.status === 200) counts.made++
      const begun = made.status === 200 ? await act(address, cookie, made.body.table.id) : false
      counts[begun ? 'begun' : 'refused']++
      // 300 tables in about 25 seconds.
      await pause(700)
    }
  }
  await Promise.all(people.map(({ cookie }) => one(cookie)))
  return counts
}

/** Starts a game and makes a first move, so that it is the bots' turn. */
async function act(address: string, cookie: string, id: string): Promise<boolean> {
  const { status, body } = await ask<TableNow>(address, cookie, 'POST', `/tables/${id}/start`)
  if (status !== 200) return false
  const [action] = body.legal ?? []
  if (action !== undefined) {
    await ask(address, cookie, 'POST', `/tables/${id}/actions`, { seq: body.seq, action, request: 'the-first-action' })
  }
  return true
}

/** Opens old games one after another, by requests and on sockets. */
async function open(address: string, tables: readonly string[]): Promise<object> {
  const statuses: Record<number, number> = {}
  const waiting = [...tables]
  const one = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const { status } = await ask(address, '', 'GET', `/tables/${id}`)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return { ...statuses, ...(await follow(address, tables, 441)) }
}

const ATTACKS: Readonly<Record<string, (address: string, tables: readonly string[]) => Promise<object>>> = {
  follow,
  begin,
  open,
}

const [, , attack, address, ...tables] = process.argv
process.stdout.write(`${JSON.stringify(await ATTACKS[attack](address, tables))}\n`)
