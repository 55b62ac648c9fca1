import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedOf, withProof } from '#fair/fair.ts'
import { testKey } from '#fair/testing/test-key.ts'
import { preload } from '#ui/Part.tsx'
import { PageTexts } from '../pages/PageFrame.tsx'
import { recordOrigin, replay as replayTexts } from '../text/en/pages.ts'
import { texts } from '../text/en/shell.ts'
import { loadPageTexts, TextsProvider } from '../text/TextsContext.tsx'
import type { Replay } from './open-replay.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { fakeFace, goldenRecord, sessionOf } from './testing/golden.ts'

const record = goldenRecord('two')
const LAST = record.actions.length

beforeAll(() => preload(loadPageTexts, 'en'))
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/replay/?game=golden')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(start: number, change: Partial<Replay> = {}) {
  const replay: Replay = {
    source: { kind: 'game', text: 'golden' },
    link: 'PACKED',
    record,
    session: sessionOf(record, 2),
    face: fakeFace,
    isRunning: false,
    isResultWrong: false,
    ...change,
  }
  render(
    <TextsProvider first={texts}>
      <PageTexts>
        <ReplayTable replay={replay} texts={{ refusals: {} }} start={{ at: start, detail: {} }} />
      </PageTexts>
    </TextsProvider>,
  )
}

function board(): DOMStringMap {
  const element = document.querySelector<HTMLElement>('[data-log]')
  if (element === null) throw new Error('there is no board')
  return element.dataset
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

test('the board gets the log up to the moment, and the last action stands in words', () => {
  show(57)
  const [seat, action] = record.actions[56]
  expect(screen.getByText(`${seat}: ${action}`).closest('[aria-live]')).not.toBeNull()
  expect(board()).toMatchObject({ log: '57', shown: String(seat), eyes: String(record.actions[57][0]) })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(`Action 57 of ${LAST}`)
})

test('the secrets of a running game are not shown', () => {
  show(57, { isRunning: true })
  expect(board().eyes).toBe('spectator')
})

test('a result that the actions do not have is said once', () => {
  show(57, { isResultWrong: true })
  expect(screen.getAllByText(replayTexts.wrongResult)).toHaveLength(2)
  press('Next action')
  press('Previous action')
  expect(board().log).toBe('57')
  expect(screen.queryByText(replayTexts.wrongResult)).toBeNull()
})

test('a moment behind the end is the end', () => {
  show(9999)
  expect(board().log).toBe(String(LAST))
  expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull()
})

test('buttons and keys step, and the address follows', () => {
  show(57)
  press('Next action')
  expect(board().log).toBe('58')
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(board().log).toBe('56')
  act(() => vi.advanceTimersByTime(1000))
  expect(location.search).toBe('?game=golden&at=56')
  press('To the beginning')
  press('Previous action')
  expect(board().log).toBe('0')
  act(() => vi.advanceTimersByTime(1000))
  expect(location.search).toBe('?game=golden')
  expect(screen.getByText('The game begins.')).toBeDefined()
})

test('the address of the page that comes next is left alone', () => {
  show(57)
  press('Next action')
  history.pushState(null, '', '/table/?game=other')
  act(() => vi.advanceTimersByTime(1000))
  expect(location.pathname + location.search).toBe('/table/?game=other')
})

test('it plays at the pace of bots, stops at the end and begins again', () => {
  show(LAST - 2)
  press('Play')
  act(() => vi.advanceTimersByTime(950))
  expect(board().log).toBe(String(LAST - 1))
  act(() => vi.advanceTimersByTime(950))
  expect(board().log).toBe(String(LAST))
  press('Play')
  expect(board().log).toBe('0')
  fireEvent.keyDown(document.body, { key: ' ' })
  act(() => vi.advanceTimersByTime(5000))
  expect(board().log).toBe('0')
})

test('the link to a moment has the game inside; where copying is not allowed, that is said', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText }, languages: ['en'] })
  show(57)
  await act(async () => press('Copy link to this moment'))
  expect(writeText.mock.calls[0][0]).toMatch(/\/replay\/#r=PACKED&at=57$/)
  expect(screen.getAllByText(/^Link copied/)[0]).toBeDefined()
  writeText.mockRejectedValue(new Error('no'))
  await act(async () => press('Copy game record'))
  expect(screen.getAllByText('This browser did not allow copying.')[0]).toBeDefined()
  vi.unstubAllGlobals()
})

const PROOF = { secret: 'secret', words: ['', ''] }
const SIGNED = withProof({ ...record, seed: seedOf(PROOF.secret, PROOF.words) }, PROOF, testKey(1))

test.each([
  ['of the server that this browser plays on', testKey(1).publicKey, SIGNED, recordOrigin.known],
  ['of another server', '', SIGNED, recordOrigin.other(testKey(1).publicKey.slice(0, 16))],
  ['that was changed afterwards', testKey(1).publicKey, { ...SIGNED, names: ['Eve', ''] }, recordOrigin.changed],
])('a signed record %s says so when it is opened', async (_, key, signed, text) => {
  vi.useRealTimers()
  localStorage.setItem('hilltop.record-key', JSON.stringify(key))
  show(0, { source: { kind: 'link', text: 'PACKED' }, record: signed })
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

test('an address with another moment moves the replay there, and any other event of the history leaves it', () => {
  history.replaceState(null, '', '/replay/?game=golden&at=57')
  show(57)
  const moments = (address: string) => {
    history.replaceState(null, '', address)
    act(() => {
      window.dispatchEvent(new Event('popstate'))
    })
    return Number(board().log)
  }
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  // The address does not say yet that the replay has moved on.
  expect(moments('/replay/?game=golden&at=57')).toBe(58)
  expect(moments('/replay/?game=golden&at=12')).toBe(12)
  // The next page, and a record that will be opened.
  expect(moments('/rules/')).toBe(12)
  expect(moments('/replay/?game=other')).toBe(12)
})
