import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRules } from '#games/index.ts'
import type { History, TableNow } from '#wire/moves.ts'
import type { Vote } from '#wire/tables.ts'
import { online } from '../../text/en/online.ts'
import { onlineTable as words } from '../../text/en/online-table.ts'
import { onlinePlayers as players } from '../../text/en/social.ts'
import { ANNA, answering, seat, show, waitingTable } from '../lobby/testing/fake-server.tsx'
import { TableWords, WithOnlineTexts } from '../texts.tsx'
import { TableScreen } from './TableScreen.tsx'
import { ClientUnderTest } from './testing/client-under-test.ts'

let coming: ClientUnderTest
let where: () => string | undefined
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  coming.client.leave()
  vi.unstubAllGlobals()
})

function come(now: TableNow, history: History = { from: 0, view: null, moves: [] }, answers = {}, code?: string) {
  const asked = answering({
    'GET /me': () => ({ id: 'anna', name: 'Anna', kind: 'guest' }),
    'GET /tables/t1': () => now,
    'GET /tables/t1/moves?from=0': () => history,
    ...answers,
  })
  coming = new ClientUnderTest(code)
  where = show(
    <TableWords value={words}>
      <WithOnlineTexts>
        <TableScreen client={coming.client} />
      </WithOnlineTexts>
    </TableWords>,
  ).where
  return asked
}

const ROOM = waitingTable([ANNA, seat({})], { seat: 1, isHost: true })

test('a waiting room says when the connection is lost, and when it is back', async () => {
  come(ROOM)
  await screen.findByRole('heading', { name: /^Machi Koro: waiting for players/ })
  expect(screen.queryByText(words.bar.offline)).toBeNull()
  act(() => coming.sockets.last.listener.closed())
  expect(screen.getByText(words.bar.offline).getAttribute('role')).toBe('status')
  act(() => {
    coming.time.pass(500)
    coming.sockets.last.listener.opened()
  })
  expect(screen.queryByText(words.bar.offline)).toBeNull()
})

test('people talk in a waiting room, and see how much is new', async () => {
  come(ROOM)
  await screen.findByRole('button', { name: words.chat.open })
  const line = { id: 1, user: 'bela', name: 'Béla', isGuest: true, seat: null, text: 'almost there', at: 0 }
  act(() => coming.sockets.tell({ type: 'chat', table: 't1', line }))
  fireEvent.click(screen.getByRole('button', { name: `${words.chat.open}, ${words.chat.unread(1)}` }))
  expect((await screen.findByRole('complementary', { name: words.chat.title })).textContent).toContain('almost there')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: words.chat.open })).toBeTruthy()
})

const LINE = { id: 1, user: 'bela', name: 'Béla', isGuest: true, seat: null, text: 'hello', at: 0 }

test('the host chooses who may write, and silences a person for all', async () => {
  const changed = (version: number, chat: TableNow['table']['chat']): TableNow => ({
    ...ROOM,
    table: { ...ROOM.table, chat, version },
    chat: [LINE],
  })
  const asked = come({ ...ROOM, chat: [LINE] }, undefined, {
    'PUT /tables/t1/chat/writers': () => changed(2, { writers: 'everybody', silenced: [] }),
    'PUT /tables/t1/chat/silenced': () => changed(3, { writers: 'everybody', silenced: ['bela'] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Chat/ }))
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: words.chat.writers })
  fireEvent.change(choice, { target: { value: 'everybody' } })
  await waitFor(() => expect(choice.value).toBe('everybody'))
  fireEvent.click(screen.getByRole('button', { name: words.chat.silence('Béla') }))
  await screen.findByRole('button', { name: words.chat.unsilence('Béla') })
  expect(screen.getByText(words.chat.silenced)).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([{ writers: 'everybody' }, { user: 'bela', isSilenced: true }])
})

test('a person who may not write is told so instead of being asked for a line', async () => {
  const room = waitingTable([seat({ kind: 'person', name: 'Béla', isGuest: true, isHost: true }), seat({})])
  come({ ...room, chat: [LINE] })
  fireEvent.click(await screen.findByRole('button', { name: words.visit.look }))
  fireEvent.click(await screen.findByRole('button', { name: /^Chat/ }))
  await screen.findByText(online.problems['players-only'])
  expect(screen.queryByRole('textbox', { name: words.chat.field })).toBeNull()
  expect(screen.queryByRole('combobox', { name: words.chat.writers })).toBeNull()
  expect(screen.getByRole('complementary', { name: words.chat.title }).textContent).toContain(words.chat.guest)
  const chat = { writers: 'everybody', silenced: ['anna'] } as const
  act(() =>
    coming.client.changed({ ...room, table: { ...room.table, chat: { ...chat, silenced: ['anna'] }, version: 2 } }),
  )
  expect(screen.getByText(online.problems.silenced)).toBeTruthy()
  act(() => coming.client.changed({ ...room, table: { ...room.table, chat: { ...chat, silenced: [] }, version: 3 } }))
  expect(screen.getByRole('textbox', { name: words.chat.field })).toBeTruthy()
})

