import type { Seat } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import type { SectionState } from '#games/lokomoto/rules/position.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { texts } from '#games/lokomoto/text/en/board.ts'
import { openTable, recordOnPage } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { playUntil } from '../support/play.ts'
import { expectRefused, refusalOf } from '../support/refusal.ts'
import { expect, test } from '../support/test.ts'
import { tested as loko } from './game.ts'
import { type LokoMatch, moments } from './moments.ts'
import { LokoTable } from './table.ts'

/** A section with this property for the current player. */
function findSection(match: LokoMatch, isIt: (state: SectionState, seat: Seat) => boolean): string {
  const { sections, turn } = lokomoto.position(match.state)
  const found = Object.keys(sections).find((section) => isIt(sections[section], turn))
  if (found === undefined) throw new Error('there is no such section')
  return found
}

const isOthers = (state: SectionState, seat: Seat) => typeof state === 'object' && state.seat !== seat
const isBlack = (state: SectionState) => state === 'black'
const isFree = (state: SectionState) => state === 'free'
const isPaying = (state: SectionState, seat: Seat) => typeof state === 'object' && state.seat === seat && state.solid

const MISTAKES = [
  { what: 'draws what belongs to another', kind: 'draw', rule: 'LK-A3', moment: 'late', players: 3, isIt: isOthers },
  { what: 'draws what is used up', kind: 'draw', rule: 'LK-A3', moment: 'late', players: 3, isIt: isBlack },
  { what: 'blocks a section again', kind: 'block', rule: 'LK-2P', moment: 'opening', players: 2, isIt: isBlack },
] as const

for (const { what, kind, rule, moment, players, isIt } of MISTAKES) {
  test(`a player ${what} and reads why it is refused`, async ({ page }) => {
    const match = moments.of(moment, { players })
    const section = findSection(match, isIt)
    const [seat] = lokomoto.active(match.state)
    const table = new LokoTable(page)
    await openTable(page, loko, match)
    const before = await recordOnPage(page)
    await new Mouse(page).pressAnyway(table.section(section))
    const refusal = refusalOf(match, seat, `${kind} ${section}`)
    expect(refusal.rule).toBe(rule)
    await expectRefused(table, refusal, before)
  })
}

test('a player reserves one section alone and reads why it is refused', async ({ page }) => {
  const match = moments.of('late', { players: 3 })
  const section = findSection(match, isFree)
  const table = new LokoTable(page)
  await openTable(page, loko, match)
  const before = await recordOnPage(page)
  await table.section(section).click()
  await page.keyboard.press('r')
  await expectRefused(table, refusalOf(match, lokomoto.active(match.state)[0], `reserve ${section}`), before)
})

test('a player pays too little for a train and reads why it is refused', async ({ page }) => {
  const match = moments.of('buying', { players: 3 })
  const { trains, turn } = lokomoto.position(match.state)
  const section = findSection(match, isPaying)
  const table = new LokoTable(page)
  await openTable(page, loko, match)
  const before = await recordOnPage(page)
  await new Mouse(page).pressAnyway(table.train(trains[0]))
  for (const chosen of await table.paying()) await table.section(chosen).click()
  await table.section(section).click()
  const refusal = refusalOf(match, turn, `buy ${trains[0]} with ${section}`)
  await expect(table.strip).toContainText(fillIn(texts.refusals['too-few'], refusal.values))
  await expect(table.buy).toBeHidden()
  await page.keyboard.press('b')
  await expectRefused(table, refusal, before)
})

test('a player draws while a bot thinks and reads why it is refused', async ({ page }) => {
  const match = playUntil(loko, { players: 2, first: 2 }, 'slow', ({ log }) => log.length === 14)
  const section = findSection(match, isFree)
  const table = new LokoTable(page)
  // A bot that never finishes thinking.
  await page.route(/worker/, () => undefined)
  await openTable(page, loko, match, {
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
    ],
  })
  const before = await recordOnPage(page)
  await new Mouse(page).pressAnyway(table.section(section))
  await expectRefused(table, refusalOf(match, 1, `draw ${section}`), before)
})
