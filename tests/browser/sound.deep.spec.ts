import type { Page } from '@playwright/test'
import { tested as machi } from './machi-koro/game.ts'
import { MachiTable } from './machi-koro/table.ts'
import { expectLength, hurryBots, keep, openTable } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** How many sounds were begun: each goes through a volume of its own. */
    sounds: number
  }
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.sounds = 0
    // Whatever Playwright asks of a page counts as an activation; here only a touch does.
    let hasBeenActive = false
    window.addEventListener('pointerdown', () => (hasBeenActive = true), { capture: true })
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive, isActive: hasBeenActive }) })
    window.GainNode = class extends GainNode {
      constructor(audio: BaseAudioContext, options?: GainOptions) {
        super(audio, options)
        window.sounds++
      }
    }
  })
})

/** A table at which a bot has the turn, and after it the person who looks on. */
async function openBeforeBot(page: Page): Promise<number> {
  const match = playUntil(machi, { players: 2, first: 2 }, 'sound', ({ log }) => log.length === 0)
  await openTable(page, machi, match, {
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
    ],
  })
  await expect(new MachiTable(page).roll(1)).toBeVisible()
  return page.evaluate(() => window.sounds)
}

test('a table is silent until it is touched; then every action sounds once', async ({ page }) => {
  await hurryBots(page)
  expect(await openBeforeBot(page), 'sounds of the bot, before the first touch').toBe(0)
  await new MachiTable(page).roll(1).click()
  await expect.poll(() => page.evaluate(() => window.sounds), 'sounds of a roll').toBe(1)
})

test('a table whose sound is switched off stays silent', async ({ page }) => {
  await keep(page, { settings: { botSpeed: 'instant', hasSound: false } })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openBeforeBot(page)
  await new MachiTable(page).roll(1).click()
  await expectLength(page, 3)
  expect(loaded.filter((address) => /player|\.wav/.test(address))).toEqual([])
})
