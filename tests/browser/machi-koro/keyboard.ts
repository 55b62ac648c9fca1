import type { Locator, Page } from '@playwright/test'
import { ITEMS, type ItemId } from '#games/machi-koro/cards/cards.ts'
import { Keyboard } from '../support/keyboard.ts'
import { MachiHands } from './hands.ts'

/** The supply has rows of five, with landmarks below establishments. */
const COLUMNS = 5

/** Plays with the keyboard only: Tab, arrows, Enter and the single keys of the table, when it offers them. */
export class MachiKeyboard extends MachiHands<Keyboard> {
  constructor(page: Page) {
    super(new Keyboard(page))
  }

  protected override async roll(dice: number): Promise<void> {
    await this.table.roll(dice).waitFor()
    await this.device.key(String(dice))
  }

  protected override async stand(roll: number): Promise<void> {
    await this.table.stand(roll).waitFor()
    await this.device.key('k')
  }

  protected override async decline(what: 'noSwap' | 'pass'): Promise<void> {
    await this.table[what].waitFor()
    await this.device.key('n')
  }

  /** A street is one stop for the Tab key; arrows go along it. */
  protected override async pressInStreet(building: Locator): Promise<void> {
    const { device } = this
    await building.waitFor()
    const isInStreet = () => building.evaluate((element) => !!element.closest('ul')?.contains(document.activeElement))
    const isThere = () => building.evaluate((element) => element === document.activeElement)
    await device.tabTo(isInStreet, `the street of ${building}`)
    await device.key('Home')
    for (let i = 0; i < ITEMS.length && !(await isThere()); i++) await device.key('ArrowRight')
    await device.key('Enter')
  }

  protected override async build(item: ItemId): Promise<void> {
    const { device, table } = this
    const items: readonly ItemId[] = ITEMS
    const place = items.indexOf(item)
    await table.pass.waitFor()
    await device.key('b')
    await device.key('Home')
    await device.key('ArrowDown', Math.floor(place / COLUMNS))
    await device.key('ArrowRight', place % COLUMNS)
    await device.key('Enter', 2)
  }
}
