import type { Locator } from '@playwright/test'
import type { LineName } from '../../../src/games/rail-on-the-hill/cards/cards.ts'
import { edgeTowards, type Hands, squaresOf } from './hands.ts'
import type { Table } from './table.ts'

/** Plays with taps on a phone. */
export class Touch implements Hands {
  readonly table: Table
  #count = 0

  constructor(table: Table) {
    this.table = table
  }

  press(button: Locator): Promise<void> {
    return button.tap()
  }

  acquire(location: 'a' | 'b' | 'c' | 'd', card: number): Promise<void> {
    return this.table.location(location, card).tap()
  }

  async place(card: number, square: string, turn: number): Promise<void> {
    const { table } = this
    await table.handCard(card).tap()
    await table.square(square).tap()
    for (let done = 0; done < turn; done += 90) await table.square(square).tap()
    await table.placeHere.tap()
  }

  chooseSquare(square: string): Promise<void> {
    return this.table.square(square).tap()
  }

  async lay(line: LineName, spot: string): Promise<void> {
    const { table } = this
    const [from, to] = squaresOf(spot)
    if (this.#count++ % 2 === 0) {
      await table.tab('lines').tap()
      await table.lineRow(line).tap()
      await table.square(from).tap({ position: await edgeTowards(table.square(from), from, to) })
    } else {
      await table.layLine(line).tap()
      await table.square(from).tap()
      await table.square(to).tap()
    }
  }

  async putOwnPlan(card: number, line: LineName): Promise<void> {
    await this.table.ownPlan(card).tap()
    await this.table.planLine(line).tap()
  }

  async lookAtMarket(): Promise<void> {
    const tab = this.table.tab('market')
    if (await tab.isVisible()) await tab.tap()
  }

  end(): Promise<void> {
    return this.table.end.tap()
  }
}
