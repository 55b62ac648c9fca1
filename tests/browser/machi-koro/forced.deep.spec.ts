import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { hurryBots, openTable, recordOnPage } from '../support/games.ts'
import { legalTexts, playUntil } from '../support/play.ts'
import { expect, test } from '../support/test.ts'
import { tested as machi, SEEDS } from './game.ts'
import type { MachiMatch } from './moments.ts'

const ROLL = machiKoro.parse('roll 1') ?? -1

/** Whether the first seat is to roll and has no choice afterwards. */
function leadsTo(step: string, match: MachiMatch): boolean {
  if (!legalTexts(match, 1).includes('roll 1')) return false
  const after = machiKoro.clone(match.state)
  machiKoro.play(after, 1, ROLL)
  return Array.from(machiKoro.legalActions(after, 1), machiKoro.format).join() === step
}

for (const { what, step } of [
  { what: 'who can pay for nothing builds nothing', step: 'pass' },
  { what: 'the TV Station of one takes from the other', step: 'tv 2' },
]) {
  test(`${what}, and no player is asked`, async ({ page }) => {
    const match = playUntil(machi, { players: 2 }, SEEDS, (now) => leadsTo(step, now))
    const hands = machi.mouse(page)
    await hurryBots(page)
    await openTable(page, machi, match)
    await hands.perform('roll 1', machiKoro.view(match.state, 1), 1)
    const added = async () => (await recordOnPage(page)).actions.slice(match.log.length, match.log.length + 2)
    await expect.poll(added).toEqual([
      [1, 'roll 1'],
      [1, step],
    ])
  })
}
