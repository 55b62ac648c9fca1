import { expect, it } from 'vitest'
import { GAME_IDS } from '#games/index.ts'
import { texts } from '#web/text/en/shell.ts'
import { ServerProcess } from '../online/server-process.ts'
import type { Engine } from './engine.ts'
import { inEachEngine, type Place } from './engines.ts'
import { EngineTable, LONGEST_WAIT_MS } from './table.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 664 }
/** After this many presses, the second half of a game begins: on a phone. */
const FIRST_PART = 40
/** So much of The Rail on the Hill is dragged at least: cards, Plans and tracks. */
const FEWEST_DRAGS = 5

inEachEngine((place) => {
  it.each(GAME_IDS)(
    '%s is played from the new-game page to the result, with a mouse and with fingers',
    async (game) => {
      const { engine, table } = place()
      const drags = table.drags
      await table.start(game, WIDE)
      await table.play(FIRST_PART, 'mouse')
      // In Machi Koro the bot has rolled before anything could be undone.
      if (game === 'rail-on-the-hill') await undoAndRedo(table)
      await openAndCloseMenu(place())
      await expectSoundWithoutErrors(engine)
      const played = await table.actions()

      await table.openAgain(PHONE)
      expect(await table.actions()).toEqual(played)
      await openAndCloseMenu(place())
      await table.play(Number.POSITIVE_INFINITY, 'touch')
      await expectSoundWithoutErrors(engine)
      if (game === 'rail-on-the-hill') expect(table.drags - drags).toBeGreaterThanOrEqual(FEWEST_DRAGS)

      expect(await table.faults()).toEqual([])
      await table.until(() => document.querySelector('dialog[open]')?.contains(document.activeElement) === true)
      await engine.pressEscape()
      await table.until(() => document.querySelector('dialog[open]') === null)
    },
  )

  it('a game is opened and played on without a connection', async () => {
    const { engine } = place()
    const server = new ServerProcess()
    try {
      await server.start()
      const table = new EngineTable(engine, await server.address)
      await table.prepare()
      await table.start('machi-koro', WIDE)
      await table.play(4, 'mouse')
      // The state of Firefox's controller stays “activating” until the page asks for its registration.
      await table.until(async () => {
        const { controller } = navigator.serviceWorker
        const registration = await navigator.serviceWorker.getRegistration()
        return controller !== null && registration?.active?.state === 'activated'
      })
      const played = await table.actions()
      await server.end('SIGKILL')
      await table.openAgain(WIDE)
      expect(await table.actions()).toEqual(played)
      expect(await table.play(4, 'mouse')).toBe(4)
    } finally {
      server.remove()
    }
  })

  it('the link to a setup is copied, or shown where that is not allowed', async () => {
    const { address, table } = place()
    await table.open('/new/lokomoto/', WIDE)
    await table.press(texts.pages.newGame.copyLink, 'mouse')
    await table.until(
      (copied, shown) =>
        [...document.querySelectorAll('[role=status]')].some(
          ({ textContent }) => textContent === copied || textContent?.startsWith(shown),
        ),
      texts.pages.newGame.linkCopied,
      texts.pages.newGame.linkHere(address),
    )
  })
})

async function undoAndRedo(table: EngineTable): Promise<void> {
  for (let i = 0; i < FIRST_PART && !(await table.isPossible(texts.table.undo)); i++) await table.play(1, 'mouse')
  const { length } = await table.actions()
  await table.press(texts.table.undo, 'mouse')
  await expect.poll(async () => (await table.actions()).length, { timeout: LONGEST_WAIT_MS }).toBeLessThan(length)
  await table.press(texts.table.redo, 'mouse')
  await expect.poll(async () => (await table.actions()).length, { timeout: LONGEST_WAIT_MS }).toBe(length)
}

async function openAndCloseMenu({ engine, table }: Place): Promise<void> {
  await table.press(texts.table.menu, 'mouse')
  await table.until(() => document.querySelector('details[open]') !== null)
  await engine.pressEscape()
  await table.until(() => document.querySelector('details[open]') === null)
}

async function expectSoundWithoutErrors(engine: Engine): Promise<void> {
  expect(await engine.evaluate(() => window.guide.errors)).toEqual([])
  expect(await engine.evaluate(() => window.guide.sounds)).toBeGreaterThan(0)
}