test('where the page does not have the rules of a table it says so, and can be loaded again', async () => {
  come({ ...ROOM, table: { ...ROOM.table, status: 'playing', rulesVersion: 99 } })
  await screen.findByRole('heading', { name: words.visit.otherVersion })
  expect(screen.getByRole('button', { name: words.visit.loadAnew })).toBeTruthy()
})

test('players see when few moves are left, and that the last one has ended the game', async () => {
  const rules = await loadRules('machi-koro')
  const state = rules.setup({ players: 2, first: 1 }, 'seed')
  const seen = (): unknown => JSON.parse(JSON.stringify(rules.view(state, 1)))
  const before = seen()
  const outcome = rules.play(state, 1, rules.parse('roll 1'))
  const view = seen()
  const people = [ANNA, seat({ kind: 'person', name: 'Béla' })]
  const table = { ...ROOM.table, status: 'playing', seats: people, startedAt: 0 } as const
  const move = { seq: 1, seat: 1, action: 'roll 1', isBots: false, outcome, at: 0, view, movesLeft: 200 }
  come({ ...ROOM, table, seq: 1, active: [1], view }, { from: 0, view: before, moves: [move] })
  await screen.findByText(words.bar.movesLeft(200))
  const facts = { ...table, status: 'over', winners: [], version: table.version + 2 } as const
  act(() => coming.sockets.tell({ type: 'facts', table: 't1', facts: { ...facts, seats: [...people], winners: [] } }))
  await screen.findByText(words.bar.endedByMoves)
  expect(screen.queryByText(words.bar.movesLeft(200))).toBeNull()
  const last = { ...move, seq: 2, movesLeft: 0 }
  act(() => coming.sockets.tell({ type: 'move', table: 't1', move: last }))
  await screen.findByRole('button', { name: words.result.rematch, hidden: true })
})

test('the player of an abandoned game sees why it is over, and can play again', async () => {
  const rules = await loadRules('machi-koro')
  const view: unknown = JSON.parse(JSON.stringify(rules.view(rules.setup({ players: 2, first: 1 }, 'seed'), 1)))
  const seats = [ANNA, seat({ kind: 'bot', bot: 'easy', name: 'easy' })]
  const table = { ...ROOM.table, status: 'over', seats, startedAt: 0, winners: [], isAbandoned: true } as const
  come({ ...ROOM, table: { ...table, seats, winners: [] }, active: [1], view }, { from: 0, view, moves: [] })
  expect((await screen.findAllByText(words.bar.endedAbandoned)).length).toBeGreaterThan(0)
  await screen.findByRole('button', { name: words.result.rematch, hidden: true })
})

test('a player who is away is marked, and after the stated time a bot can be proposed for them', async () => {
  const rules = await loadRules('machi-koro')
  const view: unknown = JSON.parse(JSON.stringify(rules.view(rules.setup({ players: 2, first: 2 }, 'seed'), 1)))
  const table = { ...ROOM.table, status: 'playing', seats: [ANNA, seat({ kind: 'person', name: 'Béla' })] } as const
  const now = { ...ROOM, table: { ...table, seats: [...table.seats], startedAt: 0 }, active: [2], view }
  const vote = { id: 1, kind: 'bot', seat: 1, absent: 2, agreed: [1] } as const
  const asked = come(
    now,
    { from: 0, view, moves: [] },
    {
      'POST /tables/t1/votes': () => ({ ...now, table: { ...now.table, vote: { ...vote, agreed: [1] }, version: 2 } }),
    },
  )
  await screen.findByRole('region', { name: words.bar.label })
  const tell = (isHere: boolean | undefined) =>
    act(() => {
      const seats = [{ isHere: true, since: 0 }, isHere === undefined ? null : { isHere, since: 0 }]
      coming.sockets.tell({ type: 'presence', table: 't1', seats, patience: 180_000, now: 200_000 })
    })
  tell(undefined)
  tell(true)
  expect(screen.queryByText(words.bar.cameBack('Béla')), 'who takes the seat of a bot').toBeNull()
  expect(screen.queryByRole('img', { name: /^away since/ })).toBeNull()
  tell(false)
  expect(screen.getByRole('img', { name: /^away since/ })).toBeTruthy()
  expect(screen.getByText(words.bar.wentAway('Béla')).getAttribute('role')).toBe('status')
  fireEvent.click(await screen.findByRole('button', { name: players.letBot }))
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ kind: 'bot', seat: 2 }]))
  tell(true)
  expect(screen.getByText(words.bar.cameBack('Béla'))).toBeTruthy()
})

