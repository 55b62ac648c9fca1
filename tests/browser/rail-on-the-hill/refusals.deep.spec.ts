import type { Locator } from '@playwright/test'
import { fillIn } from '#engine/json.ts'
import { rowsOf, windowOf } from '#games/rail-on-the-hill/board/town/geometry.ts'
import { LINES, type LineName } from '#games/rail-on-the-hill/cards/cards.ts'
import { squaresOfSpot } from '#games/rail-on-the-hill/rules/notation.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { Location } from '#games/rail-on-the-hill/rules/state.ts'
import { texts } from '#games/rail-on-the-hill/text/en/board.ts'
import { openTable, recordOnPage } from '../support/games.ts'
import { Mouse } from '../support/mouse.ts'
import { playUntil } from '../support/play.ts'
import { expectRefused, refusalOf } from '../support/refusal.ts'
import { expect, test } from '../support/test.ts'
import { tested as rail } from './game.ts'
import { moments, type RailMatch } from './moments.ts'
import { edgeTowards, wayBetween } from './squares.ts'
import { RailTable } from './table.ts'

const inRound = (round: number) => (match: RailMatch) => railOnTheHill.position(match.state).round === round

interface Mistake {
  readonly what: string
  /** The position that it needs. */
  readonly at: (match: RailMatch) => boolean
  /** The illegal action, in notation; the rules give the reason. */
  readonly action: (match: RailMatch) => string
  /** The presses that try it. */
  readonly button: (table: RailTable, match: RailMatch) => Locator
}

const townOf = (match: RailMatch) => railOnTheHill.position(match.state).players[0]
const isPlacing = (match: RailMatch) => townOf(match).acquired !== null && !townOf(match).placed
const isAcquired = (match: RailMatch) => inRound(2)(match) && isPlacing(match)

/** A location that still has its card. */
function openLocation(match: RailMatch): { readonly location: Location; readonly card: number } {
  const { board } = railOnTheHill.position(match.state)
  for (const location of ['a', 'b', 'c', 'd'] as const) {
    const card = board[location]
    if (card !== null) return { location, card }
  }
  throw new Error('the market is empty')
}

function isRefused(match: RailMatch, action: string): boolean {
  return railOnTheHill.refusal(match.state, 1, railOnTheHill.parse(action) ?? -1) !== undefined
}

/** A visible empty square that touches no card of the town, or that would make the town too large. */
function farSquare(match: RailMatch): string | undefined {
  const { hand, town } = townOf(match)
  const shown = rowsOf(windowOf(Object.keys(town))).flat()
  return shown.find((square) => !(square in town) && isRefused(match, `place ${hand[0]} ${square} r0`))
}

const MISTAKES: readonly Mistake[] = [
  {
    what: 'ends the turn too early',
    at: isAcquired,
    action: () => 'end',
    button: (table) => table.end,
  },
  {
    what: 'takes a second card',
    at: isAcquired,
    action: (match) => `acquire ${openLocation(match).location}`,
    button: (table, match) => {
      const { location, card } = openLocation(match)
      return table.location(location, card)
    },
  },
  {
    what: 'places a second card',
    at: (match) => inRound(2)(match) && townOf(match).placed && townOf(match).pending === null,
    action: (match) => `place ${townOf(match).hand[0]} d4 r0`,
    button: (table, match) => table.handCard(townOf(match).hand[0]),
  },
]

for (const mistake of MISTAKES) {
  test(`a player ${mistake.what} and reads why it is refused`, async ({ page }) => {
    const match = playUntil(rail, { players: 1 }, 'refused', mistake.at)
    const refusal = refusalOf(match, 1, mistake.action(match))
    const table = new RailTable(page)
    await openTable(page, rail, match)
    const before = await recordOnPage(page)
    await new Mouse(page).pressAnyway(mistake.button(table, match))

    const reason = fillIn(texts.refusals[refusal.reason as keyof typeof texts.refusals], refusal.values)
    await expect(page.getByRole('paragraph').filter({ hasText: reason })).toBeVisible()
    await expectRefused(table, refusal, before)
  })
}

test('a player lays a card where it cannot go and reads why', async ({ page }) => {
  const match = playUntil(rail, { players: 1 }, 'refused', (now) => isPlacing(now) && farSquare(now) !== undefined)
  const table = new RailTable(page)
  await openTable(page, rail, match)
  const before = await recordOnPage(page)
  await table.handCard(townOf(match).hand[0]).click()
  await table.square(farSquare(match) ?? 'none').click()
  await expect(table.rule('RH-P')).toBeVisible()
  await expect(table.placeHere).toBeHidden()
  expect(await recordOnPage(page)).toEqual(before)
})

test('a player lays a track where none can be and reads why', async ({ page }) => {
  const match = moments.of('late turn', { players: 1 })
  const { line, spot } = forbiddenSpot(match)
  const [from, to] = squaresOfSpot(spot)
  const table = new RailTable(page)
  await openTable(page, rail, match)
  const before = await recordOnPage(page)
  await table.layLine(line).click()
  await table.square(from).click({ position: await edgeTowards(table.square(from), from, to) })
  await expect(table.rule('RH-T')).toBeVisible()
  expect(await recordOnPage(page)).toEqual(before)
})

/** A line that can be extended, and two neighbouring cards between which it cannot. */
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
