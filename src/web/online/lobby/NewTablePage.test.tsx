import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { addCardSet } from '../../games/card-files.ts'
import { bytesOf, richPlans } from '../../games/testing/card-files.ts'
import { NewTablePage } from './NewTablePage.tsx'
import { ANNA, answering, Refusal, seat, show, waitingTable } from './testing/fake-server.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ME = { id: 'u1', name: 'Anna', kind: 'guest' }
const MADE = waitingTable([ANNA, seat({})])

async function open(answers: Parameters<typeof answering>[0]) {
  const asked = answering(answers)
  const { where } = show(<NewTablePage gameId="rail-on-the-hill" />)
  await screen.findByRole('button', { name: 'Create table' })
  return { asked, where }
}

function choose(seatNumber: number, kind: string) {
  const row = screen.getByRole('group', { name: `Who plays seat ${seatNumber}` })
  fireEvent.click(within(row).getByRole('radio', { name: kind }))
}

function chosen(): (string | null | undefined)[] {
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked, value }) => checked && ['me', 'open', 'bot'].includes(value))
    .map(({ value }) => value)
}

test('asks the server for exactly what was chosen, and goes to the table', async () => {
  const { asked, where } = await open({ 'GET /me': () => ME, 'POST /tables': () => MADE })
  fireEvent.click(screen.getByRole('button', { name: 'Add a seat' }))
  choose(3, 'Bot')
  fireEvent.change(screen.getByRole('combobox', { name: 'Bot on seat 3' }), { target: { value: 'easy' } })
  choose(2, 'Me')
  fireEvent.click(screen.getByRole('checkbox', { name: /Simultaneous/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Public' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Clock' }), { target: { value: 'turn 300' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  expect(asked.at(-1)?.body).toEqual({
    game: 'rail-on-the-hill',
    options: { players: 3, simultaneous: true },
    visibility: 'open',
    clock: { kind: 'turn', seconds: 300 },
    seats: ['open', 'me', { bot: 'easy' }],
    request: expect.stringMatching(/^\w{16}$/),
  })
})

test('the host chooses who begins, told the printed way, and after how long a bot may play for an absent player', async () => {
  const { asked } = await open({ 'GET /me': () => ME, 'POST /tables': () => MADE })
  const change = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  expect(screen.getByText(/boarded a train most recently/)).toBeTruthy()
  change('Starting player', '2')
  change('A bot may play for an absent player', '3600')
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0].body).toMatchObject({
    options: { players: 2, first: 2 },
    clock: { kind: 'none', patience: 3600 },
  })
  cleanup()
  await open({ 'GET /me': () => ME })
  expect(screen.getByRole('combobox', { name: 'Starting player' })).toHaveProperty('value', '')
  change('Clock', 'turn 300')
  expect(screen.queryByRole('combobox', { name: 'A bot may play for an absent player' })).toBeNull()
})

test('an account can choose a rated game, which has a clock and no bots; a guest cannot', async () => {
  const { asked } = await open({ 'GET /me': () => ({ ...ME, kind: 'account' }), 'POST /tables': () => MADE })
  const rated = await screen.findByRole<HTMLInputElement>('radio', { name: 'Rated' })
  choose(2, 'Bot')
  fireEvent.click(rated)
  expect(chosen()).toEqual(['me', 'open'])
  const clock = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Clock' })
  expect(within(clock).queryByRole('option', { name: 'No clock' })).toBeNull()
  expect(clock.selectedOptions[0].textContent).toBe('30 minutes each')
  expect(screen.getByText(/A rated game needs a clock/).id).toBe(clock.getAttribute('aria-describedby'))
  choose(2, 'Bot')
  expect(rated.checked, 'a bot ends it').toBe(false)
  expect(clock.value, 'and the clock was chosen only for it').toBe('none')
  fireEvent.click(rated)
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0].body).toMatchObject({
    seats: ['me', 'open'],
    isRated: true,
    clock: { kind: 'bank', seconds: 1800 },
  })
  cleanup()
  await open({ 'GET /me': () => ME })
  await screen.findByText('Anna')
  expect(screen.queryByRole('radio', { name: 'Rated' })).toBeNull()
})

test('a table can be played with one of the card sets of this browser', async () => {
  const text = richPlans(1)
  const added = await addCardSet(railOnTheHill, 'rich.json', bytesOf(text))
  if (!added.ok) throw new Error(added.problem.kind)
  const { asked } = await open({ 'GET /me': () => ME, 'POST /tables': () => MADE })
  const choice = screen.getByRole('combobox', { name: 'Card set' })
  expect(choice).toHaveProperty('value', '')
  fireEvent.change(choice, { target: { value: added.value.sha256 } })
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0].body).toMatchObject({ cards: { id: 'rich', text } })
  cleanup()
  await open({ 'GET /me': () => ME })
  expect(screen.getByRole('combobox', { name: 'Card set' })).toHaveProperty('value', '')
})

/** The choice of card sets, once the samples of the game are there. */
async function cardSets(): Promise<HTMLSelectElement> {
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Card set' })
  await waitFor(() => expect(choice.options.length).toBeGreaterThan(1))
  return choice
}

