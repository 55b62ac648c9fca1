import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Profile } from '#wire/profiles.ts'
import { answering, Refusal, show } from '../online/lobby/testing/fake-server.tsx'
import { profile as texts } from '../text/en/account.ts'
import { ProfilePage } from './ProfilePage.tsx'

const ANNA = { id: 'u1', name: 'Anna', kind: 'account' }
const RATING = { value: 1620, uncertainty: 310, isProvisional: true, games: 1, wins: 1, best: 41 }

/** What the owner of a profile with one rated game is told. */
const OWN: Profile = {
  name: 'Anna',
  isYou: true,
  visibleTo: 'nobody',
  games: [
    {
      game: 'lokomoto',
      rating: RATING,
      results: [
        {
          table: 't1',
          at: 0,
          players: 2,
          place: 1,
          points: 41,
          hasLeft: false,
          rating: 1620,
          uncertainty: 310,
          change: 120,
          uncertaintyChange: -190,
          others: ['Bea'],
        },
      ],
      unrated: { games: 0, wins: 0 },
      daily: null,
    },
  ],
  opponents: [{ name: 'Bea', games: 1, ahead: 1, behind: 0 }],
}

/** What others are told: not the table, and no opponent whose profile they may not see. */
const OF_ANOTHER: Profile = {
  ...OWN,
  isYou: false,
  visibleTo: null,
  games: OWN.games.map((game) => ({
    ...game,
    results: game.results.map((result) => ({ ...result, table: null, others: [] })),
  })),
  opponents: [],
}

test('the owner sees rating, results and opponents, and chooses who else does', async () => {
  let visibleTo = OWN.visibleTo
  const asked = answering({
    'GET /me': () => ANNA,
    'GET /profiles/Anna': () => ({ ...OWN, visibleTo }),
    'PUT /me/profile': (wish) => {
      visibleTo = (wish as Pick<Profile, 'visibleTo'>).visibleTo
    },
  })
  show(<ProfilePage />, '/player/')
  expect(await screen.findByText(texts.rating(1620, 310))).toBeDefined()
  expect(screen.getByText(texts.provisional)).toBeDefined()
  expect(screen.getByText(texts.change('+120'))).toBeDefined()
  const opponents = within(screen.getByRole('region', { name: texts.opponents }))
  expect(opponents.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe('/player/?name=Bea')
  expect(screen.getByRole('link', { name: /^Look at the game/ }).getAttribute('href')).toBe('/online/table/?id=t1')

  fireEvent.click(screen.getByRole('radio', { name: texts.readers.everybody }))
  await waitFor(() => expect(asked).toEqual([{ what: 'PUT /me/profile', body: { visibleTo: 'everybody' } }]))
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: texts.readers.everybody })
  await waitFor(() => expect(chosen.checked).toBe(true))
})

test('others see neither the choice nor a way to the game', async () => {
  answering({ 'GET /me': () => null, 'GET /profiles/Anna': () => OF_ANOTHER })
  show(<ProfilePage />, '/player/?name=Anna')
  expect(await screen.findByText(texts.rating(1620, 310))).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Look at the game/ })).toBeNull()
  expect(screen.queryByText(texts.opponents)).toBeNull()
})

test('a profile that is not shown to the reader looks like one that is missing', async () => {
  answering({ 'GET /me': () => null, 'GET /profiles/Anna': () => new Refusal('not-found') })
  show(<ProfilePage />, '/player/?name=Anna')
  expect(await screen.findByText(texts.missing)).toBeDefined()
})

test('a guest is told that an account is needed', async () => {
  answering({ 'GET /me': () => ({ ...ANNA, kind: 'guest' }) })
  show(<ProfilePage />, '/player/')
  expect(await screen.findByText(new RegExp(texts.guest))).toBeDefined()
  expect(screen.getByRole('link', { name: texts.account })).toBeDefined()
})
