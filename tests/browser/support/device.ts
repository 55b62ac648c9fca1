import type { Locator, Page } from '@playwright/test'

/** An input device of a player: mouse, finger or keyboard. */
export interface Device {
  readonly page: Page
  press(button: Locator): Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The centre of an element, in the window. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
