import type { Locator, Page } from '@playwright/test'
import { type Device, middleOf, type Point } from './device.ts'

/** The number of steps of a moving finger. */
const STEPS = 4

/** One or two fingers on a phone. */
export class Touch implements Device {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  press(button: Locator): Promise<void> {
    return button.tap()
  }

  /** Two taps at once, without a delay. */
  async doubleTap(what: Locator): Promise<void> {
    const { x, y } = await middleOf(what)
    const { touchscreen } = this.page
    await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)])
  }

  /** One finger moves from the centre of an element by this distance. */
  async drag(what: Locator, by: Point): Promise<void> {
    const { x, y } = await middleOf(what)
    await this.#move((part) => [{ x: x + by.x * part, y: y + by.y * part }])
  }

  /** Two fingers move apart around the centre of an element, until their distance is multiplied by this factor. */
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

  /** Fingers go down, move, and are lifted. */
  async #move(fingersAt: (part: number) => readonly Point[]): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((point, id) => ({ ...point, id })) })
    // Sent at once: on a busy machine, a pause after the start would be a finger that rests, which is another gesture.
    await Promise.all([
      send('touchStart', fingersAt(0)),
      ...Array.from({ length: STEPS }, (_, i) => send('touchMove', fingersAt((i + 1) / STEPS))),
      send('touchEnd', []),
    ])
    await browser.detach()
  }
}
