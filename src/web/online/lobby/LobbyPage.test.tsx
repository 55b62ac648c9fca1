import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readNote } from '../chance-notes.ts'
import { LobbyPage } from './LobbyPage.tsx'
import { ANNA, answering, listedTable, lobbyOf, Refusal, seat, show, waitingTable } from './testing/fake-server.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ME = { id: 'u1', name: 'Anna', kind: 'guest' }
const FREE = [
  { kind: 'person', name: 'Béla', isGuest: true, isAway: false },
  { kind: 'open', name: '', isGuest: false, isAway: false },
] as const

function tenSecondsLater() {
  return act(() => vi.advanceTimersByTimeAsync(10_000))
}

test('says at which of my tables it is my turn, and for whom the others wait', async () => {
  const mine = [
    listedTable({ id: 'a', yourSeat: 1, active: [1] }),
    listedTable({ id: 'b', yourSeat: 1, active: [2] }),
    listedTable({ id: 'c', yourSeat: 1, status: 'waiting', seats: [...FREE] }),
  ]
  answering({ 'GET /me': () => ME, 'GET /lobby': () => lobbyOf({ mine }) })
  show(<LobbyPage />)
  const section = await screen.findByRole('region', { name: 'My tables' })
  const states = within(section)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3') !== null)
    .map((item) => item.querySelector('p')?.firstElementChild?.textContent)
  expect(states).toEqual(['Your turn', 'Waiting for Béla', '1 open seat'])
  await waitFor(() => {
    const play = screen.getByRole('link', { name: 'Play: Machi Koro with Béla' })
    expect(play.getAttribute('href')).toBe('/online/table/?id=a')
  })
  expect(screen.getByRole('link', { name: 'You play as Anna' })).toBeTruthy()
})

