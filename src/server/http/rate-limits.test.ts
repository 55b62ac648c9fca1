import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { History } from '#wire/moves.ts'
import type { ApiError } from '../api-error.ts'
import { longTable } from '../testing/machi-koro.ts'
import { Browser, TestServer, TestSocket } from '../testing/test-server.ts'
import { Attempts, HistoryBudget, networkOf } from './rate-limits.ts'

test('failed attempts are limited per key and period', () => {
  let now = 0
  const guesses = new Attempts(2, 1000, () => now)
  expect([guesses.begin('anna'), guesses.begin('anna')]).toEqual([undefined, undefined])
  now = 400
  expect(guesses.begin('anna')).toBe(600)
  expect(guesses.begin('ben')).toBeUndefined()
  now = 1000
  expect(guesses.begin('anna')).toBeUndefined()
})

test('a successful attempt does not count', () => {
  const guesses = new Attempts(1, 1000, () => 0)
  for (let i = 0; i < 5; i++) {
    expect(guesses.begin('anna')).toBeUndefined()
    guesses.succeed('anna')
  }
  guesses.begin('anna')
  expect(guesses.begin('anna')).toBe(1000)
})

test('the number of tracked keys is limited', () => {
  const guesses = new Attempts(1, 1000, () => 0)
  for (let i = 0; i <= 20_000; i++) guesses.begin(`name ${i}`)
  expect(guesses.begin('name 0')).toBeUndefined()
  expect(guesses.begin('name 20000')).toBe(1000)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8:0:0::'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0::'],
  ['1::3:4:5:6:7:8', '1:0:3:4::'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['no address', 'no address'],
  ['', ''],
])('%s is counted as %s', (address, home) => {
  expect(networkOf(address)).toBe(home)
})

/** About the cost of reading a whole ordinary game: 441 moves with 300 kB. */
const GAME = 741_000

let now = 0
const clock = () => now

beforeEach(() => {
  now = 0
})

afterEach(() => vi.useRealTimers())

/** The seconds that an address must wait; undefined if it can read. */
function wait(budget: HistoryBudget, address = 'a'): number | undefined {
  try {
    budget.check(address)
    return undefined
  } catch (error) {
    return (error as ApiError).retryAfter
  }
}

/** How many whole games an address can read at once. */
function games(budget: HistoryBudget): number {
  let read = 0
  for (; wait(budget) === undefined && read < 10_000; read++) budget.spend('a', GAME)
  return read
}

test('thirty page loads a minute are allowed, and two thousand are not', () => {
  const budget = new HistoryBudget(1, clock)
  const read = games(budget)
  expect(read).toBeGreaterThan(60)
  expect(read).toBeLessThan(100)
  expect(wait(budget, 'b')).toBeUndefined()
})

test('a refusal says when to retry, and then the retry succeeds', () => {
  const budget = new HistoryBudget(1, clock)
  games(budget)
  const seconds = wait(budget) ?? 0
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(5)
  now += seconds * 1000
  expect(wait(budget)).toBeUndefined()
})

test('concurrent readers can overdraw the budget, which recovers within a minute', () => {
  const budget = new HistoryBudget(1, clock)
  for (let i = 0; i < 1000; i++) budget.spend('a', GAME)
  expect(wait(budget)).toBe(61)
  now += 61_000
  expect(wait(budget)).toBeUndefined()
})

test('the networks of an IPv6 site share the budget of eight addresses', () => {
  const budget = new HistoryBudget(1, clock)
  for (let home = 0; home < 16; home++) budget.spend(`2001:db8:1:${home}::`, 30_000_000)
  expect(wait(budget, '2001:db8:1:ff::')).toBeUndefined()
  for (let home = 16; home < 32; home++) budget.spend(`2001:db8:1:${home}::`, 30_000_000)
  expect(wait(budget, '2001:db8:1:ff::')).toBe(54)
  expect(wait(budget, '2001:db8:2:1::')).toBeUndefined()
})

test('the rate of the server multiplies the budget, and 0 removes it', () => {
  expect(games(new HistoryBudget(2, clock))).toBeGreaterThan(150)
  expect(games(new HistoryBudget(0, clock))).toBe(10_000)
})

test('an address that has read too much is refused by requests and sockets alike, with the time to wait', async () => {
  // Nothing is refilled while the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = await TestServer.open({ RATE: '1' })
  const moves = 2000
  const { id } = await longTable(server.running.store, moves)
  const reader = new Browser(server)
  let read = 0
  let answer = await reader.ask('GET', `/tables/${id}/moves`)
  expect(answer.json<History>().moves).toHaveLength(moves)
  for (; answer.statusCode === 200; read++) answer = await reader.ask('GET', `/tables/${id}/moves`)
  expect(read).toBeGreaterThan(10)
  expect(read).toBeLessThan(30)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const socket = await TestSocket.open(server)
  socket.say({ type: 'follow', table: id, seq: 0, chat: 0 })
  const [left] = await socket.receiveUntil('left')
  expect(left).toMatchObject({ type: 'left', problem: { code: 'too-many', retryAfter: expect.any(Number) } })
  socket.socket.terminate()
  await server.close()
})
