import { type Puzzle, spotOf } from '#bots/puzzle.ts'
import { readMove } from '#games/machi-koro/rules/notation.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { PUZZLES } from '#games/puzzles.ts'
import { puzzle as words } from '#web/text/en/pages.ts'
import { MachiKeyboard } from './machi-koro/keyboard.ts'
import { expectAccessible } from './support/axe.ts'
import { expectPanelFits } from './support/room.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

/** Puzzles whose turn is one press: the best turn and the obvious one each build something. */
async function shortPuzzles(): Promise<readonly (Puzzle & { readonly number: number })[]> {
  const all = await PUZZLES['machi-koro']()
  const isBuilding = (turn: readonly string[]) => turn.length === 1 && readMove(turn[0]).kind === 'build'
  return all
    .map((puzzle, i) => ({ ...puzzle, number: i + 1 }))
    .filter(({ best, obvious }) => isBuilding(best) && isBuilding(obvious))
}

test('a puzzle is solved by keyboard and counted; another one is missed, explained and tried again', async ({
  page,
}) => {
  const [first, second] = await shortPuzzles()
  const keyboard = new MachiKeyboard(page)
  const bar = (number: number) => page.getByRole('region', { name: `${words.bar}: ${words.name(number)}` })
  const perform = (puzzle: Puzzle, [action]: readonly string[]) => {
    const { state, seat } = spotOf(machiKoro, puzzle)
    return keyboard.perform(action, machiKoro.view(state as Parameters<typeof machiKoro.view>[0], seat))
  }
  await page.goto('/')
  await page.getByRole('link', { name: shell.pages.home.puzzles }).press('Enter')
  const all = page.getByRole('link', { name: words.allWhat('Machi Koro') })
  await expect(all).toBeVisible()
  // Cards show their words when their puzzles are loaded.
  await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveCount(Object.keys(PUZZLES).length)
  await expectAccessible(page)
  await all.press('Enter')
  await page.getByRole('link', { name: `${words.name(first.number)},` }).press('Enter')
  await expect(bar(first.number), 'a puzzle begins at its text').toBeFocused()
  await expectPanelFits(page)
  await perform(first, first.best)
  await expect(bar(first.number)).toContainText(words.solved)
  await expect(page.locator('[data-hint]').first()).toBeVisible()
  await expectAccessible(page)
  await bar(first.number).getByRole('link', { name: words.leave }).press('Enter')
  await page.getByRole('link', { name: `${words.name(second.number)},` }).press('Enter')
  await perform(second, second.obvious)
  await expect(bar(second.number)).toContainText(words.worse('|').split('|')[0])
  await expect(page.locator('[data-hint]').first()).toBeVisible()
  await bar(second.number).getByRole('button', { name: words.again }).press('Enter')
  await expect(bar(second.number)).toContainText(words.task)
  await perform(second, second.best)
  await expect(bar(second.number)).toContainText(words.solved)
  await bar(second.number).getByRole('link', { name: words.leave }).press('Enter')
  await expect(page.getByRole('link', { name: words.state.solved })).toHaveCount(1)
  await expect(page.getByRole('link', { name: words.state.missed }), 'only the first try counts').toHaveCount(1)
})
