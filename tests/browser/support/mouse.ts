import type { Locator, Page } from '@playwright/test'
import { type Device, middleOf } from './device.ts'

export class Mouse implements Device {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  press(button: Locator): Promise<void> {
    return button.click()
  }

  /** Playwright waits until a button is enabled; people press anyway. */
  async pressAnyway(button: Locator): Promise<void> {
    const { x, y } = await middleOf(button)
    await this.page.mouse.click(x, y)
  }

  async drag(what: Locator, where: Locator): Promise<void> {
    const { mouse } = this.page
    const [from, to] = [await middleOf(what), await middleOf(where)]
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await mouse.move(to.x, to.y)
    await mouse.up()
  }
}
