import type { Locator } from '@playwright/test'
import { namedCards, sectionName } from '#games/lokomoto/board/names.ts'
import { shapeOf, trainOf } from '#games/lokomoto/cards/cards.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { texts } from '#games/lokomoto/text/en/board.ts'
import { Table } from '../support/table.ts'
import { beginsWith, endsWith } from '../support/texts.ts'

const { map, sections, shapes, strip, trains, words } = texts
const { cards } = lokomoto

export type SpokenWay = Parameters<typeof trains.spokenWay>[0]

/** The locators of this game's table, by accessible name. */
export class LokoTable extends Table {
  get map(): Locator {
    return this.page.getByRole('group', { name: map.label, exact: true })
  }

  section(section: string): Locator {
    return this.map.getByRole('button', { name: beginsWith(`${sectionName(section, cards, words)},`) })
  }

  picked(section: string): Locator {
    return this.section(section).and(this.page.getByLabel(endsWith(map.picked(''))))
  }

  /** The sections selected as payment. */
  async paying(): Promise<readonly string[]> {
    const chosen = this.map.getByLabel(endsWith(map.paying('')))
    return chosen.evaluateAll((found) => found.map((section) => section.getAttribute('data-section') ?? ''))
  }

  zoom(step: 'zoomIn' | 'zoomOut' | 'wholeMap'): Locator {
    return this.map.getByRole('button', { name: map[step], exact: true })
  }

  tab(name: keyof typeof strip.tabs): Locator {
    return this.page.getByRole('tab', { name: strip.tabs[name], exact: true })
  }

  train(train: number): Locator {
    return this.#trains.getByRole('button', { name: beginsWith(`${trainOf(namedCards(cards, words), train).name},`) })
  }

  get #trains(): Locator {
    return this.page.getByRole('region', { name: trains.label, exact: true })
  }

  /** The list of sections. */
  get list(): Locator {
    return this.page.getByRole('region', { name: sections.label, exact: true })
  }

  get search(): Locator {
    return this.list.getByRole('searchbox', { name: sections.search })
  }

  /** A section in the list, under the station that is named first. */
  inList(section: string): Locator {
    return this.list.getByRole('button', { name: beginsWith(`${sectionName(section, cards, words)},`) })
  }

  get shapes(): Locator {
    return this.page.getByRole('region', { name: shapes.label, exact: true })
  }

  layShape(shape: number): Locator {
    return this.shapes.getByRole('button', { name: shapes.layCard(shape), exact: true })
  }

  liftShape(shape: number): Locator {
    return this.shapes.getByRole('button', { name: shapes.liftCard(shape), exact: true })
  }

  turnShape(shape: number): Locator {
    return this.shapes.getByRole('button', { name: shapes.turnCard(shape), exact: true })
  }

  /** The card on the map. */
  laidShape(shape: number): Locator {
    const [name] = map.overlay(shapeName(shape), 0, 0, 0).split(':')
    return this.map.getByRole('button', { name: beginsWith(name) })
  }

  layAside(shape: number): Locator {
    return this.map.getByRole('button', { name: map.layAside(shapeName(shape)), exact: true })
  }

  mark(kind: 'draw' | 'block', section: string): Locator {
    return this.#inStrip(strip[kind](sectionName(section, cards, words)))
  }

  get reserveBoth(): Locator {
    return this.#inStrip(strip.reserveBoth)
  }

  get reserveLast(): Locator {
    return this.#inStrip(strip.reserveLast)
  }

  /** One of the payments for the selected train. */
  way(way: SpokenWay): Locator {
    return this.#trains.getByRole('button', { name: trains.spokenWay(way), exact: true })
  }

  /** Buys with the selected payment. */
  get buy(): Locator {
    return this.strip.getByRole('button', { name: beginsWith(strip.buy('', '').split(' ')[0]) })
  }

  #inStrip(name: string): Locator {
    return this.strip.getByRole('button', { name, exact: true })
  }
}

function shapeName(shape: number): string {
  return words.shape(shape, shapeOf(cards, shape).points)
}
