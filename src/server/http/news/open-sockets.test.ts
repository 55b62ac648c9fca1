import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { until } from '../../testing/table-helpers.ts'
import { TestServer, TestSocket } from '../../testing/test-server.ts'

const follow = (table: string) => ({ type: 'follow', table, seq: 0, chat: 0 })

describe('at most', () => {
  test('200 messages per socket between two heartbeats', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const socket = await TestSocket.open(limited)
    for (let i = 0; i <= 200; i++) socket.say({ type: 'ping' })
    expect(await socket.closed).toBe(1008)
    await limited.close()
  })

  test('40 sockets per address', async () => {
    const limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
    await limited.listen()
    const from = (address: string) => TestSocket.open(limited, { 'x-forwarded-for': address })
    const sockets = await Promise.all(Array.from({ length: 40 }, () => from('10.0.0.1')))
    await expect(from('10.0.0.1')).rejects.toThrow('429')
    await from('10.0.0.2')
    sockets[0].socket.close()
    const comesIn = () => from('10.0.0.1').then(Boolean, () => false)
    await until(comesIn)
    await expect(from('10.0.0.1')).rejects.toThrow('429')
    await limited.close()
  })

  test('320 sockets per IPv6 site, however many networks it has', async () => {
    const limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
    await limited.listen()
    const from = (home: number) => TestSocket.open(limited, { 'x-forwarded-for': `2001:db8:1:${home}::1` })
    for (let home = 0; home < 16; home++) await Promise.all(Array.from({ length: 20 }, () => from(home)))
    await expect(from(16)).rejects.toThrow('429')
    await TestSocket.open(limited, { 'x-forwarded-for': '2001:db8:2:1::1' })
    await limited.close()
  })

  test('60 follows per socket between two heartbeats', async () => {
    const limited = await TestServer.open({ RATE: '1' })
    const socket = await TestSocket.open(limited)
    for (let i = 0; i < 60; i++) {
      socket.say(follow('nothing'))
      await socket.receiveUntil('left')
    }
    socket.say({ type: 'ping' })
    await socket.receiveUntil('pong')
    socket.say(follow('nothing'))
    expect(await socket.closed).toBe(1008)
    await limited.close()
  })
})

test('the heartbeat closes silent sockets and those of blocked users', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const beating = await TestServer.open()
  const guest = await beating.guest('Blocked')
  const lively = await TestSocket.open(beating)
  const deaf = await TestSocket.open(beating, {}, { autoPong: false })
  const blocked = await TestSocket.open(beating, guest.headers)
  await beating.db.updateTable('users').set({ blocked_at: 1 }).execute()
  const asked = once(lively.socket, 'ping')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await blocked.closed).toBe(1012)
  // It answers the ping before it sends anything else.
  await asked
  lively.say({ type: 'ping' })
  await lively.receiveUntil('pong')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await deaf.closed).toBe(1006)
  expect(lively.socket.readyState).toBe(lively.socket.OPEN)
  vi.useRealTimers()
  await beating.close()
})

test('the server stores when a page was hidden, and of a silent one when it was last heard', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const beating = await TestServer.open()
  const people = [await beating.guest('Hidden'), await beating.guest('Silent')]
  const { table } = await people[0].makeTable()
  await people[1].must('POST', '/enter', { code: table.code })
  await people[1].must('POST', `/tables/${table.id}/sit`, { words: '' })
  await people[0].must('POST', `/tables/${table.id}/start`)
  // Until the requests no longer count as presence.
  await vi.advanceTimersByTimeAsync(70_000)
  const [hidden, silent] = await Promise.all(
    people.map((who) => TestSocket.open(beating, who.headers, { autoPong: who !== people[1] })),
  )
  for (const socket of [hidden, silent]) {
    socket.say(follow(table.id))
    await socket.receiveUntil('following')
  }
  const heardAt = Date.now()
  await vi.advanceTimersByTimeAsync(3000)
  hidden.say({ type: 'visibility', isVisible: false })
  hidden.say({ type: 'ping' })
  await hidden.receiveUntil('pong')
  const hiddenAt = Date.now()
  const lost = silent.closed
  for (let seconds = 0; seconds < 80; seconds += 5) {
    await vi.advanceTimersByTimeAsync(5000)
    hidden.say({ type: 'ping' })
    await hidden.receiveUntil('pong')
  }
  expect(await lost).toBe(1006)
  const rows = await beating.db.selectFrom('presence').selectAll().orderBy('is_here', 'desc').execute()
  expect(rows).toMatchObject([
    { is_here: 1, hidden_at: hiddenAt },
    { is_here: 0, since: heardAt, hidden_at: null },
  ])
  vi.useRealTimers()
  await beating.close()
})

test('a server that stops closes sockets with 1001', async () => {
  const stopping = await TestServer.open()
  const socket = await TestSocket.open(stopping)
  await stopping.close()
  expect(await socket.closed).toBe(1001)
})