test('who wants to end a rated game is told that it waits for an absent player, unless it is their turn', async () => {
  const rules = await loadRules('machi-koro')
  const vote: Vote = { id: 1, kind: 'end', seat: 1, absent: null, agreed: [1] }
  const seats = [ANNA, seat({ kind: 'person', name: 'Béla' })]
  for (const turn of [1, 2]) {
    const view: unknown = JSON.parse(JSON.stringify(rules.view(rules.setup({ players: 2, first: turn }, 'seed'), 1)))
    const table = { ...ROOM.table, status: 'playing', seats, startedAt: 0, isRated: true, vote } as const
    const asked = come(
      { ...ROOM, table, active: [turn], view },
      { from: 0, view, moves: [] },
      { 'POST /tables/t1/votes/answer': () => ROOM },
    )
    await screen.findByRole('region', { name: words.bar.label })
    const presences = [
      { isHere: true, since: 0 },
      { isHere: false, since: 0 },
    ]
    act(() => coming.sockets.tell({ type: 'presence', table: 't1', seats: presences, patience: 1000, now: 200_000 }))
    if (turn === 1) await screen.findByText(players.endAsked('Béla'))
    else await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ id: 1, agree: true }]))
    cleanup()
  }
})

test('a visitor without a seat is invited by the host and sits down with one button', async () => {
  const host = { ...ANNA, name: 'Béla' }
  const seated = waitingTable([host, seat({ kind: 'person', name: 'Anna', hasWords: true })], { seat: 2 })
  const asked = come(waitingTable([host, seat({})]), undefined, { 'POST /tables/t1/sit': () => seated })
  await screen.findByRole('heading', { name: words.visit.invitedBy('Béla', 'Machi Koro') })
  fireEvent.click(screen.getByRole('button', { name: words.visit.join }))
  await screen.findByRole('heading', { name: online.waiting.title('Machi Koro') })
  expect(asked).toEqual([{ what: 'POST /tables/t1/sit', body: { words: expect.stringMatching(/^[0-9a-f]{32}$/) } }])
})

test('a visitor of a full table is told so, and watches', async () => {
  come(waitingTable([ANNA, seat({ kind: 'person', name: 'Béla' })]))
  await screen.findByText(words.visit.full)
  fireEvent.click(screen.getByRole('button', { name: words.visit.watch }))
  await screen.findByRole('heading', { name: online.waiting.title('Machi Koro') })
})

test('an invited visitor without a name watches a full table with one press', async () => {
  const full = waitingTable([ANNA, seat({ kind: 'person', name: 'Béla' })])
  const { seats, game, options, cards, clock } = full.table
  const table = { id: 't1', game, options, cards, clock, seats, status: 'waiting', active: [], winners: null }
  const asked = come(
    full,
    undefined,
    {
      'GET /me': () => null,
      'GET /tables/t1/invitation?code=KQ7TRA': () => ({ host: 'Anna', table }),
      'POST /me': () => ({ id: 'cora', name: 'Cora', kind: 'guest' }),
      'POST /tables/t1/enter': () => full,
    },
    'KQ7TRA',
  )
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Cora' } })
  fireEvent.click(screen.getByRole('button', { name: words.visit.watch }))
  await screen.findByRole('heading', { name: online.waiting.title('Machi Koro') })
  expect(asked.map(({ what }) => what)).toEqual(['POST /me', 'POST /tables/t1/enter'])
})

test('the address of a private table has its code, and that of an open one does not', async () => {
  come(ROOM)
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1&code=KQ7TRA'))
  cleanup()
  coming.client.leave()
  come({ ...ROOM, table: { ...ROOM.table, visibility: 'open' } })
  await screen.findByRole('heading', { name: online.waiting.title('Machi Koro') })
  expect(where()).toBe('/online/')
})
