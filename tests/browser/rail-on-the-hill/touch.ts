import type { Page } from '@playwright/test'
import type { LineName } from '#games/rail-on-the-hill/cards/cards.ts'
import { squaresOfSpot } from '#games/rail-on-the-hill/rules/notation.ts'
import type { Location } from '#games/rail-on-the-hill/rules/state.ts'
import { Touch } from '../support/touch.ts'
import { RailHands } from './hands.ts'
import { edgeTowards } from './squares.ts'

/** Plays with taps on a phone. */
export class RailTouch extends RailHands<Touch> {
  #count = 0

  constructor(page: Page) {
    super(new Touch(page))
  }

  protected override acquire(location: Location, card: number): Promise<void> {
    return this.table.location(location, card).tap()
  }

  protected override async place(card: number, square: string, turn: number): Promise<void> {
    const { table } = this
    await table.handCard(card).tap()
    await table.square(square).tap()
    for (let done = 0; done < turn; done += 90) await table.square(square).tap()
    await table.placeHere.tap()
  }

  protected override chooseSquare(square: string): Promise<void> {
    return this.table.square(square).tap()
  }

  protected override async lay(line: LineName, spot: string): Promise<void> {
    const { table } = this
    const [from, to] = squaresOfSpot(spot)
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

  protected override async putOwnPlan(card: number, line: LineName): Promise<void> {
    await this.table.ownPlan(card).tap()
    await this.table.planLine(line).tap()
  }

  protected override async lookAtMarket(): Promise<void> {
    const tab = this.table.tab('market')
    if (await tab.isVisible()) await tab.tap()
  }

  protected override end(): Promise<void> {
    return this.table.end.tap()
  }
}
