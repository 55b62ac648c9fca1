import type { Page } from '@playwright/test'
import { readMove } from '#games/rail-on-the-hill/rules/notation.ts'
import { BONUS_TRACKS } from '#games/rail-on-the-hill/rules/numbers.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { expectLength, openTable } from '../support/games.ts'
import { legalTexts, playUntil, wholeGame } from '../support/play.ts'
import { Table } from '../support/table.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { tested as rail } from './game.ts'
import type { RailMatch } from './moments.ts'

/** A track of the first player that brings a bonus. */
function bonusTrack(match: RailMatch): string | undefined {
  return legalTexts(match, 1).find((text) => {
    const move = readMove(text)
    const { lines } = railOnTheHill.view(match.state, 1).players[0]
    return move.kind === 'lay' && lines[move.line].tracks.length === BONUS_TRACKS[0] - 1
  })
}

/** Lays such a track; the answer is the length of the record. */
async function layBonusTrack(page: Page): Promise<number> {
  const match = playUntil(rail, { players: 1 }, 'motion', (now) => bonusTrack(now) !== undefined)
  await openTable(page, rail, match)
  await rail.mouse(page).perform(bonusTrack(match) ?? '', railOnTheHill.view(match.state, 1), 1)
  await expectLength(page, match.log.length + 1)
  return match.log.length
}

const train = (page: Page) => page.locator('[data-train]')
const rain = (page: Page) => page.locator('[data-celebration]')

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a train runs along the line at a bonus, and the table can be used meanwhile', async ({ page }) => {
    const before = await layBonusTrack(page)
    await expect(train(page)).toHaveCount(3)
    await new Table(page).undo.click()
    await expectLength(page, before)
    await expect(train(page)).toHaveCount(0)
  })

  test('a winner is celebrated, and the buttons below work meanwhile', async ({ page }) => {
    const table = new Table(page)
    await openTable(page, rail, wholeGame(rail, 'motion'))
    await expect(rain(page)).toBeAttached()
    await table.result.getByRole('button', { name: shell.table.lookAtTable }).click()
    await expect(table.result).toBeHidden()
  })
})

test('nothing moves where motion is reduced', async ({ page }) => {
  await layBonusTrack(page)
  await expect(train(page)).toHaveCount(0)
  await openTable(page, rail, wholeGame(rail, 'motion'), { id: 'over' })
  await expect(new Table(page).result).toBeVisible()
  await expect(rain(page)).toHaveCount(0)
})
