import type { Page } from '@playwright/test'
import { Touch } from '../support/touch.ts'
import { LokoHands } from './hands.ts'

/** Two taps within this time are a double tap. */
export const DOUBLE_TAP_MS = 300

/** Plays with one finger, slowly enough that the map sees no double tap. */
export class LokoFingers extends LokoHands<Touch> {
  #nextTap = 0

  constructor(page: Page) {
    super(new Touch(page))
  }

  protected override async tap(section: string): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.#nextTap - performance.now()))
    await super.tap(section)
    this.#nextTap = performance.now() + DOUBLE_TAP_MS
  }

  /** The map waits for a possible double tap; the strip does not. */
  protected override mark(kind: 'draw' | 'block', section: string): Promise<void> {
    return this.device.press(this.table.mark(kind, section))
  }
}
