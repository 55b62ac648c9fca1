import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableNow } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import { readNote } from '../chance-notes.ts'
import type { SeatPresences } from '../table/presence.ts'
import { ANNA, answering, Refusal, seat, show, waitingTable } from './testing/fake-server.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'

beforeEach(() => {
  localStorage.clear()
  answering({})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const BELA = seat({ kind: 'person', name: 'Béla', hasWords: true })
const ME: Me = { id: 'u1', name: 'Anna', kind: 'guest' }
const HOST = { seat: 1, isHost: true }

async function open(now: TableNow, known?: SeatPresences, game = 'Machi Koro') {
  const changed = vi.fn<(now: TableNow) => void>()
  const props = { changed, known: { me: ME, setMe: () => undefined }, presences: known }
  const shown = show(<WaitingRoom now={now} {...props} />)
  await screen.findByRole('heading', { name: new RegExp(`^${game}: waiting for players`) })
  return {
    changed,
    ...shown,
    become: (next: TableNow) => shown.showAgain(<WaitingRoom now={next} {...props} />),
  }
}

test('the host puts a bot on an open seat, and can start when all seats are taken', async () => {
  const full = waitingTable([ANNA, seat({ kind: 'bot', name: 'easy', bot: 'easy' })], HOST)
  const asked = answering({ 'PUT /tables/t1/seats/2': () => full, 'POST /tables/t1/start': () => full })
  const { changed, become } = await open(waitingTable([ANNA, seat({})], HOST))
  expect(screen.getByText(/^1 open seat/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Player on seat 2' }), { target: { value: 'easy' } })
  await waitFor(() => expect(changed).toHaveBeenCalledWith(full))
  expect(asked).toEqual([{ what: 'PUT /tables/t1/seats/2', body: { with: { bot: 'easy' } } }])
  become(full)
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(asked.at(-1)?.what).toBe('POST /tables/t1/start'))
})

test('a player chooses a colour that no other player has chosen', async () => {
  const now = waitingTable([ANNA, { ...BELA, colour: 1 }], HOST)
  const pens = { ...now, table: { ...now.table, game: 'lokomoto' } }
  const asked = answering({ 'PUT /tables/t1/colour': () => pens })
  const { changed } = await open(pens, undefined, 'Lokomoto')
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Colour of seat 1' })
  expect(screen.queryByRole('combobox', { name: 'Colour of seat 2' })).toBeNull()
  expect(choice.selectedOptions[0].text).toBe('Blue')
  expect([...choice.options].filter(({ disabled }) => disabled).map(({ text }) => text)).toEqual(['Brick red'])
  fireEvent.change(choice, { target: { value: '5' } })
  await waitFor(() => expect(changed).toHaveBeenCalledWith(pens))
  expect(asked).toEqual([{ what: 'PUT /tables/t1/colour', body: { colour: 5 } }])
})

test('the host removes a player after a confirmation', async () => {
  const asked = answering({ 'PUT /tables/t1/seats/2': () => waitingTable([ANNA, seat({})], HOST) })
  const { changed } = await open(waitingTable([ANNA, BELA], HOST))
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Béla' }))
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(asked).toEqual([{ what: 'PUT /tables/t1/seats/2', body: { with: 'open' } }])
})

test('a guest takes the seat that was chosen, with words for the randomness: the game may begin at once', async () => {
  const seated = waitingTable([ANNA, seat({}), BELA], { seat: 3 })
  const asked = answering({ 'POST /tables/t1/sit': () => seated })
  const { changed } = await open(waitingTable([ANNA, seat({}), seat({})]))
  expect(screen.queryByRole('combobox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take this seat: seat 3' }))
  await waitFor(() => expect(changed).toHaveBeenCalledWith(seated))
  expect(asked).toEqual([
    { what: 'POST /tables/t1/sit', body: { words: expect.stringMatching(/^[0-9a-f]{32}$/), seat: 3 } },
  ])
  expect(document.activeElement?.textContent).toBe('Who plays')
})

test('a player who is not the host sees who is missing, and has no start button', async () => {
  const { become } = await open(waitingTable([ANNA, BELA, seat({})], { seat: 2 }))
  expect(screen.getByText('Waiting for 1 more player.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull()
  become(waitingTable([ANNA, BELA, seat({ kind: 'person', name: 'Csilla' })], { seat: 2 }))
  expect(screen.getByText('Waiting for Anna to start the game.')).toBeTruthy()
  await screen.findByText('Csilla took seat 3.')
})

const presences = (since: number) => ({
  seats: [null, { isHere: true, since }],
  patience: 180_000,
  ahead: 0,
})

test('the host of a rematch waits until all have said yes, and can replace a player after the stated time', async () => {
  const at = Date.now()
  const room = waitingTable([ANNA, { ...BELA, hasWords: false, isAsked: true }], HOST)
  const full = { ...room, table: { ...room.table, createdAt: at } }
  const asked = answering({})
  const { become } = await open(full, presences(at))
  expect(screen.getByText('has not answered yet')).toBeTruthy()
  expect(screen.getByText(/^Waiting for Béla to say yes to the rematch\. From /)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  expect(asked).toEqual([])
  expect(screen.queryByRole('button', { name: 'Remove: Béla' })).toBeNull()
  become({ ...full, table: { ...full.table, createdAt: at - 180_000 } })
  expect(screen.getByText('Waiting for Béla to say yes to the rematch.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove: Béla' })).toBeTruthy()
  become(waitingTable([ANNA, BELA], HOST))
  expect(screen.getByText('All seats are taken.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start the game' }).getAttribute('aria-disabled')).toBe('false')
})

test('a player who is asked for a rematch says yes with a button, and sends words only with it', async () => {
  const seated = waitingTable([ANNA, BELA], { seat: 2 })
  const asked = answering({ 'POST /tables/t1/sit': () => seated })
  const { changed } = await open(waitingTable([ANNA, { ...BELA, hasWords: false, isAsked: true }], { seat: 2 }))
  fireEvent.click(screen.getByRole('button', { name: 'Join the rematch' }))
  await waitFor(() => expect(changed).toHaveBeenCalledWith(seated))
  expect(asked).toEqual([{ what: 'POST /tables/t1/sit', body: { words: expect.stringMatching(/^[0-9a-f]{32}$/) } }])
})

const WITHOUT_WORDS = { ...ANNA, hasWords: false }

test('random words are sent once the commitment is stored, and both stay in this browser', async () => {
  const stored: unknown[] = []
  const asked = answering({
    'PUT /tables/t1/words': () => {
      stored.push(readNote('t1'))
      return waitingTable([ANNA, BELA], HOST)
    },
  })
  const { changed } = await open(waitingTable([WITHOUT_WORDS, BELA], HOST))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  const [{ what, body }] = asked
  expect(what).toBe('PUT /tables/t1/words')
  const { words } = body as { words: string }
  expect(words).toMatch(/^[0-9a-f]{32}$/)
  expect(stored).toEqual([{ commitment: 'f00d'.repeat(16), pending: words }])
  expect(readNote('t1')).toEqual({ commitment: 'f00d'.repeat(16), words })
  expect(asked).toHaveLength(1)
})

test('words of the player’s own replace the random ones', async () => {
  const asked = answering({ 'PUT /tables/t1/words': () => waitingTable([ANNA, BELA], HOST) })
  const { changed } = await open(waitingTable([ANNA, BELA], HOST))
  expect(screen.getByText(/^Your words are added/)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Your words', hidden: true }), { target: { value: ' tea ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add', hidden: true }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(asked).toEqual([{ what: 'PUT /tables/t1/words', body: { words: 'tea' } }])
  expect(readNote('t1')?.words).toBe('tea')
})

test('the game is not started before the words have arrived', async () => {
  const full = waitingTable([WITHOUT_WORDS, BELA], HOST)
  const answers: Parameters<typeof answering>[0] = { 'POST /tables/t1/start': () => full }
  const asked = answering(answers)
  await open(full)
  const sent = readNote('t1')?.pending
  answers['PUT /tables/t1/words'] = () => waitingTable([ANNA, BELA], HOST)
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(asked.at(-1)?.what).toBe('POST /tables/t1/start'))
  expect(asked.at(-2)).toEqual({ what: 'PUT /tables/t1/words', body: { words: sent } })
})

test('the first commitment stays, whatever the server shows later', async () => {
  const now = waitingTable([ANNA, BELA], HOST)
  const { become } = await open(now)
  become({ ...now, table: { ...now.table, commitment: 'beef'.repeat(16) } })
  expect(readNote('t1')).toEqual({ commitment: 'f00d'.repeat(16) })
})

test('a spectator sends no words', async () => {
  const asked = answering({})
  await open(waitingTable([WITHOUT_WORDS, BELA]))
  expect(readNote('t1')).toEqual({ commitment: 'f00d'.repeat(16) })
  expect(asked).toEqual([])
})

test('the link of the invitation has the code in it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open(waitingTable([ANNA, seat({})], HOST))
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied.')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/online/table/?id=t1&code=KQ7TRA`)
})

test('the link of an open table leads to it without a code, so that all can look at it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { table, ...now } = waitingTable([ANNA, seat({})], HOST)
  await open({ ...now, table: { ...table, visibility: 'open' } })
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied.')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/online/table/?id=t1`)
})

test('the QR code of the invitation is drawn when it is asked for', async () => {
  await open(waitingTable([ANNA, seat({})], HOST))
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'QR code' }))
  const code = await screen.findByRole('img', { name: /QR code/ })
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})

test('leaving leads back to the lobby', async () => {
  answering({ 'POST /tables/t1/leave': () => waitingTable([ANNA, seat({})]) })
  const { where } = await open(waitingTable([ANNA, BELA], { seat: 2 }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }))
  await waitFor(() => expect(where()).toBe('/online/'))
})

test('a refusal of the server is shown', async () => {
  answering({ 'POST /tables/t1/start': () => new Refusal('not-now') })
  await open(waitingTable([ANNA, BELA], HOST))
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await screen.findByText('The table has changed, so this is no longer possible.')
})

test('a replaced card set is named among what was agreed', async () => {
  const now = waitingTable([ANNA, seat({})], HOST)
  await open({ ...now, table: { ...now.table, cards: { id: 'my box', sha256: 'ab' } } })
  screen.getByText('Card set: my box')
})
