import type { GameTypes } from '#engine/game.ts'
import { recordOf } from '#engine/record.ts'
import { tested as loko } from './lokomoto/game.ts'
import { LokoHands } from './lokomoto/hands.ts'
import { LokoKeyboard } from './lokomoto/keyboard.ts'
import { tested as machi } from './machi-koro/game.ts'
import { MachiHands } from './machi-koro/hands.ts'
import { tested as rail } from './rail-on-the-hill/game.ts'
import { RailMouse } from './rail-on-the-hill/mouse.ts'
import { expectAccessible } from './support/axe.ts'
import type { Device } from './support/device.ts'
import { hurryBots, NAMES, openTable, startGame } from './support/games.ts'
import { Mouse } from './support/mouse.ts'
import { Person } from './support/person.ts'
import { matchOf, playUntil } from './support/play.ts'
import { PHONE } from './support/screens.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import type { Hands, TestedGame } from './support/tested-game.ts'
import { Touch } from './support/touch.ts'

/** So many actions are taken after the set-up, bots included. */
const FIRST = 6
/** So many actions are left of a game that is played to its end. */
const LAST = 5

/** A player against a bot, from the set-up on. */
async function begin<T extends GameTypes>(game: TestedGame<T>, hands: Hands<T> & { device: Device }): Promise<void> {
  const { page, device } = hands
  await hurryBots(page)
  await startGame(device, game, 'seats=person,random&first=1&seed=begun')
  await new Person(game, hands, 'begun').playUntil(({ log }) => log.length >= FIRST)
}

/** People who see everything, up to the result. */
async function end<T extends GameTypes>(game: TestedGame<T>, hands: Hands<T>): Promise<void> {
  const whole = playUntil(game, { players: game.rules.players[0] }, 'ended', ({ isOver }) => isOver)
  const { actions, ...record } = recordOf(whole, [])
  await openTable(hands.page, game, matchOf(game, { ...record, actions: actions.slice(0, -LAST) }))
  const { state } = await new Person(game, hands, 'ended').playUntil()
  const [winner] = game.rules.standing(state).winners
  await expect(new Table(hands.page).result).toContainText(NAMES[winner - 1])
}

test('The Rail on the Hill begins and ends with a mouse', async ({ page }) => {
  await begin(rail, new RailMouse(page))
  await expectAccessible(page)
  await end(rail, new RailMouse(page))
})

test('Lokomoto begins with keys and ends with a mouse', async ({ page }) => {
  await begin(loko, new LokoKeyboard(page))
  await end(loko, new LokoHands(new Mouse(page)))
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('Machi Koro begins and ends with taps', async ({ page }) => {
    await begin(machi, new MachiHands(new Touch(page)))
    await expectAccessible(page)
    await end(machi, new MachiHands(new Touch(page)))
  })
})
