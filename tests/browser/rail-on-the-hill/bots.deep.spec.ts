import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { texts } from '#games/rail-on-the-hill/text/en/board.ts'
import type { SeatPlan } from '#web/games/saved-game.ts'
import { hurryBots, NAMES, openTable, recordOnPage, startGame } from '../support/games.ts'
import { Person } from '../support/person.ts'
import { playUntil } from '../support/play.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { beginsWith } from '../support/texts.ts'
import { tested as rail } from './game.ts'
import type { RailMatch } from './moments.ts'
import { RailTouch } from './touch.ts'

const OPTIONS = { players: 3, simultaneous: true, requests: true } as const
const BOT: SeatPlan = { kind: 'bot', name: 'Steady', bot: 'steady' }
const SEATS: readonly SeatPlan[] = [{ kind: 'person', name: NAMES[0] }, BOT, BOT]

/** Two thirds of the game have been played. */
const isLate = ({ state }: RailMatch) => railOnTheHill.position(state).round === 9

test.describe('on a phone', () => {
  test.use(PHONE)

  const playToTheEnd = async (hands: RailTouch) => {
    const { table } = hands
    const match = await new Person(rail, hands, 'bots').playUntil()
    await expect(table.totals).toHaveText(railOnTheHill.standing(match.state).scores.map(({ total }) => String(total)))
    const { requests } = railOnTheHill.position(match.state)
    for (const letter of requests) {
      await expect(table.result.getByRole('rowheader', { name: beginsWith(texts.score.request(letter)) })).toBeVisible()
    }
  }

  test('a player ends a game against two bots, all at once and with requests', async ({ page }) => {
    await hurryBots(page)
    await openTable(page, rail, playUntil(rail, OPTIONS, 'bots', isLate), { seats: SEATS })
    await playToTheEnd(new RailTouch(page))
  })

  test('a player plays a whole game against two bots, all at once and with requests', async ({ page }) => {
    const hands = new RailTouch(page)
    await hurryBots(page)
    await startGame(hands.device, rail, 'players=3&bots=2&simultaneous=1&requests=1&seed=bots')
    await playToTheEnd(hands)
    expect((await recordOnPage(page)).options).toEqual(OPTIONS)
  })
})
