import { ITEMS, type ItemId } from '#games/machi-koro/cards/cards.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { openTable, recordOnPage } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { playUntil } from '../support/play.ts'
import { expectRefused, refusalOf } from '../support/refusal.ts'
import { test } from '../support/test.ts'
import { tested as machi, SEEDS } from './game.ts'
import type { MachiMatch } from './moments.ts'
import { MachiTable } from './table.ts'

/** What a player tries to build against a rule. */
const MISTAKES = [
  { what: 'builds before the dice are rolled', rule: 'MK-R1' },
  { what: 'builds what is too expensive', rule: 'MK-B1' },
  { what: 'builds what is sold out', rule: 'MK-B2' },
  { what: 'builds a second TV Station', rule: 'MK-B3' },
  { what: 'builds a landmark again', rule: 'MK-B4' },
] as const

/** Something that the current player may not build because of this rule. */
function forbidden(match: MachiMatch, rule: string): ItemId | undefined {
  const [seat] = machiKoro.active(match.state)
  return ITEMS.find((item) => {
    return machiKoro.refusal(match.state, seat, machiKoro.parse(`build ${item}`) ?? -1)?.rule === rule
  })
}

for (const { what, rule } of MISTAKES) {
  test(`a player ${what} and reads why it is refused`, async ({ page }) => {
    const match = playUntil(machi, { players: 4 }, SEEDS, (now) => {
      return machiKoro.position(now.state).phase !== 'over' && forbidden(now, rule) !== undefined
    })
    const item = forbidden(match, rule) ?? ITEMS[0]
    const [seat] = machiKoro.active(match.state)
    const table = new MachiTable(page)
    const mouse = new Mouse(page)
    await openTable(page, machi, match)
    const before = await recordOnPage(page)
    await mouse.pressAnyway(table.item(item))
    await mouse.pressAnyway(table.item(item))
    await expectRefused(table, refusalOf(match, seat, `build ${item}`), before)
  })
}
