import { expect, type Locator, type Page, test } from '@playwright/test'
import { beginsWith, shell } from './texts.ts'

/** The locators of every game's table, by accessible name. */
export class Table {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The row at the bottom. */
  get strip(): Locator {
    return this.page.locator('main footer')
  }

  /** The panels beside the board, or under it. */
  get tabs(): Locator {
    return this.page.getByRole('tab')
  }

  /** Opens all other panels, one after another. */
  async lookAtPanels(look: (page: Page) => Promise<void>): Promise<void> {
    const names = await this.page.getByRole('tab', { selected: false }).allInnerTexts()
    for (const name of names) {
      const tab = this.tabs.filter({ hasText: name })
      await test.step(name, async () => {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await look(this.page)
      })
    }
  }

  get undo(): Locator {
    return this.button(shell.table.undo)
  }

  get redo(): Locator {
    return this.button(shell.table.redo)
  }

  get menu(): Locator {
    return this.page.getByLabel(shell.table.menu, { exact: true })
  }

  get result(): Locator {
    return this.page.getByRole('dialog', { name: shell.table.result })
  }

  get handOver(): Locator {
    return this.page.getByRole('heading', { name: beginsWith(shell.table.handOver('')) })
  }

  /** The button that a player presses after receiving the device. */
  handOverReady(name: string): Locator {
    return this.page.getByRole('button', { name: shell.table.handOverReady(name) })
  }

  /** The rule that a refusal names. */
  rule(id: string): Locator {
    return this.page.getByRole('link', { name: beginsWith(shell.table.rule(id)) })
  }

  protected button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }
}
