import { railOnTheHill } from '../../../src/games/rail-on-the-hill/rules.ts'
import { texts } from '../../../src/games/rail-on-the-hill/text/en/index.ts'
import { hurryBots, recordOnPage, startGame } from '../support/games.ts'
import { Person } from '../support/person.ts'
import { PHONE } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { beginsWith } from '../support/texts.ts'
import { rail } from './game.ts'
import { RailTouch } from './touch.ts'

test.describe('on a phone', () => {
  test.use(PHONE)

  test('somebody plays against two bots, all at once and with requests', async ({ page }) => {
    const hands = new RailTouch(page)
    const { table } = hands
    await hurryBots(page)
    await startGame(hands.device, rail, 'players=3&bots=2&simultaneous=1&requests=1&seed=bots')
    const match = await new Person(rail, hands, 'bots').playUntil()

    await expect(table.totals).toHaveText(railOnTheHill.standing(match.state).scores.map(({ total }) => String(total)))
    const { requests } = railOnTheHill.position(match.state)
    for (const letter of requests) {
      await expect(table.result.getByRole('rowheader', { name: beginsWith(texts.score.request(letter)) })).toBeVisible()
    }
    expect((await recordOnPage(page)).options).toEqual({ players: 3, simultaneous: true, requests: true })
  })
})
