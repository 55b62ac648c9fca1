import type { Locator } from '@playwright/test'
import type { LineName } from '../../../src/games/rail-on-the-hill/cards/cards.ts'
import { LINES } from '../../../src/games/rail-on-the-hill/cards/cards.ts'
import { type Hands, squaresOf, wayBetween } from './hands.ts'
import type { Table } from './table.ts'

/** So many times Tab may be pressed on the way to anything. */
const MOST_TABS = 150

/** Plays without any pointer: by Tab, arrows, Enter and the single keys of the table. */
export class Keyboard implements Hands {
  readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  async press(button: Locator): Promise<void> {
    await button.waitFor()
    await this.#tabTo(() => button.evaluate((element) => element === document.activeElement), `${button}`)
    await this.#key('Enter')
  }

  async acquire(location: 'a' | 'b' | 'c' | 'd'): Promise<void> {
    await this.#key(location)
  }

  async place(card: number, square: string, turn: number): Promise<void> {
    const { table } = this
    const isChosen = async () => (await table.handCard(card).getAttribute('aria-pressed')) === 'true'
    while (!(await isChosen())) await this.#key('p')
    await this.#goTo(square)
    await this.#key('Enter')
    for (let done = 0; done < turn; done += 90) await this.#key('r')
    await this.#key('Enter')
  }

  async chooseSquare(square: string): Promise<void> {
    await this.#goTo(square)
    await this.#key('Enter')
  }

  async lay(line: LineName, spot: string): Promise<void> {
    const [from, to] = squaresOf(spot)
    await this.#key(String(LINES.indexOf(line) + 1))
    await this.#goTo(from)
    await this.#key('Enter')
    await this.#goTo(to)
    await this.#key('Enter')
  }

  async putOwnPlan(card: number, line: LineName): Promise<void> {
    await this.press(this.table.ownPlan(card))
    await this.#key(String(LINES.indexOf(line) + 1))
  }

  async lookAtMarket(): Promise<void> {
    // A wide table shows everything at once.
  }

  async end(): Promise<void> {
    await this.#key('e')
  }

  /** Into the town by Tab, and through it by arrows. */
  async #goTo(square: string): Promise<void> {
    const { page } = this.table
    const current = () => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? '')
    await this.#tabTo(async () => (await current()) !== '', 'the town')
    const { columns, rows } = wayBetween(await current(), square)
    for (let i = 0; i < Math.abs(columns); i++) await this.#key(columns < 0 ? 'ArrowLeft' : 'ArrowRight')
    for (let i = 0; i < Math.abs(rows); i++) await this.#key(rows < 0 ? 'ArrowUp' : 'ArrowDown')
    if ((await current()) !== square) throw new Error(`the arrows led to ${await current()} and not to ${square}`)
  }

  async #tabTo(isThere: () => Promise<boolean>, what: string): Promise<void> {
    for (let i = 0; i <= MOST_TABS; i++) {
      if (await isThere()) return
      await this.#key('Tab')
    }
    throw new Error(`${what} is not reached by Tab`)
  }

  #key(key: string): Promise<void> {
    return this.table.page.keyboard.press(key)
  }
}
