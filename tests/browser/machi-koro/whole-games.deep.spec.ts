import { type Move, readMove } from '#games/machi-koro/rules/notation.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { hurryBots, openTable, savedGame, startGame } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { isAmong, type Moves } from '../support/moves.ts'
import { Person } from '../support/person.ts'
import { playUntil } from '../support/play.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { Touch } from '../support/touch.ts'
import { tested as machi, SEEDS } from './game.ts'
import { MachiHands } from './hands.ts'
import { MachiKeyboard } from './keyboard.ts'
import { type MachiMatch, moments } from './moments.ts'

const EVERYTHING: readonly Moves<Move>[] = [
  { kind: 'roll', dice: 1 },
  { kind: 'roll', dice: 2 },
  { kind: 'reroll', dice: 1 },
  { kind: 'reroll', dice: 2 },
  { kind: 'stand' },
  { kind: 'tv' },
  { kind: 'swap' },
  { kind: 'noswap' },
  { kind: 'build' },
  { kind: 'pass' },
]

/** Whether every kind of action was taken. */
function hasEverything({ log }: MachiMatch): boolean {
  const taken = log.map(({ action }) => readMove(machiKoro.format(action)))
  return EVERYTHING.every((moves) => taken.some((move) => isAmong(move, moves)))
}

/** A game in which people take every kind of action if they follow the advice. */
function richSeed(players: number): string {
  return playUntil(machi, { players }, SEEDS, (match) => match.isOver && hasEverything(match)).seed
}

/** Starts the game of a link, plays it to the end and reads the winner. */
async function playWhole(hands: MachiHands, setUp: string, seed: string): Promise<MachiMatch> {
  await hurryBots(hands.page)
  await startGame(hands.device, machi, `${setUp}&seed=${seed}`)
  return playToTheEnd(hands, seed)
}

async function playToTheEnd(hands: MachiHands, seed: string): Promise<MachiMatch> {
  const { page, table } = hands
  const match = await new Person(machi, hands, seed).playUntil()
  const [winner] = machiKoro.standing(match.state).winners
  const { name } = (await savedGame(page)).seats[winner - 1]
  await expect(table.result).toContainText(name)
  await page.goto('/scores/')
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  return match
}

test('four people play a whole game with a mouse and do everything', async ({ page }) => {
  const match = await playWhole(new MachiHands(new Mouse(page)), 'players=4', richSeed(4))
  expect(hasEverything(match)).toBe(true)
})

test('four people end a game with a mouse', async ({ page }) => {
  const match = moments.of('tv', { players: 4 })
  await hurryBots(page)
  await openTable(page, machi, match)
  await playToTheEnd(new MachiHands(new Mouse(page)), match.seed)
})

test('two people play a whole game without a pointer and do everything', async ({ page }) => {
  const match = await playWhole(new MachiKeyboard(page), 'players=2', richSeed(2))
  expect(hasEverything(match)).toBe(true)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a player plays a whole game against two bots with taps', async ({ page }) => {
    await playWhole(new MachiHands(new Touch(page)), 'players=3&bots=2', 'tea')
  })
})
