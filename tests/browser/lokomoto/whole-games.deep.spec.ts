import { type Move, readMove } from '#games/lokomoto/rules/notation.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import type { LokoState } from '#games/lokomoto/rules/state.ts'
import type { SeatPlan } from '#web/games/saved-game.ts'
import { hurryBots, openTable, savedGame, startGame } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { Person } from '../support/person.ts'
import { playUntil } from '../support/play.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { LokoFingers } from './fingers.ts'
import { tested as loko } from './game.ts'
import { LokoHands } from './hands.ts'

const SEATS: readonly SeatPlan[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Bea', bot: 'easy' },
  { kind: 'bot', name: 'Cleo', bot: 'easy' },
]

const FEW_SECTIONS = 8

function freeSections(state: LokoState): number {
  return Object.values(lokomoto.view(state, 'spectator').sections).filter((mark) => mark === 'free').length
}

/** Starts the game of a link, plays it to the end and reads the winner. */
async function playWhole(hands: LokoHands, setUp: string, seed: string): Promise<readonly Move[]> {
  await hurryBots(hands.page)
  await startGame(hands.device, loko, `${setUp}&seed=${seed}`)
  return playToTheEnd(hands, seed)
}

async function playToTheEnd(hands: LokoHands, seed: string): Promise<readonly Move[]> {
  const { page, table } = hands
  const { state, log } = await new Person(loko, hands, seed).playUntil()
  const { winners, scores } = lokomoto.standing(state)
  const { name } = (await savedGame(page)).seats[winners[0] - 1]
  await expect(table.result).toContainText(name)
  await expect(table.result).toContainText(String(scores[winners[0] - 1].total))
  await page.goto('/scores/')
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  return log.map(({ action }) => readMove(lokomoto.format(action)))
}

test('two people and a bot play a whole game with a mouse, and do everything', async ({ page }) => {
  const taken = await playWhole(new LokoHands(new Mouse(page)), 'players=3&bots=1&first=1', 'b')
  expect(new Set(taken.map(({ kind }) => kind))).toEqual(new Set(['draw', 'reserve', 'buy']))
  const shapes = taken.flatMap((move) => (move.kind === 'buy' ? [move.shape] : []))
  expect(shapes, 'a purchase without a shape').toContain(undefined)
  expect(new Set(shapes).size, 'and one with a shape').toBeGreaterThan(1)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a player plays a whole game against two bots with taps', async ({ page }) => {
    await playWhole(new LokoFingers(page), 'players=3&bots=2', 'tea')
  })

  test('a player plays the last turns of a game against two bots with taps', async ({ page }) => {
    const late = playUntil(loko, { players: 3 }, 'tea', ({ state }) => freeSections(state) <= FEW_SECTIONS)
    await hurryBots(page)
    await openTable(page, loko, late, { seats: SEATS })
    await playToTheEnd(new LokoFingers(page), 'tea')
  })
})
