import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Daily, DailyDeal } from '#wire/daily.ts'
import { answering, show } from '../online/lobby/testing/fake-server.tsx'
import { daily as texts } from '../text/en/daily.ts'
import { DailyPage } from './DailyPage.tsx'

const HOUR = 3_600_000
const DATE = '2026-11-16'
const NOW = Date.parse('2026-11-16T19:00:00Z')

/** Five hours behind UTC. */
beforeEach(() => vi.stubEnv('TZ', 'America/Lima'))
afterEach(() => vi.unstubAllEnvs())

function dealOf(game: string, facts: Partial<DailyDeal> = {}): DailyDeal {
  return {
    game,
    commitment: 'f00d',
    secret: null,
    players: 2,
    bot: 'steady',
    results: 0,
    you: null,
    expert: 180,
    best: null,
    ...facts,
  }
}

const LOST = { table: 't1', isOver: true, points: 40, hasWon: false, place: 1 }

function dayOf(facts: Partial<Daily>): Daily {
  const endsAt = NOW + 5 * HOUR
  return {
    date: DATE,
    today: DATE,
    now: NOW,
    endsAt,
    countsUntil: endsAt + 3 * HOUR,
    deals: [dealOf('rail-on-the-hill'), dealOf('machi-koro', { results: 1, you: LOST })],
    tomorrow: [],
    streak: null,
    ...facts,
  }
}

function serverWith(day: () => Daily) {
  const table = { from: DATE, to: DATE, rows: [], people: 0 }
  answering({
    'GET /me': () => ({ id: 'u1', name: 'Anna', kind: 'guest' }),
    'GET /daily': day,
    [`GET /daily?date=${DATE}`]: day,
    [`GET /daily/results/rail-on-the-hill?span=day&date=${DATE}`]: () => table,
    [`GET /daily/results/machi-koro?span=day&date=${DATE}`]: () => table,
    'GET /daily/months/2026-11': () => ({ days: [{ date: DATE, isOpen: true, results: [] }] }),
  })
}

test('the time to the next deals is right after the page was hidden for an hour', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const timers = vi.spyOn(globalThis, 'setInterval')
  let now = NOW
  serverWith(() => dayOf({ now }))
  show(<DailyPage />, '/daily/')
  await screen.findByText(texts.next(5, 0))
  now += HOUR
  vi.setSystemTime(now)
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(texts.next(4, 0))
  const ticks = timers.mock.calls.filter(([, ms]) => ms === 30_000)
  act(() => {
    for (const [tick] of ticks) tick()
  })
  screen.getByText(texts.next(4, 0))
})

test('a day has the same date west of UTC', async () => {
  serverWith(() => dayOf({ today: '2026-11-18' }))
  show(<DailyPage />, `/daily/?date=${DATE}`)
  await screen.findByText(texts.past('16 Nov 2026'))
  await screen.findByRole('link', { name: '16 Nov 2026' })
})

test('times are those of this browser, with the day if it is another', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  serverWith(() => dayOf({}))
  show(<DailyPage />, '/daily/')
  // Three in the morning UTC.
  await screen.findByText(texts.later('22:00'))
})

test('the only result has no place, and its game is the one whose results are shown first', async () => {
  serverWith(() => dayOf({}))
  show(<DailyPage />, '/daily/')
  const card = within((await screen.findByRole('heading', { name: 'Machi Koro' })).closest('li') ?? document.body)
  expect(card.getByText(/Lost/).textContent).toBe(`Lost · ${texts.noOthers}`)
  expect(screen.getByLabelText(texts.whichGame)).toHaveProperty('value', 'machi-koro')
})
