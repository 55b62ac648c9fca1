import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageFrame } from '../../pages/PageFrame.tsx'
import { mayHaveTables, noteTables } from '../own-tables.ts'
import { OwnTables } from './OwnTables.tsx'
import { listedTable, lobbyOf, show } from './testing/fake-server.tsx'

const requests: string[] = []
let mine = [listedTable({ yourSeat: 1, active: [1] }), listedTable({ id: 't2', yourSeat: 1, active: [2] })]

beforeEach(() => {
  localStorage.clear()
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(lobbyOf({ mine }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

afterAll(() => vi.useRealTimers())

const page = (
  <PageFrame title="A page">
    <p>content</p>
  </PageFrame>
)

test('a browser that never had an online table asks the server for none', async () => {
  show(page)
  await screen.findByText('content')
  expect(requests).toEqual([])
})

test('the navigation says at how many tables it is the turn of the user, and the page lists them', async () => {
  noteTables(true)
  show(
    <PageFrame title="A page">
      <OwnTables />
    </PageFrame>,
  )
  await screen.findByRole('link', { name: 'Online Your turn: 1' })
  expect(await screen.findByRole('link', { name: 'Play: Machi Koro with Béla' })).toBeTruthy()
  expect(requests).toEqual(['/api/lobby'])
})

test('without tables the user is not asked for again', async () => {
  noteTables(true)
  mine = []
  vi.setSystemTime(Date.now() + 60_000)
  show(page)
  await waitFor(() => expect(mayHaveTables()).toBe(false))
})
