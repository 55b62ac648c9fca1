import { expect } from '@playwright/test'
import type { GameTypes, Refusal, Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { recordOnPage } from './games.ts'
import type { Table } from './table.ts'

/** The reason with which the rules refuse an action. */
export function refusalOf<T extends GameTypes>({ game, state }: Match<T>, seat: Seat, text: string): Refusal {
  const action = game.parse(text)
  const refusal = action === undefined ? undefined : game.refusal(state, seat, action)
  if (refusal === undefined) throw new Error(`${text} is legal, or no action at all`)
  return refusal
}

/** A refused action changes nothing, and the page names the rule and links to it. */
export async function expectRefused(table: Table, { rule }: Refusal, before: unknown): Promise<void> {
  const { page } = table
  const link = table.rule(rule)
  await expect(link).toBeVisible()
  expect(await recordOnPage(page)).toEqual(before)
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.locator(`[id="${rule}"]`)).toBeInViewport()
}
