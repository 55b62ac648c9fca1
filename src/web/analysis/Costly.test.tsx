import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { spotOf } from '#bots/puzzle.ts'
import type { GameRecord } from '#engine/record.ts'
import { findEntrance } from '#games/index.ts'
import { readMove } from '#games/machi-koro/rules/notation.ts'
import { ownLoss, ownPuzzles } from '../puzzles/solver.ts'
import { openReplay, type Replay } from '../replay/open-replay.ts'
import { recordToLink } from '../replay/record-link.ts'
import { recordingOf } from '../replay/recording.ts'
import { library } from '../storage/library.ts'
import { expert } from '../text/en/expert.ts'
import { estimateWords } from '../text/estimate-words.ts'
import { Costly } from './Costly.tsx'
import type { SeatAnalysis } from './seat-analysis.ts'

const GAME = 'machi-koro'
const { analysis, estimate } = expert

beforeAll(() => library.open())

async function replayOf(record: GameRecord): Promise<Replay> {
  const opened = await openReplay({ kind: 'link', text: await recordToLink(record) }, (seat) => `P${seat}`)
  if (!opened.ok) throw new Error(opened.problem.kind)
  return opened.replay
}

/** Shows one costly turn of seat 1: building what is built first, where something else was better. */
async function showCostlyTurn(replay: Replay) {
  const recording = recordingOf(replay.session, replay.face)
  const { game, log, states } = recording
  const isBuilding = (action: string) => readMove(action).kind === 'build'
  const from = log.findIndex(({ seat, action }) => seat === 1 && isBuilding(action))
  const others = Array.from(game.legalActions(states[from], 1), (action) => game.format(action))
  const plan = others.filter((action) => action !== log[from].action && isBuilding(action)).slice(0, 1)
  const forecast = { chances: [0.5, 0.5] }
  const reason = { reason: 'income', values: {} }
  const review = { seat: 1, from, to: from + 1, forecast, best: 0.62, done: 0.5, loss: 0.12, plan, reason }
  const boardTexts = await findEntrance(GAME)?.loadTexts('en')
  const hints = await replay.face.loadHints(boardTexts)
  const estimates = estimateWords('race', estimate, 'en')
  const subject = { replay, recording, goal: 'race' as const, boardTexts, hints, texts: analysis, estimates }
  const course = { seat: 1, name: 'P1', costly: [review] } as unknown as SeatAnalysis
  render(<Costly {...{ subject, courses: [course], seat: 1, isWhole: true, onSeat() {}, onPoint() {} }} />)
  return { game, from, plan, played: log[from].action, state: states[from] }
}

test('a costly turn of the player becomes a puzzle of their own, and its page opens', async () => {
  const record = JSON.parse(readFileSync(`tests/golden/${GAME}/two.json`, 'utf8'))
  const { game, plan, played, state } = await showCostlyTurn(await replayOf(record))
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${analysis.tryAsPuzzle}$`) }))
  const [puzzle] = ownPuzzles(GAME)
  expect(puzzle).toMatchObject({ best: plan, obvious: [played], seat: 1 })
  expect(game.position(spotOf(game, puzzle).state)).toEqual(game.position(state))
  expect(ownLoss(puzzle, estimate, 'en')).toBe('12%')
  expect(location.pathname).toBe('/puzzles/')
  expect(new URLSearchParams(location.search).get('puzzle')).toBe(puzzle.id)
  expect(ownPuzzles('lokomoto')).toEqual([])
})

test('a game with cards of its own gives no puzzles, because their page loads the standard cards', async () => {
  const record = JSON.parse(readFileSync(`tests/golden/${GAME}/two.json`, 'utf8'))
  const replay = await replayOf(record)
  await showCostlyTurn({ ...replay, record: { ...replay.record, cards: { id: 'other', sha256: 'ab' } } })
  expect(screen.queryByRole('button', { name: new RegExp(`${analysis.tryAsPuzzle}$`) })).toBeNull()
})
