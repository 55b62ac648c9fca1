import { expect, test } from 'vitest'
import type { ChosenVariants } from '#engine/options.ts'
import type { SeatPlan } from '../../games/saved-game.ts'
import { type FinishedGame, kindsOf, luckShareOf, mostWinsOf, totalsOf } from './statistics.ts'

const ANNA: SeatPlan = { kind: 'person', name: 'Anna' }
const BELA: SeatPlan = { kind: 'person', name: 'Béla' }
const BOT: SeatPlan = { kind: 'bot', name: 'Steady', bot: 'steady' }

function finished(
  seats: readonly SeatPlan[],
  points: readonly number[],
  variants: ChosenVariants = {},
  title?: string,
) {
  const most = Math.max(...points)
  const winners = points.flatMap((value, i) => (value === most ? [i + 1] : []))
  const result = { winners, points, ...(title !== undefined && { title }) }
  const about = { id: 'a', game: 'g', startedAt: 1, changedAt: 2, actions: 3, progress: 1, seed: 's' }
  return { ...about, seats, variants, result } satisfies FinishedGame
}

test('each kind of game has its best, its average and its number', () => {
  const games = [
    finished([ANNA], [120], { requests: true }, 'Newbie mayor'),
    finished([ANNA], [150], {}, 'Above average mayor'),
    finished([ANNA], [101], {}, 'Inexperienced mayor'),
    finished([ANNA, BELA, BOT], [90, 110, 200]),
  ]
  const kinds = kindsOf(games)
  expect(kinds.map(({ isAlone, variants, games: { length } }) => [isAlone, variants, length])).toEqual([
    [true, {}, 2],
    [true, { requests: true }, 1],
    [false, {}, 1],
  ])
  expect(kinds.map(totalsOf)).toEqual([
    { best: 150, bestBy: 'Above average mayor', average: 126 },
    { best: 120, bestBy: 'Newbie mayor', average: 120 },
    { best: 110, bestBy: 'Béla', average: 100 },
  ])
})

test('games with another value of a variant are of another kind', () => {
  const games = [finished([ANNA], [1], { hill: 'high' }), finished([ANNA], [2], { hill: 'steep' })]
  expect(kindsOf(games).map(({ variants }) => variants)).toEqual([{ hill: 'high' }, { hill: 'steep' }])
})

test('in a race the victories of people count', () => {
  const anna = finished([ANNA, BELA, BOT], [4, 3, 2])
  const bela = finished([ANNA, BELA, BOT], [2, 4, 3])
  const bot = finished([BELA, BOT], [3, 4])
  const mostWins = (...games: FinishedGame[]) => kindsOf(games).map(mostWinsOf)
  expect(mostWins(anna, bela, bot, anna)).toEqual([{ wins: 2, by: ['Anna'] }])
  expect(mostWins(anna, bela, bot)).toEqual([{ wins: 1, by: ['Anna', 'Béla'] }])
  expect(mostWins(bot)).toEqual([{ wins: 0, by: [] }])
})

test('games of bots alone do not count', () => {
  expect(kindsOf([finished([BOT], [300], {}, 'God-level mayor')])).toEqual([])
})

test('the share of luck counts both directions of luck, and only the named player among several people', () => {
  const analysed = [
    { ...finished([ANNA, BELA], [1, 2]), balance: [luck(-0.3, 0.1), luck(0.5, 0.5)] },
    { ...finished([ANNA, BOT], [1, 2]), balance: [luck(0.2, 0.4), luck(0.9, 0)] },
  ]
  const games = [...analysed, ...analysed, finished([ANNA, BELA], [3, 4])]
  expect(luckShareOf({ games }, 'Anna')).toEqual({ share: 0.5, games: 4 })
  expect(luckShareOf({ games })).toEqual({ share: 0.5, games: 4 })
  // At a table with a bot there is only one person, whatever the name was then.
  expect(luckShareOf({ games }, 'Béla')?.share).toBeCloseTo(0.7 / 1.6)
  // One or two analysed games say nothing, such as "100%".
  expect(luckShareOf({ games: analysed }, 'Anna')).toBeUndefined()
})

function luck(gave: number, cost: number) {
  return { luck: gave, loss: cost }
}