test('a user without a name is asked for one, and then sits down', async () => {
  let isNamed = false
  const asked = answering({
    'GET /me': () => null,
    'GET /lobby': () => lobbyOf({ open: [listedTable({ status: 'waiting', seats: [...FREE] })] }),
    'GET /tables/t1': () => waitingTable([ANNA, seat({})]),
    'POST /tables/t1/sit': () => (isNamed ? {} : new Refusal('not-signed-in')),
    'POST /me': () => {
      isNamed = true
      return ME
    },
  })
  const { where } = show(<LobbyPage />)
  fireEvent.click(await screen.findByRole('button', { name: /^Join/ }))
  const name = await screen.findByRole('textbox', { name: 'Your name' })
  fireEvent.change(name, { target: { value: '  Anna ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  expect(asked.find(({ what }) => what === 'POST /me')?.body).toEqual({ name: 'Anna' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a seat that another player took is reported as taken', async () => {
  answering({
    'GET /me': () => ME,
    'GET /lobby': () => lobbyOf({ open: [listedTable({ status: 'waiting', seats: [...FREE] })] }),
    'GET /tables/t1': () => waitingTable([ANNA, seat({})]),
    'POST /tables/t1/sit': () => new Refusal('not-now'),
  })
  show(<LobbyPage />)
  fireEvent.click(await screen.findByRole('button', { name: /^Join/ }))
  await screen.findByText('Someone just took the last seat. You can watch.')
})

test('looks again every ten seconds, and tables stay where they are', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => listedTable({ id, yourSeat: 1, active: [2] }))
  let mine = [a, b]
  answering({ 'GET /me': () => ME, 'GET /lobby': () => lobbyOf({ mine }) })
  show(<LobbyPage />)
  const addresses = () => screen.getAllByRole('link', { name: /^Open:/ }).map((link) => link.getAttribute('href'))
  await waitFor(() => expect(addresses()).toEqual(['/online/table/?id=a', '/online/table/?id=b']))
  mine = [c, { ...b, active: [1] }, a]
  await tenSecondsLater()
  await screen.findByText('Your turn')
  const cards = screen.getAllByRole('link', { name: /^(Open|Play):/ })
  expect(cards.map((link) => link.getAttribute('href')?.at(-1))).toEqual(['a', 'b', 'c'])
})

test('keeps what it had while the server does not answer, and says so', async () => {
  let isUp = true
  answering({
    'GET /me': () => ME,
    'GET /lobby': () => {
      if (!isUp) throw new TypeError('no route')
      return lobbyOf({ mine: [listedTable({ yourSeat: 1, active: [1] })] })
    },
  })
  show(<LobbyPage />)
  await screen.findByText('Your turn')
  isUp = false
  await tenSecondsLater()
  await screen.findByText(/Last updated/)
  expect(screen.getByText('Your turn')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull())
})

test('a server that never answered is reported, with a button to retry', async () => {
  answering({})
  show(<LobbyPage />)
  await screen.findByText('Games on this device still work.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a code leads to its table, out of a whole link too', async () => {
  const asked = answering({
    'GET /me': () => ME,
    'GET /lobby': () => lobbyOf({}),
    'POST /enter': () => ({ id: 't9' }),
  })
  const { where } = show(<LobbyPage />)
  const field = await screen.findByRole('textbox', { name: 'I have a code' })
  fireEvent.change(field, { target: { value: 'https://example.org/online/table/?id=t9&code=KQ7TRA' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go to the table' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t9'))
  expect(asked.at(-1)).toEqual({ what: 'POST /enter', body: { code: 'KQ7TRA' } })
})

test('the link of an open table, which has no code, leads to it too', async () => {
  answering({ 'GET /me': () => ME, 'GET /lobby': () => lobbyOf({}) })
  const { where } = show(<LobbyPage />)
  const field = await screen.findByRole('textbox', { name: 'I have a code' })
  fireEvent.change(field, { target: { value: 'https://example.org/online/table/?id=t9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go to the table' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t9'))
})

test('a code without a table is reported', async () => {
  answering({ 'GET /me': () => ME, 'GET /lobby': () => lobbyOf({}), 'POST /enter': () => new Refusal('not-found') })
  show(<LobbyPage />)
  fireEvent.change(await screen.findByRole('textbox', { name: 'I have a code' }), { target: { value: 'NONE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go to the table' }))
  await screen.findByText(/No table has this code/)
})

test('finished games say who won', async () => {
  const finished = [
    listedTable({ id: 'a', status: 'over', yourSeat: 1, winners: [1] }),
    listedTable({ id: 'b', status: 'over', yourSeat: 1, winners: [1, 2] }),
  ]
  answering({ 'GET /me': () => ME, 'GET /lobby': () => lobbyOf({ finished }) })
  show(<LobbyPage />)
  await screen.findByText('You won')
  expect(screen.getByText('Won by Anna, Béla')).toBeTruthy()
})

test('"play now" leads to the table that the server found, and its rule is on the page', async () => {
  const found = waitingTable([ANNA, seat({ kind: 'person', name: 'Béla' })], { seat: 2 })
  const asked = answering({
    'GET /me': () => ME,
    'GET /lobby': () => lobbyOf({ online: 3 }),
    'POST /play-now': () => ({ id: 't1' }),
    'GET /tables/t1': () => ({ ...found, table: { ...found.table, botsUntil: 1 } }),
  })
  const { where } = show(<LobbyPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Play now: Lokomoto' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  expect(asked).toEqual([{ what: 'POST /play-now', body: { game: 'lokomoto' } }])
  expect(screen.getByText(/in the first 5 minutes another player can take its seat/)).toBeTruthy()
  expect(screen.getByText('3 people online')).toBeTruthy()
})

test('"play now" starts a game of one\'s own when the commitment is stored and words are sent', async () => {
  const own = waitingTable([ANNA, seat({ kind: 'bot', name: 'easy', bot: 'easy' })], { seat: 1, isHost: true })
  const stored: unknown[] = []
  const asked = answering({
    'GET /me': () => ME,
    'GET /lobby': () => lobbyOf({}),
    'POST /play-now': () => ({ id: 't1' }),
    'GET /tables/t1': () => ({ ...own, table: { ...own.table, botsUntil: 1 } }),
    'PUT /tables/t1/words': () => {
      stored.push(readNote('t1')?.commitment)
      return own
    },
    'POST /tables/t1/start': () => own,
  })
  const { where } = show(<LobbyPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Play now: Machi Koro' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  expect(asked.map(({ what }) => what)).toEqual(['POST /play-now', 'PUT /tables/t1/words', 'POST /tables/t1/start'])
  expect(stored).toEqual([own.table.commitment])
})

test.each([-1, 1])(
  'a browser whose clock is off by ten minutes offers the seat of a bot until the server ends it',
  async (sign) => {
    const now = Date.now() + sign * 600_000
    const bot = { kind: 'bot', name: 'steady', isGuest: false, isAway: false } as const
    const times = { createdAt: now - 180_000, movedAt: now - 180_000 }
    const live = [
      listedTable({ id: 'over', seats: [FREE[0], bot], botsUntil: now - 1000, ...times }),
      listedTable({ id: 'now', seats: [FREE[0], bot], botsUntil: now + 60_000, ...times }),
    ]
    answering({ 'GET /me': () => ME, 'GET /lobby': () => lobbyOf({ live, now }) })
    show(<LobbyPage />)
    expect(await screen.findAllByRole('button', { name: /^Take its seat/ })).toHaveLength(1)
    expect(screen.getAllByText('3 minutes ago')).toHaveLength(2)
  },
)

test('an invitation can be declined, and a bot gives its seat to a visitor', async () => {
  const bot = { kind: 'bot', name: 'steady', isGuest: false, isAway: false } as const
  const seats = [FREE[0], bot]
  let invited = [{ by: 'Béla', table: listedTable({ id: 'i', status: 'waiting', seats: [...FREE] }) }]
  const live = [
    listedTable({ id: 'over', seats, botsUntil: Date.now() - 1 }),
    listedTable({ id: 'now', seats, botsUntil: Date.now() + 300_000 }),
  ]
  const asked = answering({
    'GET /me': () => ME,
    'GET /lobby': () => lobbyOf({ invited, live, followed: ['now'] }),
    'DELETE /tables/i/invites': () => {
      invited = []
    },
    'GET /tables/now': () => ({ ...waitingTable([ANNA]), table: { ...waitingTable([ANNA]).table, status: 'playing' } }),
    'POST /tables/now/sit': () => ({}),
  })
  const { where } = show(<LobbyPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Decline: Béla' }))
  await waitFor(() => expect(screen.queryByText('Béla invites you')).toBeNull())
  expect(screen.getByText('A bot gives its seat to you · You follow a player')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Take its seat/ }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=now'))
  expect(asked.map(({ what }) => what)).toEqual(['DELETE /tables/i/invites', 'POST /tables/now/sit'])
})
