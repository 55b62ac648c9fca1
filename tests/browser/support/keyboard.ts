import type { Locator, Page } from '@playwright/test'
import type { Device } from './device.ts'

/** Tab is pressed at most this many times to reach an element. */
const MOST_TABS = 150

/** Keyboard only: Tab, Enter, arrows and single keys. */
export class Keyboard implements Device {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(button: Locator): Promise<void> {
    await button.waitFor()
    await this.tabTo(() => button.evaluate((element) => element === document.activeElement), `${button}`)
    await this.key('Enter')
  }

  async tabTo(isThere: () => Promise<boolean>, what: string): Promise<void> {
    for (let i = 0; i <= MOST_TABS; i++) {
      if (await isThere()) return
      await this.key('Tab')
    }
    throw new Error(`${what} is not reached by Tab`)
  }

  async key(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key)
  }
}
