import type { Page } from '@playwright/test'
import type { Seat } from '#engine/game.ts'
import { stationsOf } from '#games/lokomoto/cards/cards.ts'
import { readMove } from '#games/lokomoto/rules/notation.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { expectLength, NAMES, openTable, recordOnPage, savedGame, startGame } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { Person } from '../support/person.ts'
import { playUntil } from '../support/play.ts'
import { expect, test } from '../support/test.ts'
import { shell } from '../support/texts.ts'
import { tested as loko } from './game.ts'
import { LokoHands } from './hands.ts'
import { LokoKeyboard } from './keyboard.ts'
import { type LokoMatch, moments } from './moments.ts'

const SECRETS = { players: 2, hiddenAgendas: true } as const

function secretsOf({ state }: LokoMatch, seat: Seat): readonly number[] {
  return lokomoto.position(state).players[seat - 1].secret
}

/** The shape cards that the page names anywhere, visible or not. */
async function shapesOn(page: Page, shapes: readonly number[]): Promise<readonly number[]> {
  const content = await page.content()
  return shapes.filter((shape) => new RegExp(`\\bshape ${shape}\\b`, 'i').test(content))
}

/** Continues a game of two people on one device, who never see each other's secrets. */
async function playOn(hands: LokoKeyboard, seed: string, isThere: (match: LokoMatch) => boolean): Promise<void> {
  const { page, table, device } = hands
  const person = new Person(loko, hands, seed)
  for (let due = await person.due(); due !== undefined && !isThere(due.match); due = await person.due()) {
    const { match, seat } = due
    const [own, others] = [secretsOf(match, seat), secretsOf(match, 3 - seat)]
    if (own.length > 0) {
      const { name } = (await savedGame(page)).seats[seat - 1]
      await expect(table.handOver).toHaveText(shell.table.handOver(name))
      expect(await shapesOn(page, [...own, ...others])).toEqual([])
      await device.press(table.handOverReady(name))
    }
    await expect(table.map).toBeVisible()
    expect(await shapesOn(page, own)).toEqual(own)
    expect(await shapesOn(page, others)).toEqual([])
    await person.act(due)
  }
}

test('two people open a game without a pointer, block sections and hand over the device', async ({ page }) => {
  const hands = new LokoKeyboard(page)
  await startGame(hands.device, loko, 'players=2&hiddenAgendas=1&first=1&seed=keys')
  await playOn(hands, 'keys', ({ log }) => log.length === 14)
})

test('two people end a game without a pointer, and neither sees what the other hides', async ({ page }) => {
  const hands = new LokoKeyboard(page)
  const match = moments.of('late', SECRETS)
  await openTable(page, loko, match, { isHidden: true })
  await playOn(hands, 'keys', () => false)
  await expect(hands.table.result).toBeVisible()
  const { actions } = await recordOnPage(page)
  const kinds = actions.slice(match.log.length).map(([, action]) => readMove(action).kind)
  expect(kinds).toContain('buy')
})

test('a player finds a section in the list and draws it', async ({ page }) => {
  const hands = new LokoKeyboard(page)
  const match = moments.of('buying', { players: 3 })
  const { sections, turn } = lokomoto.position(match.state)
  const free = Object.keys(sections).filter((each) => sections[each] === 'free')
  // If it were the only one, the list would be empty afterwards.
  const hasAnother = ([station]: readonly string[]) =>
    free.filter((each) => stationsOf(each).includes(station)).length > 1
  const section = free.find((each) => hasAnother(stationsOf(each))) ?? ''
  await openTable(page, loko, match)
  await hands.tapInList(section)
  await expect(hands.table.picked(section)).toBeVisible()
  await hands.device.key('Enter')
  await expect.poll(async () => (await recordOnPage(page)).actions.at(-1)).toEqual([turn, `draw ${section}`])
  // The list keeps its scroll position.
  await expect(hands.table.list.locator('button:focus')).toBeVisible()
})

test('no player looks back at the secret of another with undo', async ({ page }) => {
  const match = moments.of('other secret', SECRETS)
  const { turn, sections } = lokomoto.position(match.state)
  const section = Object.keys(sections).find((each) => sections[each] === 'free')
  const hands = new LokoHands(new Mouse(page))
  await openTable(page, loko, match, { isHidden: true })
  await hands.table.handOverReady(NAMES[turn - 1]).click()
  await hands.perform(`draw ${section}`, lokomoto.view(match.state, turn))
  await expectLength(page, match.log.length + 1)
  await page.keyboard.press('u')
  expect(await shapesOn(page, secretsOf(match, turn))).toEqual([])
})

test('a secret shape that a player has laid on the map is gone when the turn is over', async ({ page }) => {
  const match = playUntil(loko, { players: 3, hiddenAgendas: true, first: 1 }, 'laid', () => true)
  const hands = new LokoHands(new Mouse(page))
  const { table } = hands
  const [secret] = secretsOf(match, 1)
  // Not under the card.
  const section = lokomoto.cards.map.sections.at(-1)
  // While a bot thinks, the page cannot know who is looking.
  await page.route(/worker/, () => undefined)
  await openTable(page, loko, match, {
    isHidden: true,
    seats: [
      { kind: 'person', name: NAMES[0] },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
      { kind: 'person', name: NAMES[1] },
    ],
  })
  await table.handOverReady(NAMES[0]).click()
  await table.layShape(secret).click()
  await expect(table.laidShape(secret)).toBeVisible()
  await hands.perform(`draw ${section}`, lokomoto.view(match.state, 1))
  await expectLength(page, match.log.length + 1)
  await expect(table.map).toBeVisible()
  await expect.poll(() => shapesOn(page, [secret])).toEqual([])
})
