import type { Page } from '@playwright/test'
import type { Seat } from '#engine/game.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { NAMES, openTable, recordOnPage } from '../support/games.ts'
import { Person } from '../support/person.ts'
import { matchOf, playUntil } from '../support/play.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { tested as rail } from './game.ts'
import type { RailMatch } from './moments.ts'
import { RailMouse } from './mouse.ts'
import { ownPlanName, RailTable } from './table.ts'

/** After this many actions both players have had a secret hand. */
const MANY = 24

/** The Plan cards that only this seat may see now. */
function secretPlans({ state }: RailMatch, seat: Seat): readonly number[] {
  const { planHand, pending } = railOnTheHill.position(state).players[seat - 1]
  return [...planHand, ...(pending?.kind === 'plans' ? pending.cards : [])]
}

/** The cards that the page names anywhere, visible or not. */
async function plansOn(page: Page, cards: readonly number[]): Promise<readonly number[]> {
  if (cards.length === 0) return []
  const content = await page.content()
  return cards.filter((card) => content.includes(ownPlanName(card)))
}

/** The secrets of a seat: a hand that was dealt before, or cards that it has just drawn. */
function secretOf({ state }: RailMatch, seat: Seat): 'held' | 'drawn' | undefined {
  const { phase, players } = railOnTheHill.position(state)
  const { planHand, pending } = players[seat - 1]
  if (pending?.kind === 'plans' || pending?.kind === 'keep') return 'drawn'
  return phase !== 'draft' && planHand.length > 0 ? 'held' : undefined
}

/** Starts a game of two people on one device and plays to the wanted position; neither may see the other's secrets. */
async function playAtOneScreen(page: Page, isThere: (match: RailMatch) => boolean): Promise<void> {
  const hands = new RailMouse(page)
  const { table } = hands
  const person = new Person(rail, hands, 'two')
  await page.goto('/new/rail-on-the-hill/?players=2&seed=two')
  for (const seat of [1, 2]) await page.getByLabel(shell.pages.newGame.nameOf(seat)).fill(NAMES[seat - 1])
  await page.getByRole('button', { name: shell.pages.newGame.start, exact: true }).click()
  await page.waitForURL('**/table/?game=*')

  /** The secrets of all other seats. */
  const expectHidden = async (match: RailMatch, eyes: Seat | undefined) => {
    const hidden = [1, 2].filter((seat) => seat !== eyes).flatMap((seat) => secretPlans(match, seat))
    expect(await plansOn(page, hidden)).toEqual([])
  }
  let last: { readonly seat: Seat; readonly sawSecret: boolean } | undefined
  let handedOver = 0
  let seen = 0
  for (let due = await person.due(); due !== undefined && !isThere(due.match); due = await person.due()) {
    const { match, seat } = due
    const secret = secretOf(match, seat)
    const hasDevice = last?.seat === seat && (last.sawSecret || secret === 'drawn')
    if (secret !== undefined && !hasDevice) {
      await expect(table.handOver).toHaveText(shell.table.handOver(NAMES[seat - 1]))
      await expect(table.strip).toBeHidden()
      await expectHidden(match, undefined)
      await table.handOverReady(NAMES[seat - 1]).click()
      handedOver++
    }
    await expect(table.strip).toBeVisible()
    await expect(table.handOver).toBeHidden()
    await expectHidden(match, seat)
    seen += (await plansOn(page, secretPlans(match, seat))).length
    last = { seat, sawSecret: secret !== undefined }
    await person.act(due)
  }
  expect(handedOver, 'hand-overs').toBeGreaterThan(0)
  expect(seen, 'Plan cards that their owners saw').toBeGreaterThan(0)
}

test('two people begin a game at one screen, and neither sees what the other hides', async ({ page }) => {
  await playAtOneScreen(page, ({ log }) => log.length >= MANY)
})

test('two people play a whole game at one screen, and neither sees what the other hides', async ({ page }) => {
  await playAtOneScreen(page, () => false)
  const { state } = matchOf(rail, await recordOnPage(page))
  await expect(new RailTable(page).totals).toHaveText(
    railOnTheHill.standing(state).scores.map(({ total }) => String(total)),
  )
})

test('what a player has just drawn is hidden again after a reload', async ({ page }) => {
  const isDrawn = ({ state }: RailMatch) =>
    railOnTheHill.position(state).players.some(({ pending }) => pending?.kind === 'plans')
  const match = playUntil(rail, { players: 2 }, 'drawn', isDrawn)
  const [seat] = railOnTheHill.active(match.state)
  const table = new RailTable(page)
  await openTable(page, rail, match, { isHidden: true })
  await expect(table.handOver).toHaveText(shell.table.handOver(NAMES[seat - 1]))
  const drawn = secretPlans(match, seat)
  expect(await plansOn(page, drawn)).toEqual([])
  await table.handOverReady(NAMES[seat - 1]).click()
  await expect(table.ownPlan(drawn[0])).toBeVisible()
  expect(await plansOn(page, drawn)).toEqual(drawn)
})

test('no player looks back into the hand of the other with a key', async ({ page }) => {
  // The first player has put the last Plan card on a line, and hands the device to the second one.
  const match = playUntil(rail, { players: 2, first: 1 }, 'back', (now) => {
    const { phase, active } = railOnTheHill.position(now.state)
    return phase === 'setup' && active.length === 1
  })
  const last = match.log[match.log.length - 1]
  const before = playUntil(rail, { players: 2, first: 1 }, 'back', (now) => now.log.length === match.log.length - 1)
  const hands = new RailMouse(page)
  const { table } = hands
  await openTable(page, rail, before, { isHidden: true })
  await table.handOverReady(NAMES[last.seat - 1]).click()
  const held = secretPlans(before, last.seat)
  await expect(table.ownPlan(held[0])).toBeVisible()
  expect(await plansOn(page, held)).toEqual(held)
  const view = railOnTheHill.view(before.state, last.seat)
  await hands.perform(railOnTheHill.format(last.action), view, last.seat)
  await expect(table.handOver).toBeVisible()
  await page.keyboard.press('u')
  expect(await plansOn(page, held)).toEqual([])
})
