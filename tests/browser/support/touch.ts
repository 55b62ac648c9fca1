import type { Locator, Page } from '@playwright/test'
import type { Device } from './device.ts'

/** A finger on a phone. */
export class Touch implements Device {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  press(button: Locator): Promise<void> {
    return button.tap()
  }
}
