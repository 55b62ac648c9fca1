import type { BrowserContext } from '@playwright/test'
import { intro } from '#games/machi-koro/text/intro/en.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { beginGame, makeTable } from './begin.ts'
import { playAway } from './player.ts'
import { Visitor } from './visitor.ts'

const { frame } = shell.pages
const { bar } = onlineTable

declare global {
  interface Window {
    /** The lengths of the recordings that have ended, in ms; only a sound that was really played ends. */
    heard: number[]
  }
}

/** The length of the bell's recording, in ms; nothing else is as long. */
const BELL = 265

/** Records the sounds of every page that is opened from now on. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.heard = []
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (when) {
      this.addEventListener('ended', () => window.heard.push(Math.round((this.buffer?.duration ?? 0) * 1000)))
      start.call(this, when)
    }
  })
}

/** A visitor with the recorded sounds. */
class Listener {
  readonly visitor: Visitor

  private constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  static async at(visitor: Visitor, address: string): Promise<Listener> {
    await listen(visitor.context)
    await visitor.open(address)
    return new Listener(visitor)
  }

  tones(): Promise<number> {
    return this.visitor.page.evaluate((bell) => window.heard.filter((length) => length === bell).length, BELL)
  }

  async expectTurn(): Promise<void> {
    await expect(this.visitor.page).toHaveTitle(bar.tabYourTurn(frame.tab(intro.name)))
    await expect.poll(() => this.tones(), 'tones of the turn').toBe(2)
  }
}

test('a player sees in the tab and hears that it is their turn', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const players = await beginGame(machi, [ann, bea])
  const listener = await Listener.at(bea, `/online/table/?id=${players[0].tableId}`)
  await expect(bea.table.bar).toContainText(bar.turnOf('Ann'))
  // Browsers let a page play sound only after an interaction.
  await bea.table.chatButton.click()
  expect(await listener.tones(), 'tones before the turn').toBe(0)
  await playAway(players, ({ active }) => active.includes(2))
  await listener.expectTurn()
})

test('a player hears that the game begins with their turn', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const { table } = await makeTable(ann, machi, { options: { players: 2, first: 2 } })
  const listener = await Listener.at(bea, `/online/table/?id=${table.id}&code=${table.code}`)
  await bea.table.join.click()
  await expect(bea.table.seats.nth(1)).toContainText('Bea')
  await ann.ask('POST', `/tables/${table.id}/start`)
  await listener.expectTurn()
})
