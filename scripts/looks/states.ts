import type { BrowserContext, Page } from '@playwright/test'
import { GAME_IDS } from '#games/index.ts'
import { keepMatch } from '../../tests/browser/support/games.ts'
import { TESTED_GAMES } from '../../tests/browser/tested-games.ts'
import { boardStates, matchOn } from './boards.ts'
import { covering, type View } from './covering.ts'
import { onlineStates, type People } from './online.ts'

/** A page or a table at some moment. */
export interface State {
  readonly name: string
  /** What else is laid out like it, for example the game whose table it shows. A page is looked at from top to bottom. */
  readonly board?: string
  readonly views?: number
  /** Whether it needs the people and tables of the server, and by whom it is seen there. */
  readonly isOnline?: boolean
  readonly person?: 'ann' | 'bea' | undefined
  open(page: Page, people: People | undefined): Promise<unknown>
}

/** A state in one of its views. */
export interface Sight {
  readonly name: string
  readonly state: State
  readonly view: View
}

export type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

/** Those whose name has this text in it. */
export function sights(only: string): readonly Sight[] {
  const states = [...boardStates(), ...pageStates(), ...onlineStates()]
  return covering(states)
    .flatMap((views, i) =>
      views.map((view) => {
        const { shape, theme, language } = view
        return { name: `${states[i].name}, ${shape} ${theme} ${language}`, state: states[i], view }
      }),
    )
    .filter(({ name }) => name.includes(only))
}

const MACHI = 'machi-koro'
const machi = TESTED_GAMES.find(({ rules }) => rules.id === MACHI) ?? TESTED_GAMES[0]

/** Stores a game that is over and one that is not. */
async function keepGames(page: Page): Promise<void> {
  await keepMatch(page, machi, matchOn(machi, 'two', 40), { id: 'begun' })
  await keepMatch(page, machi, matchOn(machi, 'two', Number.POSITIVE_INFINITY), { id: 'over' })
}

/** A page as a visitor finds it. */
const at = (name: string, address: string, views = 2): State => ({
  name,
  views,
  open: (page) => page.goto(address),
})

/** A page of a browser in which games were played. */
const played = (name: string, address: string): State => ({
  name,
  open: async (page) => {
    await keepGames(page)
    await page.goto(address)
  },
})

function pageStates(): readonly State[] {
  return [
    at('home', '/'),
    played('home with games', '/'),
    ...GAME_IDS.map((id) => at(`new game of ${id}`, `/new/${id}/?players=2&bots=1&seed=tea`, 1)),
    at('rules of all', '/rules/'),
    ...GAME_IDS.map((id) => at(`rules of ${id}`, `/rules/${id}/`, 1)),
    at('lessons', `/learn/${MACHI}/`),
    at('score pad, empty', '/scores/'),
    played('score pad', '/scores/'),
    {
      name: 'analysis',
      open: async (page) => {
        await keepGames(page)
        await page.goto('/analysis/?game=over&nodes=20')
        await page.getByRole('slider').waitFor()
        await page.getByRole('progressbar').waitFor({ state: 'hidden' })
      },
    },
    at('open a replay', '/replay/'),
    at('settings', '/settings/'),
    at('about', '/about/'),
    at('missing page', '/nowhere/'),
    at('missing game', '/table/?game=nowhere'),
    at('puzzles', '/puzzles/'),
    at('puzzles of a game', '/puzzles/?of=lokomoto'),
    at('workshop', '/workshop/'),
    ...GAME_IDS.map((id) => at(`position of ${id}`, `/workshop/?of=${id}`, 1)),
    ...GAME_IDS.map((id) => at(`score of ${id}`, `/workshop/?score=${id}`, 1)),
  ]
}
