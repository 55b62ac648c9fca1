import type { Locator } from '@playwright/test'
import type { EstablishmentId, ItemId } from '#games/machi-koro/cards/cards.ts'
import { texts } from '#games/machi-koro/text/en/board.ts'
import { Table } from '../support/table.ts'
import { beginsWith } from '../support/texts.ts'

const { street, strip, supply, words } = texts

/** The locators of this game's table, by accessible name. */
export class MachiTable extends Table {
  get streets(): Locator {
    return this.page.getByLabel(street.streets, { exact: true })
  }

  get supply(): Locator {
    return this.page.getByRole('region', { name: supply.label, exact: true })
  }

  tab(name: keyof typeof strip.tabs): Locator {
    return this.page.getByRole('tab', { name: strip.tabs[name], exact: true })
  }

  /** A pile of the supply, or a landmark of the player who builds. */
  item(item: ItemId): Locator {
    return this.supply.getByRole('button', { name: beginsWith(`${words.items[item]},`) })
  }

  roll(dice: number): Locator {
    return this.#inStrip(strip.roll(dice))
  }

  reroll(dice: number): Locator {
    return this.#inStrip(strip.reroll(dice))
  }

  stand(roll: number): Locator {
    return this.#inStrip(strip.stand(roll))
  }

  /** The TV Station takes from this player. */
  takeCoins(name: string, coins: number): Locator {
    return this.streets.getByRole('button', { name: street.take(name, coins), exact: true })
  }

  /** A card in the player's own street that the Business Center gives away. */
  give(card: EstablishmentId): Locator {
    return this.streets.getByRole('button', { name: street.give(words.items[card]), exact: true })
  }

  /** A card in another street that the Business Center takes. */
  takeCard(name: string, card: EstablishmentId): Locator {
    return this.streets.getByRole('button', { name: street.takeCard(name, words.items[card]), exact: true })
  }

  swap(given: EstablishmentId, name: string, taken: EstablishmentId): Locator {
    return this.#inStrip(strip.swap(words.items[given], words.items[taken], name))
  }

  get noSwap(): Locator {
    return this.#inStrip(strip.noSwap)
  }

  build(item: ItemId): Locator {
    return this.strip.getByRole('button', { name: beginsWith(strip.build(words.items[item], '')) })
  }

  get pass(): Locator {
    return this.#inStrip(strip.pass)
  }

  #inStrip(name: string): Locator {
    return this.strip.getByRole('button', { name, exact: true })
  }
}
