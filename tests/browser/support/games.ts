import { expect, type Page } from '@playwright/test'
import type { Match } from '#engine/match.ts'
import { type GameRecord, recordOf } from '#engine/record.ts'
import type { SavedGame, SeatPlan } from '#web/games/saved-game.ts'
import { summaryOf } from '#web/games/summary.ts'
import type { Device } from './device.ts'
import type { TestedGame } from './tested-game.ts'
import { shell } from './texts.ts'

/** A text without scripts: here the browser's storage can be filled before our pages read it. */
const QUIET_PLACE = '/robots.txt'

const PREFIX = 'hilltop.'

/** The polling interval, in ms; short, because pages answer at once. */
export const SOON: number[] = [10, 20, 40, 80, 160]

export const NAMES = ['Ann', 'Bea', 'Cleo', 'Dora', 'Enid'] as const

/** Puts items into `localStorage`, where earlier versions stored games, before any page of ours is open. */
export async function keep(page: Page, things: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto(QUIET_PLACE)
  await page.evaluate(
    ([prefix, entries]) => {
      for (const [name, value] of entries) localStorage.setItem(prefix + name, JSON.stringify(value))
    },
    [PREFIX, Object.entries(things)] as const,
  )
}

/** Bots that decide at once. */
export async function hurryBots(page: Page): Promise<void> {
  await keep(page, { settings: { botSpeed: 'instant' } })
}

/** Starts the game of a link, and opens its table. */
export async function startGame(device: Device, { rules }: TestedGame, setUp: string): Promise<void> {
  const { page } = device
  await page.goto(`/new/${rules.id}/?${setUp}`)
  await device.press(page.getByRole('button', { name: shell.pages.newGame.start, exact: true }))
  await page.waitForURL('**/table/?game=*')
}

export interface Kept {
  readonly id?: string
  readonly seats?: readonly SeatPlan[]
  /** If the device is handed over first, the table is hidden. */
  readonly isHidden?: boolean
}

/** Stores a game as if it had been played in this browser, and returns its id. */
export async function keepMatch(
  page: Page,
  { headline }: TestedGame,
  match: Match,
  { id = 'kept', seats }: Kept = {},
): Promise<string> {
  const people = seats ?? NAMES.slice(0, match.options.players).map((name): SeatPlan => ({ kind: 'person', name }))
  const record = recordOf(
    match,
    people.map(({ name }) => name),
  )
  const game: SavedGame = { id, record, seats: people, startedAt: 0, changedAt: 0 }
  await keep(page, { [`game.${id}`]: game, [`summary.${id}`]: summaryOf(game, match, { headline, progress: () => 0 }) })
  return id
}

/** Stores a game and opens its table. */
export async function openTable(page: Page, game: TestedGame, match: Match, kept: Kept = {}): Promise<void> {
  const id = await keepMatch(page, game, match, kept)
  await page.goto(`/table/?game=${id}`)
  await expect(page.locator(kept.isHidden ? 'main h1' : 'main footer')).toBeVisible()
}

/** The game of the open table, as the browser stores it. */
export async function savedGame(page: Page): Promise<SavedGame> {
  const id = new URL(page.url()).searchParams.get('game')
  const text = await page.evaluate(storedText, `game.${id}`)
  return JSON.parse(text ?? 'null')
}

/** What the browser's database has under a name. Runs in a page, so it is self-contained. */
export async function storedText(name: string): Promise<string | undefined> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open('hilltop')
  opening.onupgradeneeded = () => opening.result.createObjectStore('library')
  const database = await answer(opening)
  // Runs after all writes that the page has begun.
  const stored = await answer(database.transaction('library').objectStore('library').get(name))
  database.close()
  return stored
}

export async function recordOnPage(page: Page): Promise<GameRecord> {
  return (await savedGame(page)).record
}

/** Waits until the record has this many actions. */
export async function expectLength(page: Page, length: number): Promise<void> {
  await expect.poll(async () => (await recordOnPage(page)).actions.length, { intervals: SOON }).toBe(length)
}
