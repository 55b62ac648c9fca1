import type { Locator } from '@playwright/test'
import { online } from '#web/text/en/online.ts'
import { onlineTable } from '#web/text/en/online-table.ts'
import { Table } from '../support/table.ts'
import { beginsWith, shell } from '../support/texts.ts'

/** The parts that only online tables have, by accessible name. */
export class OnlineTable extends Table {
  /** The row above the board. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: onlineTable.bar.label })
  }

  get comeBack(): Locator {
    return this.bar.getByRole('button', { name: onlineTable.bar.comeBack })
  }

  get chatButton(): Locator {
    return this.page.getByRole('button', { name: beginsWith(onlineTable.chat.open) })
  }

  get chat(): Locator {
    return this.page.getByRole('complementary', { name: onlineTable.chat.title })
  }

  get askBack(): Locator {
    return this.button(onlineTable.back.ask)
  }

  get agree(): Locator {
    return this.button(onlineTable.back.agree)
  }

  get decline(): Locator {
    return this.button(onlineTable.back.decline)
  }

  get recap(): Locator {
    return this.page.getByRole('region', { name: onlineTable.recap.title })
  }

  get start(): Locator {
    return this.button(online.waiting.start)
  }

  /** The button of the invitation. */
  get join(): Locator {
    return this.button(onlineTable.visit.join)
  }

  /** The seats before the game begins. */
  get seats(): Locator {
    return this.page.getByRole('region', { name: online.waiting.seats }).getByRole('listitem')
  }

  async choose(item: string): Promise<void> {
    await this.menu.click()
    await this.page.locator('details[open]').getByText(item, { exact: true }).click()
  }

  get ownLine(): Locator {
    return this.chat.getByRole('textbox', { name: onlineTable.chat.field })
  }

  async say(text: string): Promise<void> {
    if (await this.chat.isHidden()) await this.chatButton.click()
    await this.ownLine.fill(text)
    await this.chat.getByRole('button', { name: onlineTable.chat.send }).click()
  }

  async closeResult(): Promise<void> {
    await this.result.getByRole('button', { name: shell.table.lookAtTable }).click()
  }
}
