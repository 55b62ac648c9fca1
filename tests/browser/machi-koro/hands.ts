import type { Locator, Page } from '@playwright/test'
import type { Seat } from '#engine/game.ts'
import type { EstablishmentId, ItemId } from '#games/machi-koro/cards/cards.ts'
import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import { readMove } from '#games/machi-koro/rules/notation.ts'
import type { MachiView } from '#games/machi-koro/rules/position.ts'
import type { Device } from '../support/device.ts'
import { nameOfSeat } from '../support/seat-name.ts'
import type { Hands } from '../support/tested-game.ts'
import { MachiTable } from './table.ts'

/** The most that a TV Station takes. */
const TV_COINS = 5

/** Plays with a mouse or a finger by pressing visible controls. */
export class MachiHands<D extends Device = Device> implements Hands<MachiTypes> {
  readonly page: Page
  readonly table: MachiTable
  readonly device: D
  #built = 0

  constructor(device: D) {
    this.page = device.page
    this.device = device
    this.table = new MachiTable(device.page)
  }

  async perform(action: string, view: MachiView): Promise<void> {
    const move = readMove(action)
    switch (move.kind) {
      case 'roll':
        return this.roll(move.dice)
      case 'reroll':
        return this.device.press(this.table.reroll(move.dice))
      case 'stand':
        return this.stand(view.dice.reduce((sum, die) => sum + die))
      case 'tv':
        return this.#takeCoins(move.seat, view)
      case 'swap':
        return this.#swap(move.given, move.seat, move.taken)
      case 'noswap':
        return this.decline('noSwap')
      case 'build':
        return this.build(move.item)
      case 'pass':
        return this.decline('pass')
    }
  }

  protected roll(dice: number): Promise<void> {
    return this.device.press(this.table.roll(dice))
  }

  protected stand(roll: number): Promise<void> {
    return this.device.press(this.table.stand(roll))
  }

  protected decline(what: 'noSwap' | 'pass'): Promise<void> {
    return this.device.press(this.table[what])
  }

  /** The first press selects. The second one builds, alternately on the card and in the strip. */
  protected async build(item: ItemId): Promise<void> {
    const { device, table } = this
    const tab = table.tab('supply')
    if ((await tab.getAttribute('aria-selected')) === 'false') await device.press(tab)
    await device.press(table.item(item))
    await device.press(this.#built++ % 2 === 0 ? table.item(item) : table.build(item))
  }

  async #takeCoins(seat: Seat, view: MachiView): Promise<void> {
    const coins = Math.min(TV_COINS, view.players[seat - 1].coins)
    await this.device.press(this.table.takeCoins(await nameOfSeat(this.page, seat), coins))
  }

  async #swap(given: EstablishmentId, partner: Seat, taken: EstablishmentId): Promise<void> {
    const { device, table } = this
    const name = await nameOfSeat(this.page, partner)
    await this.pressInStreet(table.give(given))
    await this.pressInStreet(table.takeCard(name, taken))
    await device.press(table.swap(given, name, taken))
  }

  protected pressInStreet(building: Locator): Promise<void> {
    return this.device.press(building)
  }
}
