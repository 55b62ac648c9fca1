import { readFile } from 'node:fs/promises'
import { tested as machi } from './machi-koro/game.ts'
import { keepMatch } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { expect, test } from './support/test.ts'

test('a saved picture is the same by day and by night', async ({ page }) => {
  const over = playUntil(machi, { players: 2 }, 'light', ({ state }) => machi.rules.active(state).length === 0)
  const kept = await keepMatch(page, machi, over)
  const pictures: Buffer[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/table/?game=${kept}`)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save picture' }).click()
    pictures.push(await readFile(await (await coming).path()))
  }
  expect(pictures[0].length).toBeGreaterThan(10_000)
  expect(pictures[0].equals(pictures[1])).toBe(true)
})