test('the sample sets of the game are offered beside its standard cards', async () => {
  await open({ 'GET /me': () => ME })
  const { options } = await cardSets()
  expect(Array.from(options, ({ text }) => text)).toEqual(['Standard cards', 'Boulevards'])
})

/** Chooses the sample set. Its file has arrived when `arrive` was called. */
async function chooseSample() {
  const cards = await cardSets()
  const text = readFileSync(join(import.meta.dirname, '../../public/sets/boulevards.json'), 'utf8')
  const arrive = await new Promise<() => void>((asked) => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/sets/') ? new Promise((answer) => asked(() => answer(new Response(text)))) : fetch(url, init),
    )
    fireEvent.change(cards, { target: { value: cards.options[1].value } })
  })
  return { cards, arrive }
}

test('what is chosen while a sample set loads is kept', async () => {
  await open({ 'GET /me': () => ME })
  const { cards, arrive } = await chooseSample()
  choose(2, 'Bot')
  arrive()
  await waitFor(() => expect(cards.selectedIndex).toBe(1))
  expect(chosen()).toEqual(['me', 'bot'])
})

test('a table is not created before its sample set has loaded', async () => {
  const { asked } = await open({ 'GET /me': () => ME, 'POST /tables': () => MADE })
  const { cards, arrive } = await chooseSample()
  const create = screen.getByRole('button', { name: 'Create table' })
  fireEvent.click(create)
  expect(cards.selectedIndex, 'the choice stays').toBe(1)
  await screen.findByText('The cards are loading.')
  arrive()
  await waitFor(() => expect(screen.queryByText('The cards are loading.')).toBeNull())
  expect(asked).toEqual([])
  fireEvent.click(create)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0].body).toMatchObject({ cards: { id: 'Boulevards' } })
})

test('a sample set that arrives after another choice does not replace it', async () => {
  await open({ 'GET /me': () => ME })
  const { cards, arrive } = await chooseSample()
  fireEvent.change(cards, { target: { value: '' } })
  const before = localStorage.length
  arrive()
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(before))
  await new Promise((resolve) => setTimeout(resolve))
  expect(cards.value).toBe('')
})

test('the next table of the game begins with the same choice', async () => {
  await open({ 'GET /me': () => ME, 'POST /tables': () => MADE })
  choose(2, 'Bot')
  fireEvent.change(screen.getByRole('combobox', { name: 'Clock' }), { target: { value: 'bank 604800' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  cleanup()
  await open({ 'GET /me': () => ME })
  expect(chosen()).toEqual(['me', 'bot'])
  expect(screen.getByRole('combobox', { name: 'Clock' })).toHaveProperty('value', 'bank 604800')
})

test('I sit on exactly one seat, whatever is chosen', async () => {
  await open({ 'GET /me': () => ME })
  choose(1, 'Bot')
  expect(chosen()).toEqual(['bot', 'me'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove seat 2' }))
  expect(chosen()).toEqual(['me'])
  choose(1, 'Open')
  expect(chosen()).toEqual(['me'])
})

test('a user who is no longer known is asked for a name, and then the same table is requested again', async () => {
  let isNamed = false
  const { asked, where } = await open({
    'GET /me': () => ME,
    'POST /tables': () => (isNamed ? MADE : new Refusal('not-signed-in')),
    'POST /me': () => {
      isNamed = true
      return ME
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'Anna' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  const wishes = asked.filter(({ what }) => what === 'POST /tables').map(({ body }) => body)
  expect(wishes).toHaveLength(2)
  expect(wishes[0]).toEqual(wishes[1])
})

test('a table is requested again with the same id when its answer was lost, and the next table with another', async () => {
  let failures = 1
  const { asked, where } = await open({
    'GET /me': () => ME,
    'POST /tables': () => (failures-- > 0 ? new Refusal('unavailable') : MADE),
  })
  const create = screen.getByRole('button', { name: 'Create table' })
  fireEvent.click(create)
  await screen.findByText(/nothing is done twice/)
  fireEvent.click(create)
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  fireEvent.click(create)
  await waitFor(() => expect(asked.filter(({ what }) => what === 'POST /tables')).toHaveLength(3))
  const [lost, again, next] = asked.filter(({ what }) => what === 'POST /tables').map(({ body }) => body)
  expect(again).toEqual(lost)
  expect(next).not.toEqual(lost)
})

test('a visitor who presses before the page knows them is asked for a name, and the server refuses nothing', async () => {
  let answer: (me: null) => void = () => undefined
  const known = new Promise<null>((resolve) => {
    answer = resolve
  })
  const { asked, where } = await open({
    'GET /me': () => known,
    'POST /tables': () => MADE,
    'POST /me': () => ME,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  answer(null)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'Anna' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  expect(asked.map(({ what }) => what)).toEqual(['POST /me', 'POST /tables'])
})

test('a server that does not answer is reported, and the form stays as it is', async () => {
  await open({ 'GET /me': () => ME })
  choose(2, 'Bot')
  fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
  await screen.findByText('Cannot reach the server. Please try again.')
  expect(chosen()).toEqual(['me', 'bot'])
})
