import type { Locator } from '@playwright/test'
import type { LineName } from '../../../src/games/rail-on-the-hill/cards/cards.ts'
import { edgeTowards, type Hands, middleOf, type Point, squaresOf } from './hands.ts'
import type { Table } from './table.ts'

/** Plays with a mouse: what can be done in several ways is done in one after another. */
export class Mouse implements Hands {
  readonly table: Table
  #count = 0

  constructor(table: Table) {
    this.table = table
  }

  press(button: Locator): Promise<void> {
    return button.click()
  }

  acquire(location: 'a' | 'b' | 'c' | 'd', card: number): Promise<void> {
    return this.table.location(location, card).click()
  }

  async place(card: number, square: string, turn: number): Promise<void> {
    const { table } = this
    const way = this.#next(2)
    if (way === 0) {
      await this.#drag(await middleOf(table.handCard(card)), await middleOf(table.square(square)))
    } else {
      await table.handCard(card).click()
      await table.square(square).click()
    }
    for (let done = 0; done < turn; done += 90) {
      await (way === 0 ? table.square(square).click() : table.turnHandCard.click())
    }
    await table.placeHere.click()
  }

  chooseSquare(square: string): Promise<void> {
    return this.table.square(square).click()
  }

  async lay(line: LineName, spot: string): Promise<void> {
    const { table } = this
    const [from, to] = squaresOf(spot)
    const way = this.#next(3)
    await (way === 0 ? table.lineRow(line) : table.layLine(line)).click()
    if (way === 0) {
      await this.#drag(await middleOf(table.square(from)), await middleOf(table.square(to)))
    } else if (way === 1) {
      await table.square(from).click({ position: await edgeTowards(table.square(from), from, to) })
    } else {
      await table.square(to).click()
      await table.square(from).click()
    }
  }

  async putOwnPlan(card: number, line: LineName): Promise<void> {
    const { table } = this
    if (this.#next(2) === 0) {
      await this.#drag(await middleOf(table.ownPlan(card)), await middleOf(table.planLine(line)))
    } else {
      await table.ownPlan(card).click()
      await table.planLine(line).click()
    }
  }

  async lookAtMarket(): Promise<void> {
    // A wide table shows everything at once.
  }

  end(): Promise<void> {
    return this.table.end.click()
  }

  #next(ways: number): number {
    return this.#count++ % ways
  }

  async #drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.table.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await mouse.move(to.x, to.y)
    await mouse.up()
  }
}
