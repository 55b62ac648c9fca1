import { expect, type Locator, type Page } from '@playwright/test'
import { shapeOf, trainOf } from '#games/lokomoto/cards/cards.ts'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { type Move, readMove } from '#games/lokomoto/rules/notation.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import type { LokoView } from '#games/lokomoto/rules/view.ts'
import type { Device } from '../support/device.ts'
import type { Hands } from '../support/tested-game.ts'
import { LokoTable, type SpokenWay } from './table.ts'

type Purchase = Extract<Move, { readonly kind: 'buy' }>

const { cards } = lokomoto

/** Plays with a mouse by pressing visible controls. If there are two ways to take an action, they alternate. */
export class LokoHands<D extends Device = Device> implements Hands<LokoTypes> {
  readonly page: Page
  readonly table: LokoTable
  readonly device: D
  #done = 0

  constructor(device: D) {
    this.page = device.page
    this.device = device
    this.table = new LokoTable(device.page)
  }

  async perform(action: string, view: LokoView): Promise<void> {
    const move = readMove(action)
    this.#done++
    if (move.kind === 'buy') return this.#buy(move, view)
    for (const section of move.sections) await this.tap(section)
    if (move.kind === 'reserve') await this.reserve(move.sections.length)
    else await this.mark(move.kind, move.sections[0])
  }

  /** Whether to use the second of two ways this time. */
  protected get isOtherWay(): boolean {
    return this.#done % 2 === 0
  }

  protected tap(section: string): Promise<void> {
    return this.device.press(this.table.section(section))
  }

  protected reserve(sections: number): Promise<void> {
    return this.device.press(sections === 2 ? this.table.reserveBoth : this.table.reserveLast)
  }

  /** A section that is already selected is drawn by a second tap, or with the strip. */
  protected mark(kind: 'draw' | 'block', section: string): Promise<void> {
    return this.isOtherWay ? this.tap(section) : this.device.press(this.table.mark(kind, section))
  }

  /** The page proposes a payment; a different one is chosen on the map and below the trains. */
  async #buy(purchase: Purchase, view: LokoView): Promise<void> {
    const { device, table } = this
    const { train, sections } = purchase
    await this.chooseTrain(train, view)
    const proposed = table.way(spoken(purchase, false))
    const byHand = table.way(spoken(purchase, true))
    const paying = await table.paying()
    const wrong = [...paying, ...sections].filter((each) => !(paying.includes(each) && sections.includes(each)))
    for (const section of wrong) await this.tap(section)
    if (wrong.length === 0 && !(await isPressed(proposed))) {
      // The same sections without the shape, or with another one, become the player's own choice.
      for (let i = 0; i < 2; i++) await this.tap(sections[0])
    }
    const way = (await byHand.isVisible()) ? byHand : proposed
    if (!(await isPressed(way))) await device.press(way)
    await expect(way).toHaveAttribute('aria-pressed', 'true')
    // A payment above the price is not confirmed by a second tap.
    if (this.isOtherWay && sections.length === trainOf(cards, train).price) await this.buyAgain(train, view)
    else await device.press(table.buy)
  }

  protected async chooseTrain(train: number, _view: LokoView): Promise<void> {
    const { device, table } = this
    const tab = table.tab('trains')
    if ((await tab.getAttribute('aria-selected')) === 'false') await device.press(tab)
    await device.press(table.train(train))
  }

  /** Buys the selected train by selecting it again. */
  protected buyAgain(train: number, view: LokoView): Promise<void> {
    return this.chooseTrain(train, view)
  }
}

/** The name of a purchase in the list of payments. */
function spoken({ train, sections, shape }: Purchase, isByHand: boolean): SpokenWay {
  const { price, bonus } = trainOf(cards, train)
  const points = price + bonus + (shape === undefined ? 0 : shapeOf(cards, shape).points)
  return { sections: sections.length, extra: sections.length - price, shape, points, isByHand }
}

async function isPressed(button: Locator): Promise<boolean> {
  return (await button.isVisible()) && (await button.getAttribute('aria-pressed')) === 'true'
}
