import type { Page } from '@playwright/test'
import { fillIn } from '../../src/engine/text.ts'
import { LINES, type LineName } from '../../src/games/rail-on-the-hill/cards/cards.ts'
import { railOnTheHill } from '../../src/games/rail-on-the-hill/rules.ts'
import { playUntil, type RailMatch } from './support/advice.ts'
import { matchOf, openTable, recordOnPage } from './support/games.ts'
import { edgeTowards, middleOf, squaresOf, wayBetween } from './support/hands.ts'
import { momentOf } from './support/moments.ts'
import { Mouse } from './support/mouse.ts'
import { Person } from './support/person.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { beginsWith, rail, shell } from './support/texts.ts'

const inRound = (round: number) => (match: RailMatch) => railOnTheHill.position(match.state).round === round

test('somebody takes back and repeats every action of a turn, up to what cannot be forgotten', async ({ page }) => {
  const table = new Table(page)
  const person = new Person(new Mouse(table), 'undo')
  await openTable(page, playUntil({ players: 1 }, 'undo', inRound(3)))
  const lengthIs = (length: number) => expect.poll(async () => (await recordOnPage(page)).actions.length).toBe(length)
  let barriers = 0
  for (let due = await person.due(); due !== undefined && !inRound(5)(due.match); due = await person.due()) {
    const before = due.match.log.length
    await person.act(due)
    const after = await recordOnPage(page)
    if (matchOf(after).undoable(1) > 0) {
      await table.undo.click()
      await lengthIs(before)
      await table.redo.click()
      await lengthIs(before + 1)
      await page.keyboard.press('Control+z')
      await lengthIs(before)
      await page.keyboard.press('Shift+U')
    } else {
      barriers++
      await expect(table.undo).toBeDisabled()
      await page.keyboard.press('u')
    }
    await lengthIs(before + 1)
    expect(await recordOnPage(page)).toEqual(after)
  }
  expect(barriers, 'actions that cannot be taken back').toBeGreaterThan(0)
})

interface Mistake {
  readonly what: string
  /** Where the table must be for it. */
  readonly at: (match: RailMatch) => boolean
  /** What somebody tries, in the notation: the rules have the reason. */
  readonly action: (match: RailMatch) => string
  readonly try: (table: Table, match: RailMatch) => Promise<void>
}

const townOf = (match: RailMatch) => railOnTheHill.position(match.state).players[0]
const isAcquired = (match: RailMatch) => inRound(2)(match) && townOf(match).acquired !== null && !townOf(match).placed

/** Playwright waits until a button is enabled; people do not. */
async function touch(page: Page, element: ReturnType<Table['set']>): Promise<void> {
  const { x, y } = await middleOf(element)
  await page.mouse.click(x, y)
}

/** A location whose card is still there. */
function openLocation(match: RailMatch): { readonly location: 'a' | 'b' | 'c' | 'd'; readonly card: number } {
  const { board } = railOnTheHill.position(match.state)
  for (const location of ['a', 'b', 'c', 'd'] as const) {
    const card = board[location]
    if (card !== null) return { location, card }
  }
  throw new Error('the market is empty')
}

/** An empty square in sight that touches no card of the town, or that would make it too large. */
const FAR_SQUARES = 'bcdef'.split('').flatMap((column) => ['2', '3', '4', '5', '6'].map((row) => column + row))

function isRefused(match: RailMatch, action: string): boolean {
  return railOnTheHill.refusal(match.state, 1, railOnTheHill.parse(action) ?? -1) !== undefined
}

function farSquare(match: RailMatch): string {
  const { hand, town } = townOf(match)
  const far = FAR_SQUARES.find((square) => !(square in town) && isRefused(match, `place ${hand[0]} ${square} r0`))
  if (far === undefined) throw new Error('the town is everywhere')
  return far
}

const MISTAKES: readonly Mistake[] = [
  {
    what: 'ends the turn too early',
    at: isAcquired,
    action: () => 'end',
    try: (table) => touch(table.page, table.end),
  },
  {
    what: 'takes a second card',
    at: isAcquired,
    action: (match) => `acquire ${openLocation(match).location}`,
    try: (table, match) => {
      const { location, card } = openLocation(match)
      return touch(table.page, table.location(location, card))
    },
  },
  {
    what: 'places a second card',
    at: (match) => inRound(2)(match) && townOf(match).placed && townOf(match).pending === null,
    action: (match) => `place ${townOf(match).hand[0]} d4 r0`,
    try: (table, match) => touch(table.page, table.handCard(townOf(match).hand[0])),
  },
]

for (const mistake of MISTAKES) {
  test(`somebody ${mistake.what} and reads why it is refused`, async ({ page }) => {
    const match = playUntil({ players: 1 }, 'refused', mistake.at)
    const refusal = railOnTheHill.refusal(match.state, 1, railOnTheHill.parse(mistake.action(match)) ?? -1)
    if (refusal === undefined) throw new Error(`${mistake.action(match)} is legal`)
    const table = new Table(page)
    await openTable(page, match)
    const before = await recordOnPage(page)
    await mistake.try(table, match)

    const reason = fillIn(rail.refusals[refusal.reason as keyof typeof rail.refusals], refusal.values)
    await expect(page.getByRole('paragraph').filter({ hasText: reason })).toBeVisible()
    const rule = page.getByRole('link', { name: shell.table.rule(refusal.rule) })
    await expect(rule).toBeVisible()
    expect(await recordOnPage(page)).toEqual(before)
    await page.goto((await rule.getAttribute('href')) ?? '')
    await expect(page.locator(`[id="${refusal.rule}"]`)).toBeInViewport()
  })
}

test('somebody lays a card where it cannot go and reads why', async ({ page }) => {
  const match = playUntil({ players: 1 }, 'refused', isAcquired)
  const table = new Table(page)
  await openTable(page, match)
  const before = await recordOnPage(page)
  await table.handCard(townOf(match).hand[0]).click()
  await table.square(farSquare(match)).click()
  await expect(page.getByRole('link', { name: beginsWith(shell.table.rule('RH-P')) })).toBeVisible()
  await expect(table.placeHere).toBeHidden()
  expect(await recordOnPage(page)).toEqual(before)
})

test('somebody lays a track where none can be and reads why', async ({ page }) => {
  const match = momentOf('late turn', { players: 1 })
  const { line, spot } = forbiddenSpot(match)
  const [from, to] = squaresOf(spot)
  const table = new Table(page)
  await openTable(page, match)
  const before = await recordOnPage(page)
  await table.layLine(line).click()
  await table.square(from).click({ position: await edgeTowards(table.square(from), from, to) })
  await expect(page.getByRole('link', { name: beginsWith(shell.table.rule('RH-T')) })).toBeVisible()
  expect(await recordOnPage(page)).toEqual(before)
})

/** A line that can go on somewhere, and two neighbouring cards between which it cannot. */
function forbiddenSpot(match: RailMatch): { readonly line: LineName; readonly spot: string } {
  const squares = Object.keys(townOf(match).town).sort()
  const spots = squares.flatMap((from) =>
    squares
      .filter((to) => from < to && Object.values(wayBetween(from, to)).every((way) => Math.abs(way) <= 1))
      .map((to) => `${from}-${to}`),
  )
  for (const line of LINES) {
    const forbidden = spots.filter((spot) => isRefused(match, `lay ${line} ${spot}`))
    if (forbidden.length > 0 && forbidden.length < spots.length) return { line, spot: forbidden[0] }
  }
  throw new Error('every line can go everywhere or nowhere')
}
