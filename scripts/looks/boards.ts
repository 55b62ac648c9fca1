import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { GameTypes } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { readRecord } from '#engine/record.ts'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { keepMatch, NAMES } from '../../tests/browser/support/games.ts'
import { legalTexts, matchOf } from '../../tests/browser/support/play.ts'
import type { TestedGame } from '../../tests/browser/support/tested-game.ts'
import { TESTED_GAMES } from '../../tests/browser/tested-games.ts'
import { settled } from './camera.ts'
import type { State } from './states.ts'

/** Moments of golden records, which replay with every revision, and what to do there without knowing any text. */
interface Moments {
  readonly begin: Moment
  readonly middle: Moment
  readonly most: Moment
  /** A player has something to select, and something to try that is refused. */
  readonly choice: Moment
  /** A whole record. */
  readonly over: string
  select(page: Page, match: Match): Promise<void>
  refuse(page: Page, match: Match): Promise<void>
}

/** After so many actions. */
type Moment = readonly [record: string, actions: number]

const GAMES: Readonly<Record<string, Moments>> = {
  'rail-on-the-hill': {
    begin: ['two', 0],
    middle: ['two', 96],
    most: ['four', 252],
    choice: ['solo', 62],
    over: 'two',
    select: (page) => page.keyboard.press('p'),
    refuse: (page) => page.keyboard.press('e'),
  },
  'machi-koro': {
    begin: ['two', 0],
    middle: ['two', 48],
    most: ['four', 91],
    choice: ['two', 48],
    over: 'four',
    select: (page) => activate(page, 'button[data-availability=possible]'),
    refuse: async (page) => {
      for (let i = 0; i < 2; i++) await activate(page, 'button[data-availability]:not([data-availability=possible])')
    },
  },
  lokomoto: {
    begin: ['two', 5],
    middle: ['two', 60],
    most: ['five-random', 50],
    choice: ['two', 62],
    over: 'five-everything',
    select: (page, match) => activate(page, `[data-section="${sectionOf(match, 'free')}"]`),
    refuse: (page, match) => activate(page, `[data-section="${sectionOf(match, 'used')}"]`),
  },
}

/** Elements are found by what a board marks them with: their names are in another language each time. */
async function activate(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first()
  await element.focus()
  await element.press('Enter')
}

/** A section that the current player may draw, or one that is used already. */
function sectionOf(match: Match, wanted: 'free' | 'used'): string {
  const { game, state } = match
  if (wanted === 'free') {
    const [seat] = game.active(state)
    return (
      legalTexts(match, seat)
        .find((text) => text.startsWith('draw '))
        ?.split(' ')[1] ?? ''
    )
  }
  const { sections } = game.position(state) as LokoTypes['position']
  return Object.keys(sections).find((section) => sections[section] === 'black') ?? ''
}

export function boardStates(): readonly State[] {
  return TESTED_GAMES.flatMap((game) => statesOf(game, GAMES[game.rules.id]))
}

function statesOf<T extends GameTypes>(game: TestedGame<T>, moments: Moments): State[] {
  const { id } = game.rules
  const openTable = async (page: Page, [name, actions]: Moment, extra = '') => {
    const match = matchOn(game, name, actions)
    await keepMatch(page, game, match)
    await page.goto(`/table/?game=kept${extra}`)
    await page.locator('main :is(footer, h1)').first().waitFor()
    return match
  }
  const state = (name: string, open: State['open'], views = 1) => ({ name: `${id}: ${name}`, board: id, views, open })
  return [
    state('begin', (page) => openTable(page, moments.begin)),
    state('middle', (page) => openTable(page, moments.middle), 2),
    state('most players', (page) => openTable(page, moments.most), 2),
    state(
      'something selected',
      async (page) => {
        const match = await openTable(page, moments.choice)
        await settled(page)
        await moments.select(page, match)
      },
      2,
    ),
    state('refusal', async (page) => {
      const match = await openTable(page, moments.choice)
      await settled(page)
      await moments.refuse(page, match)
      await page.locator('main a[href*="/rules/"]').first().waitFor()
    }),
    ...[1, 2, 3].map((panel) =>
      state(`panel ${panel + 1}`, async (page) => {
        await openTable(page, moments.most)
        await page.getByRole('tab').nth(panel).click()
      }),
    ),
    state('menu', async (page) => {
      await openTable(page, moments.most)
      await page.locator('main footer summary').last().click()
    }),
    state('hint', async (page) => {
      await openTable(page, moments.choice, '&nodes=300')
      await settled(page)
      await page.keyboard.press('h')
      await page.locator('[data-hint]').first().waitFor()
    }),
    state(
      'result',
      async (page) => {
        await openTable(page, [moments.over, Number.POSITIVE_INFINITY])
        await page.getByRole('dialog').waitFor()
      },
      2,
    ),
    state('replay', async (page) => {
      await keepMatch(page, game, matchOn(game, moments.over, Number.POSITIVE_INFINITY))
      await page.goto(`/replay/?game=kept&at=${moments.middle[1]}`)
      await page.getByRole('slider').waitFor()
    }),
    state('lesson', async (page) => {
      await page.goto(`/learn/${id}/?lesson=first`)
      await page.locator('main footer').waitFor()
    }),
    state('puzzle', async (page) => {
      await page.goto(`/puzzles/?of=${id}`)
      await page.locator('main a[href*="puzzle="]').first().click()
      await page.locator('main footer').waitFor()
    }),
  ]
}

/** The game of a golden record, after so many actions. */
export function matchOn<T extends GameTypes>(game: TestedGame<T>, name: string, actions: number): Match<T> {
  const file = new URL(`../../tests/golden/${game.rules.id}/${name}.json`, import.meta.url)
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  if (!record.ok) throw new Error(record.error)
  const { result: _, ...begun } = record.value
  return matchOf(game, {
    ...begun,
    names: NAMES.slice(0, begun.names?.length),
    actions: begun.actions.slice(0, actions),
  })
}
