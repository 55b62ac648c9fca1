import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findEntrance } from '#games/index.ts'
import { listGames, loadGame } from '../games/saved-game.ts'
import { PageTexts } from '../pages/PageFrame.tsx'
import { expert } from '../text/en/expert.ts'
import { texts } from '../text/en/shell.ts'
import { TextsProvider } from '../text/TextsContext.tsx'
import { openReplay, type Replay } from './open-replay.ts'
import { comparedAt, cutRecord, playOn, tryFrom } from './play-on.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { recordToLink } from './record-link.ts'
import { type Recording, recordingOf } from './recording.ts'
import { fakeFace, goldenRecord, sessionOf } from './testing/golden.ts'

const record = goldenRecord('two')
const replay: Replay = {
  source: { kind: 'link', text: '' },
  link: '',
  record,
  session: sessionOf(record, 2),
  face: fakeFace,
  isRunning: false,
  isResultWrong: false,
}

beforeEach(() => localStorage.clear())

describe('a record that is cut', () => {
  test('ends at its moment and has no result', () => {
    const cut = cutRecord({ ...record, comment: 'kept' } as typeof record, 12)
    expect(cut.actions).toEqual(record.actions.slice(0, 12))
    expect(cut).toMatchObject({ seed: record.seed, comment: 'kept' })
    expect(cut).not.toHaveProperty('result')
  })
})

describe('playing on', () => {
  test('keeps a new game that stands at the moment', () => {
    const id = playOn(replay, 40)
    expect(loadGame(id)).toMatchObject({
      record: cutRecord(record, 40),
      seats: [
        { kind: 'person', name: 'P1' },
        { kind: 'person', name: 'P2' },
      ],
    })
    expect(listGames()).toMatchObject([{ id, actions: 40 }])
    expect(listGames()[0]).not.toHaveProperty('result')
  })
})

const { analysis } = expert

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/replay/')
})

async function opened(game: string): Promise<Replay> {
  const link = await recordToLink(JSON.parse(readFileSync(`tests/golden/${game}/two.json`, 'utf8')))
  const result = await openReplay({ kind: 'link', text: link }, (seat) => `P${seat}`)
  if (!result.ok) throw new Error(result.problem.kind)
  return result.replay
}

/** A moment in the middle of a game at which a turn begins, and something else that could have been done. */
function choiceIn({ game, log, states, borders }: Recording): { readonly at: number; readonly other: string } {
  for (const at of borders.slice(Math.floor(borders.length / 2))) {
    const seat = log[at]?.seat
    if (seat === undefined) continue
    for (const action of game.legalActions(states[at], seat)) {
      const other = game.format(action)
      if (other !== log[at].action) return { at, other }
    }
  }
  throw new Error('there is no choice')
}

describe.each(['rail-on-the-hill', 'machi-koro', 'lokomoto'])('a better move of %s', (id) => {
  test('is marked on the board beside what was played, and can be tried', async () => {
    const replay = await opened(id)
    const recording = recordingOf(replay.session, replay.face)
    const { at, other } = choiceIn(recording)
    const { seat } = recording.log[at]
    const board = await findEntrance(id)?.loadTexts('en')
    await act(async () =>
      render(
        <TextsProvider first={texts}>
          <PageTexts>
            <ReplayTable replay={replay} texts={board} start={{ at, detail: { seat, better: [other] } }} />
          </PageTexts>
        </TextsProvider>,
      ),
    )
    const better = await screen.findByRole('button', { name: new RegExp(`^${analysis.better}`) }, { timeout: 60_000 })
    expect(better.getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelectorAll('[data-hint]').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${analysis.was}`) }))
    expect(better.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: analysis.tryIt }))
    await waitFor(() => expect(location.pathname).toBe('/table/'), { timeout: 60_000 })
    expect(history.state).toEqual({ tried: [other] })
    const saved = loadGame(new URLSearchParams(location.search).get('game') ?? '')
    expect(saved?.record.actions.length).toBe(at)
    expect(saved?.seats.map(({ kind }) => kind)).toEqual([1, 2].map((each) => (each === seat ? 'person' : 'bot')))
  })
})

test('what is against the rules is not compared', async () => {
  const replay = await opened('machi-koro')
  const recording = recordingOf(replay.session, replay.face)
  expect(comparedAt(replay, recording, 0, ['nonsense'])).toBeUndefined()
  expect(comparedAt(replay, recording, recording.last, ['roll 1'])).toBeUndefined()
})

test('a move is tried against the bots of the game', async () => {
  const replay = await opened('machi-koro')
  const seats = [
    { kind: 'bot', name: 'Bo', bot: 'easy', colour: 3 },
    { kind: 'person', name: 'Ann' },
  ] as const
  const played = { ...replay, session: Object.create(replay.session, { seats: { value: seats } }) }
  const move = { at: 4, better: { plan: ['a', 'b'] } }
  expect(loadGame(tryFrom(played, { ...move, seat: 2 }).id)?.seats).toEqual(seats)
  const { id, rest } = tryFrom(played, { ...move, seat: 1 }, 'a')
  expect(rest).toEqual(['b'])
  expect(loadGame(id)?.record.actions[4]).toEqual([1, 'a'])
  expect(loadGame(id)?.seats).toEqual([
    { kind: 'person', name: 'Bo', colour: 3 },
    { kind: 'bot', name: 'Ann', bot: 'steady' },
  ])
})
