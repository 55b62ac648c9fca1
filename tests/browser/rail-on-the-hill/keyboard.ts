import type { Page } from '@playwright/test'
import { LINES, type LineName } from '#games/rail-on-the-hill/cards/cards.ts'
import { squaresOfSpot } from '#games/rail-on-the-hill/rules/notation.ts'
import type { Location } from '#games/rail-on-the-hill/rules/state.ts'
import { Keyboard } from '../support/keyboard.ts'
import { RailHands } from './hands.ts'
import { wayBetween } from './squares.ts'

/** Plays with the keyboard only: Tab, arrows, Enter and the single keys of the table. */
export class RailKeyboard extends RailHands<Keyboard> {
  constructor(page: Page) {
    super(new Keyboard(page))
  }

  protected override acquire(location: Location): Promise<void> {
    return this.device.key(location)
  }

  protected override async place(card: number, square: string, turn: number): Promise<void> {
    const { device, table } = this
    const isChosen = async () => (await table.handCard(card).getAttribute('aria-pressed')) === 'true'
    while (!(await isChosen())) await device.key('p')
    await this.#goTo(square)
    await device.key('Enter')
    await device.key('r', turn / 90)
    await device.key('Enter')
  }

  protected override async chooseSquare(square: string): Promise<void> {
    await this.#goTo(square)
    await this.device.key('Enter')
  }

  protected override async lay(line: LineName, spot: string): Promise<void> {
    const { device } = this
    await device.key(String(LINES.indexOf(line) + 1))
    for (const square of squaresOfSpot(spot)) {
      await this.#goTo(square)
      await device.key('Enter')
    }
  }

  protected override async putOwnPlan(card: number, line: LineName): Promise<void> {
    await this.device.press(this.table.ownPlan(card))
    await this.device.key(String(LINES.indexOf(line) + 1))
  }

  protected override async lookAtMarket(): Promise<void> {
    // A wide table shows everything at once.
  }

  protected override end(): Promise<void> {
    return this.device.key('e')
  }

  /** Tab goes into the town, arrows go to a square. */
  async #goTo(square: string): Promise<void> {
    const { device, page } = this
    const current = () => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? '')
    await device.tabTo(async () => (await current()) !== '', 'the town')
    const { columns, rows } = wayBetween(await current(), square)
    await device.key(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns))
    await device.key(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows))
    if ((await current()) !== square) throw new Error(`the arrows led to ${await current()} and not to ${square}`)
  }
}
