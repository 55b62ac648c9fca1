import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import type { SeatPlan } from '#web/games/saved-game.ts'
import { expectLength, hurryBots, NAMES, openTable, recordOnPage } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { playUntil } from '../support/play.ts'
import { expect, test } from '../support/test.ts'
import { tested as loko } from './game.ts'
import { LokoHands } from './hands.ts'

const BOT: SeatPlan = { kind: 'bot', name: 'Steady', bot: 'steady' }
const SEATS: readonly SeatPlan[] = [{ kind: 'person', name: NAMES[0] }, BOT, BOT]

test('a player takes back a section that two bots have answered, and draws another', async ({ page }) => {
  const match = playUntil(loko, { players: 3, first: 1 }, 'bots', ({ log }) => log.length === 6)
  const { sections } = lokomoto.position(match.state)
  const [section, another] = Object.keys(sections).filter((each) => sections[each] === 'free')
  const view = lokomoto.view(match.state, 1)
  const hands = new LokoHands(new Mouse(page))
  const { table } = hands
  await hurryBots(page)
  await openTable(page, loko, match, { seats: SEATS })
  const before = await recordOnPage(page)

  await hands.perform(`draw ${section}`, view)
  await expectLength(page, 9)
  await table.undo.click()
  await expectLength(page, 6)
  expect(await recordOnPage(page)).toEqual(before)

  await hands.perform(`draw ${another}`, view)
  await expectLength(page, 9)
  expect((await recordOnPage(page)).actions[6]).toEqual([1, `draw ${another}`])
  await expect(table.redo).toBeDisabled()
})
