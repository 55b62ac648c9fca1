import { entranceOf } from './faces.ts'
import { loadGame } from './games/saved-game.ts'
import { lazyPage } from './lazy-page.tsx'
import { BASE } from './routes.ts'
import { settings } from './settings/settings.ts'

/** The pages, each in a file of its own, by the first part of their address. */
export const PAGES = {
  '': lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
  new: lazyPage(async () => (await import('./pages/NewGamePage.tsx')).NewGamePage),
  table: lazyPage(async () => (await import('./table/TablePage.tsx')).TablePage),
  replay: lazyPage(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage),
  rules: lazyPage(async () => (await import('./rules/RulesRoute.tsx')).RulesRoute),
  scores: lazyPage(async () => (await import('./pages/ScoresPage.tsx')).ScoresPage),
  settings: lazyPage(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage),
  about: lazyPage(async () => (await import('./pages/AboutPage.tsx')).AboutPage),
  missing: lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage),
}

/** Loads all that an address needs at once, so that nothing waits for anything else. */
export async function loadAhead({ pathname, search }: Location): Promise<void> {
  const [, first = ''] = pathname.slice(BASE.length).split('/')
  const page = Object.entries(PAGES).find(([name]) => name === first)?.[1] ?? PAGES.missing
  const id = new URLSearchParams(search).get('game')
  const game = id === null ? undefined : entranceOf(loadGame(id)?.record.game ?? '')
  const { language } = settings()
  await Promise.all([page.loadAhead(), game?.loadFace(), game?.loadTexts(language)])
}
