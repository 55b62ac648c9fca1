import type { BrowserContext } from '@playwright/test'
import { intro } from '#games/machi-koro/text/intro/en.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { beginGame, makeTable } from './begin.ts'
import { playAway } from './player.ts'
import { Visitor } from './visitor.ts'

const { settings, frame } = shell.pages
const { bar } = onlineTable

declare global {
  interface Window {
    /** The tones that were played to their end, in Hz; only a sound that really runs comes to an end. */
    heard: number[]
  }
}

/** Writes down what can be heard in every page that is opened from now on. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.heard = []
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      this.addEventListener('ended', () => window.heard.push(this.frequency.value))
      start.call(this, when)
    }
  })
}

/** Somebody who wants to hear something, and is heard. */
class Listener {
  readonly visitor: Visitor

  private constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  static async at(visitor: Visitor, address: string): Promise<Listener> {
    await listen(visitor.context)
    await visitor.open('/settings/')
    await visitor.page.getByRole('group', { name: settings.sound }).getByLabel(settings.on).check()
    await visitor.page.goto(address)
    return new Listener(visitor)
  }

  tones(): Promise<number> {
    return this.visitor.page.evaluate(() => window.heard.length)
  }

  async expectTurn(): Promise<void> {
    await expect(this.visitor.page).toHaveTitle(bar.tabYourTurn(frame.tab(intro.name)))
    await expect.poll(() => this.tones(), 'tones of the turn').toBe(2)
  }
}

test('whoever waits for a turn sees in the tab and hears that it has come', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const players = await beginGame(machi, [ann, bea])
  const listener = await Listener.at(bea, `/online/table/?id=${players[0].tableId}`)
  await expect(bea.table.bar).toContainText(bar.turnOf('Ann'))
  // Browsers let a page be heard only where somebody has touched it.
  await bea.table.chatButton.click()
  expect(await listener.tones(), 'tones before the turn').toBe(0)
  await playAway(players, ({ active }) => active.includes(2))
  await listener.expectTurn()
})

test('whoever waits for a game hears that it begins with them', async ({ context, anotherBrowser }) => {
  const ann = await Visitor.named(context, 'Ann')
  const bea = await Visitor.named(await anotherBrowser(), 'Bea')
  const { table } = await makeTable(ann, machi, { options: { players: 2, first: 2 } })
  const listener = await Listener.at(bea, `/online/table/?id=${table.id}&code=${table.code}`)
  await bea.table.sitOn(2).click()
  await expect(bea.table.seats.nth(1)).toContainText('Bea')
  await ann.ask('POST', `/tables/${table.id}/start`)
  await listener.expectTurn()
})
