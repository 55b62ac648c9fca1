import type { Locator, Page } from '@playwright/test'
import { type Device, middleOf, type Point } from './device.ts'

/** Fingers that go somewhere are seen so often on the way. */
const STEPS = 4

/** A finger on a phone, or two. */
export class Touch implements Device {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  press(button: Locator): Promise<void> {
    return button.tap()
  }

  /** Two taps at once: no time is lost between them. */
  async doubleTap(what: Locator): Promise<void> {
    const { x, y } = await middleOf(what)
    const { touchscreen } = this.page
    await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)])
  }

  /** One finger goes so far from the middle of something. */
  async drag(what: Locator, by: Point): Promise<void> {
    const { x, y } = await middleOf(what)
    await this.#move((part) => [{ x: x + by.x * part, y: y + by.y * part }])
  }

  /** Two fingers go apart about the middle of something, until they are this many times as far from each other. */
  async pinch(what: Locator, factor: number, apart = 60): Promise<void> {
    const { x, y } = await middleOf(what)
    await this.#move((part) => {
      const half = (apart * (1 + (factor - 1) * part)) / 2
      return [
        { x: x - half, y },
        { x: x + half, y },
      ]
    })
  }

  /** Fingers are put down, go on, and are lifted. */
  async #move(fingersAt: (part: number) => readonly Point[]): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page)
    const touchPoints = (part: number) => fingersAt(part).map((point, id) => ({ ...point, id }))
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) })
    for (let step = 1; step <= STEPS; step++) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(step / STEPS) })
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await browser.detach()
  }
}
