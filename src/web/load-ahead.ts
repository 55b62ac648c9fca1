import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { loadGame } from './games/saved-game.ts'
import { lazyPage } from './lazy-page.tsx'
import { BASE, pageAt } from './routes.ts'
import { settings } from './settings/settings.ts'

/** The pages, each in a file of its own, by the names of their paths. */
export const PAGES = {
  home: lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
  newGame: lazyPage(async () => (await import('./pages/NewGamePage.tsx')).NewGamePage),
  table: lazyPage(async () => (await import('./table/TablePage.tsx')).TablePage),
  replay: lazyPage(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage),
  analysis: lazyPage(async () => (await import('./analysis/AnalysisPage.tsx')).AnalysisPage),
  rules: lazyPage(async () => (await import('./pages/AllRulesPage.tsx')).AllRulesPage),
  rulesOf: lazyPage(async () => (await import('./rules/RulesRoute.tsx')).RulesRoute),
  scores: lazyPage(async () => (await import('./pages/ScoresPage.tsx')).ScoresPage),
  settings: lazyPage(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage),
  about: lazyPage(async () => (await import('./pages/AboutPage.tsx')).AboutPage),
  lobby: lazyPage(async () => (await import('./online/lobby/LobbyPage.tsx')).LobbyPage),
  newTable: lazyPage(async () => (await import('./online/lobby/NewTablePage.tsx')).NewTablePage),
  onlineTable: lazyPage(async () => (await import('./online/table/OnlineTablePage.tsx')).OnlineTablePage),
  account: lazyPage(async () => (await import('./online/account/AccountPage.tsx')).AccountPage),
  missing: lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage),
}

/**
 * Loads all that an address needs at once, so that nothing waits for anything else. What cannot be loaded is asked for
 * again, and heard of, where it is needed.
 */
export async function loadAhead(path: string, search: string): Promise<void> {
  const page = PAGES[pageAt(path.slice(BASE.length)) ?? 'missing']
  const id = new URLSearchParams(search).get('game')
  const record = id === null ? undefined : loadGame(id)?.record
  await Promise.allSettled([page.loadAhead(), record && loadBoard(record)])
}

/** All that the board of a game stands on. */
async function loadBoard(record: GameRecord): Promise<void> {
  const entrance = findEntrance(record.game)
  if (entrance === undefined) return
  await Promise.all([
    entrance.loadFace(),
    entrance.loadTexts(settings().language),
    loadRulesOf(record.game, rulesVersionOf(record)),
  ])
}
