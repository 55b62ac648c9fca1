import type { Page } from '@playwright/test'
import { sectionByKey } from '#games/lokomoto/board/map/gestures.ts'
import { sheetOf } from '#games/lokomoto/board/map/sheet.ts'
import { stationsOf } from '#games/lokomoto/cards/cards.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import type { LokoView } from '#games/lokomoto/rules/view.ts'
import { Keyboard } from '../support/keyboard.ts'
import { LokoHands } from './hands.ts'

const { map } = lokomoto.cards
const { sections } = sheetOf(map)
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The largest number of sections that meet at a station. */
const MOST_OF_A_STATION = 6

/** Plays with the keyboard only: arrows on the map, the list of sections, and the single keys of the table. */
export class LokoKeyboard extends LokoHands<Keyboard> {
  constructor(page: Page) {
    super(new Keyboard(page))
  }

  protected override async tap(section: string): Promise<void> {
    const { device } = this
    await this.table.map.waitFor()
    await device.key('m')
    for (const arrow of wayTo(section, await this.#focused())) await device.key(arrow)
    await device.key('Enter')
  }

  protected override reserve(): Promise<void> {
    return this.device.key('r')
  }

  protected override mark(): Promise<void> {
    return this.device.key(this.isOtherWay ? 'Enter' : 'd')
  }

  protected override chooseTrain(train: number, { trains }: LokoView): Promise<void> {
    return this.device.key(String(trains.indexOf(train) + 1))
  }

  protected override buyAgain(): Promise<void> {
    return this.device.key('b')
  }

  /** Selects a free section in the list, as a player does who cannot see the map. */
  async tapInList(section: string): Promise<void> {
    const { device, page, table } = this
    const [station] = stationsOf(section)
    await device.key('l')
    await table.search.waitFor()
    await device.tabTo(() => table.search.evaluate((field) => field === document.activeElement), 'the search')
    await page.keyboard.insertText(map.names?.[station] ?? station)
    await device.key('Enter')
    const wanted = table.inList(section)
    const isThere = () => wanted.evaluate((button) => button === document.activeElement)
    for (let i = 0; i < MOST_OF_A_STATION && !(await isThere()); i++) await device.key('ArrowRight')
    await device.key('Enter')
  }

  #focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('data-section') ?? '')
  }
}

/** The shortest path across the map with the arrow keys. */
function wayTo(section: string, from: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]])
  for (const [here, way] of ways) {
    if (here === section) return way
    for (const arrow of ARROWS) {
      const next = sectionByKey(sections, here, arrow)
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, arrow])
    }
  }
  throw new Error(`no arrows lead from ${from} to ${section}`)
}
