import { entranceOf } from './faces.ts'
import { loadGame } from './games/saved-game.ts'
import { BASE } from './routes.ts'
import { settings } from './settings/settings.ts'

/** The pages, each in a file of its own, by the first part of their address. */
export const PAGES = {
  '': () => import('./pages/HomePage.tsx'),
  new: () => import('./pages/NewGamePage.tsx'),
  table: () => import('./table/TablePage.tsx'),
  replay: () => import('./replay/ReplayPage.tsx'),
  rules: () => import('./rules/RulesRoute.tsx'),
  scores: () => import('./pages/ScoresPage.tsx'),
  settings: () => import('./pages/SettingsPage.tsx'),
  about: () => import('./pages/AboutPage.tsx'),
  missing: () => import('./pages/NotFoundPage.tsx'),
}

/** Begins to load all that an address needs, so that nothing waits for anything else. */
export function loadAhead({ pathname, search }: Location): void {
  const [, first = ''] = pathname.slice(BASE.length).split('/')
  const page = Object.entries(PAGES).find(([name]) => name === first)?.[1] ?? PAGES.missing
  const id = new URLSearchParams(search).get('game')
  const game = id === null ? undefined : entranceOf(loadGame(id)?.record.game ?? '')
  const { language } = settings()
  // Whoever needs it hears of a failure; here it only comes early.
  Promise.all([page(), game?.loadFace(), game?.loadTexts(language)]).catch(() => undefined)
}
