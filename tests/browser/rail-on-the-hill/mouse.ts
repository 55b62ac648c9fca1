import type { Page } from '@playwright/test'
import type { LineName } from '#games/rail-on-the-hill/cards/cards.ts'
import { squaresOfSpot } from '#games/rail-on-the-hill/rules/notation.ts'
import type { Location } from '#games/rail-on-the-hill/rules/state.ts'
import { Mouse } from '../support/mouse.ts'
import { RailHands } from './hands.ts'
import { edgeTowards } from './squares.ts'

/** Plays with a mouse; if an action can be taken in several ways, it uses them in turn. */
export class RailMouse extends RailHands<Mouse> {
  #count = 0

  constructor(page: Page) {
    super(new Mouse(page))
  }

  protected override acquire(location: Location, card: number): Promise<void> {
    return this.table.location(location, card).click()
  }

  protected override async place(card: number, square: string, turn: number): Promise<void> {
    const { device, table } = this
    const way = this.#next(2)
    if (way === 0) {
      await device.drag(table.handCard(card), table.square(square))
    } else {
      await table.handCard(card).click()
      await table.square(square).click()
    }
    for (let done = 0; done < turn; done += 90) {
      await (way === 0 ? table.square(square).click() : table.turnHandCard.click())
    }
    await table.placeHere.click()
  }

  protected override chooseSquare(square: string): Promise<void> {
    return this.table.square(square).click()
  }

  protected override async lay(line: LineName, spot: string): Promise<void> {
    const { device, table } = this
    const [from, to] = squaresOfSpot(spot)
    const way = this.#next(3)
    await (way === 0 ? table.lineRow(line) : table.layLine(line)).click()
    if (way === 0) {
      await device.drag(table.square(from), table.square(to))
    } else if (way === 1) {
      await table.square(from).click({ position: await edgeTowards(table.square(from), from, to) })
    } else {
      await table.square(to).click()
      await table.square(from).click()
    }
  }

  protected override async putOwnPlan(card: number, line: LineName): Promise<void> {
    const { device, table } = this
    if (this.#next(2) === 0) {
      await device.drag(table.ownPlan(card), table.planLine(line))
    } else {
      await table.ownPlan(card).click()
      await table.planLine(line).click()
    }
  }

  protected override async lookAtMarket(): Promise<void> {
    // A wide table shows everything at once.
  }

  protected override end(): Promise<void> {
    return this.table.end.click()
  }

  #next(ways: number): number {
    return this.#count++ % ways
  }
}
