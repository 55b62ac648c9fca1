import type { Locator } from '@playwright/test'
import { planText } from '#games/rail-on-the-hill/board/plans-and-points.ts'
import { type LineName, planCardOf, tokenOf, townCardOf } from '#games/rail-on-the-hill/cards/cards.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { texts } from '#games/rail-on-the-hill/text/en/board.ts'
import { Table } from '../support/table.ts'
import { beginsWith } from '../support/texts.ts'

const { cards } = railOnTheHill
const { panels, score, strip, town, words } = texts

/** The locators of this game's table, by accessible name. */
export class RailTable extends Table {
  get market(): Locator {
    return this.page.getByRole('region', { name: panels.market.label })
  }

  get lines(): Locator {
    return this.page.getByRole('region', { name: panels.lines.label }).last()
  }

  get town(): Locator {
    return this.page.getByRole('grid')
  }

  tab(name: keyof typeof strip.tabs): Locator {
    return this.page.getByRole('tab', { name: strip.tabs[name], exact: true })
  }

  square(square: string): Locator {
    return this.town.getByRole('gridcell', { name: beginsWith(`${square}:`) })
  }

  set(number: number): Locator {
    return this.page.getByRole('button', { name: beginsWith(`${panels.draft.take(number)}:`) })
  }

  handCard(card: number): Locator {
    const name = panels.hand.choose(words.townCard(card, townCardOf(cards, card).landmark))
    return this.page.getByRole('button', { name: beginsWith(`${name}:`) })
  }

  location(location: 'a' | 'b' | 'c' | 'd', card: number): Locator {
    const { landmark } = townCardOf(cards, card)
    const name = panels.market.takeCard(words.townCard(card, landmark), words.locations[location].name)
    return this.page.getByRole('button', { name: beginsWith(`${name}:`) })
  }

  get collect(): Locator {
    return this.market.getByRole('button', { name: panels.market.collect })
  }

  marketPlan(card: number): Locator {
    const plan = planCardOf(cards, card)
    return this.button(panels.market.takePlan(card, planText(plan, words), words.points(plan.points)))
  }

  /** A Plan card of the setup, or a drawn one. */
  ownPlan(card: number): Locator {
    return this.button(ownPlanName(card))
  }

  /** The line for the selected Plan card. */
  planLine(line: LineName): Locator {
    const dock = this.page.getByRole('group', { name: /Plan/ })
    return dock.getByRole('button', { name: beginsWith(words.lineNames[line]) })
  }

  discard(card: number): Locator {
    return this.button(panels.planTarget.discard(card, planText(planCardOf(cards, card), words)))
  }

  /** One of the face-up tokens; equal tokens have the same name. */
  marketToken(token: number, all: readonly number[]): Locator {
    const nameOf = (id: number) => {
      const { kind, line } = tokenOf(cards, id)
      return panels.market.takeToken(words.token(kind, line), words.tokenEffect(kind, line))
    }
    const alike = all.filter((id) => nameOf(id) === nameOf(token))
    return this.button(nameOf(token)).nth(alike.indexOf(token))
  }

  /** One of the bought tokens. */
  keptToken(token: number, all: readonly number[]): Locator {
    const nameOf = (id: number) => {
      const { kind, line } = tokenOf(cards, id)
      return panels.keep.keep(words.token(kind, line))
    }
    const alike = all.filter((id) => nameOf(id) === nameOf(token))
    return this.page.getByRole('button', { name: beginsWith(nameOf(token)) }).nth(alike.indexOf(token))
  }

  bonus(bonus: 'resources' | 'track' | 'plans'): Locator {
    const dock = this.page.getByRole('group', { name: panels.bonus.title })
    return dock.getByRole('button', { name: beginsWith(panels.bonus.choices[bonus].name) })
  }

  /** The button in the strip that chooses a line to lay a track with. */
  layLine(line: LineName): Locator {
    return this.button(strip.layLine(line))
  }

  /** The same in the panel of lines. */
  lineRow(line: LineName): Locator {
    return this.lines.getByRole('button', { name: panels.lines.lay(words.lineNames[line]) })
  }

  get turnHandCard(): Locator {
    return this.strip.getByRole('button', { name: panels.hand.turn })
  }

  get placeHere(): Locator {
    return this.button(strip.placeHere)
  }

  get draw(): Locator {
    return this.button(strip.draw)
  }

  get buy(): Locator {
    return this.button(strip.buy)
  }

  get scrap(): Locator {
    return this.button(strip.scrap)
  }

  scrapTrack(line: LineName, spot: string): Locator {
    return this.button(town.scrap(line, spot))
  }

  get end(): Locator {
    return this.button(strip.end)
  }

  /** The totals on the result sheet, seat 1 first. */
  get totals(): Locator {
    const row = this.result.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: score.total }) })
    return row.getByRole('cell')
  }
}

/** The accessible name of a Plan card for the player who may choose it. */
export function ownPlanName(card: number): string {
  const plan = planCardOf(cards, card)
  return panels.planHand.choose(card, planText(plan, words), words.points(plan.points))
}
