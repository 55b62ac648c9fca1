import { expect, it } from 'vitest'
import { GAME_IDS } from '#games/index.ts'
import { texts } from '#web/text/en/shell.ts'
import { ServerProcess } from '../online/server-process.ts'
import { inEachEngine } from './engines.ts'
import { EngineTable, LONGEST_WAIT } from './table.ts'

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
      await table.hint('mouse')
      await engine.key('Escape')
      await table.until(() => document.querySelector('[data-hint]') === null)
      await table.pressNamed(texts.table.menu)
      await table.until(() => document.querySelector('details[open]') !== null)
      await engine.key('Escape')
      await table.until(() => document.querySelector('details[open]') === null)
      await expectSoundWithoutErrors(table)
      const played = await table.actions()

      await table.openAgain(PHONE)
      expect(await table.actions()).toEqual(played)
      await table.play(Number.POSITIVE_INFINITY, 'touch')
      await expectSoundWithoutErrors(table)
      if (game === 'rail-on-the-hill') expect(table.drags - drags).toBeGreaterThanOrEqual(FEWEST_DRAGS)

      expect(await table.faults()).toEqual([])
      await table.until(() => document.querySelector('dialog[open]')?.contains(document.activeElement) === true)
      await engine.key('Escape')
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
    const { engine, address, table } = place()
    await engine.open(`${address}/new/lokomoto/`, WIDE)
    await table.pressNamed(texts.pages.newGame.copyLink)
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
  expect(await table.playUntilUndo(FIRST_PART, 'mouse')).toBe(true)
  const { length } = await table.actions()
  await table.pressNamed(texts.table.undo)
  await expect.poll(async () => (await table.actions()).length, { timeout: LONGEST_WAIT }).toBeLessThan(length)
  await table.pressNamed(texts.table.redo)
  await expect.poll(async () => (await table.actions()).length, { timeout: LONGEST_WAIT }).toBe(length)
}

async function expectSoundWithoutErrors(table: EngineTable): Promise<void> {
  const { sounds, errors } = await table.heard()
  expect(errors).toEqual([])
  expect(sounds).toBeGreaterThan(0)
}
