import { expect, test } from 'vitest'
import type { SeatPlan } from '../../games/saved-game.ts'
import { type FinishedGame, statisticsOf } from './statistics.ts'

const ANNA: SeatPlan = { kind: 'person', name: 'Anna' }
const BELA: SeatPlan = { kind: 'person', name: 'Béla' }
const BOT: SeatPlan = { kind: 'bot', name: 'Steady', bot: 'steady' }

function finished(seats: readonly SeatPlan[], points: readonly number[], variants: string[], title?: string) {
  const result = { winners: [1], points, ...(title !== undefined && { title }) }
  const about = { id: 'a', game: 'g', startedAt: 1, changedAt: 2, actions: 3, progress: 1, seed: 's' }
  return { ...about, seats, variants, result } satisfies FinishedGame
}

test('each kind of game has its best, its average and its number', () => {
  const games = [
    finished([ANNA], [120], ['requests'], 'Newbie mayor'),
    finished([ANNA], [150], [], 'Above average mayor'),
    finished([ANNA], [101], [], 'Inexperienced mayor'),
    finished([ANNA, BELA, BOT], [90, 110, 200], []),
  ]
  expect(statisticsOf(games)).toEqual([
    { game: 'g', isAlone: true, variants: [], games: 2, best: 150, bestBy: 'Above average mayor', average: 126 },
    { game: 'g', isAlone: true, variants: ['requests'], games: 1, best: 120, bestBy: 'Newbie mayor', average: 120 },
    { game: 'g', isAlone: false, variants: [], games: 1, best: 110, bestBy: 'Béla', average: 100 },
  ])
})

test('games of bots alone do not count', () => {
  expect(statisticsOf([finished([BOT], [300], [], 'God-level mayor')])).toEqual([])
})
