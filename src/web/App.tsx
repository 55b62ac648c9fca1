import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Router } from 'wouter'
import { useLocationProperty, usePathname } from 'wouter/use-browser-location'
import type { Language } from '#boards/board.ts'
import { rulesVersionOf } from '#engine/record.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { Boundary } from '#ui/Part.tsx'
import { loadGame } from './games/saved-game.ts'
import { BASE, gameAt, homeAddress, hrefOf, pageAt } from './routes.ts'
import { settings } from './settings/settings.ts'
import { library } from './storage/library.ts'
import style from './table/TablePage.module.css'
import { useTexts } from './text/TextsContext.tsx'

interface PageProps {
  /** The game that the address names, or ''; few pages have one. */
  readonly gameId: string
}

/** The pages, each in a file of its own, by the names of their paths. */
const PAGES = {
  home: lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
  newGame: lazyPage(async () => (await import('./pages/NewGamePage.tsx')).NewGamePage),
  learn: lazyPage(async () => (await import('./lessons/LearnPage.tsx')).LearnPage),
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
  daily: lazyPage(async () => (await import('./daily/DailyPage.tsx')).DailyPage),
  player: lazyPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  puzzles: lazyPage(async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage),
  workshop: lazyPage(async () => (await import('./workshop/WorkshopPage.tsx')).WorkshopPage),
  missing: lazyPage(async () => (await import('./pages/PageFrame.tsx')).NotFoundPage),
}

interface AppProps {
  /** The address, where the build renders a page and there is no browser to ask. */
  readonly builtPath?: string
  readonly onShown?: () => void
}

export function App({ builtPath, onShown }: AppProps) {
  const built = builtPath === undefined ? {} : { ssrPath: builtPath }
  const path = usePathname(built)
  const address = path.slice(BASE.length)
  const name = pageAt(address) ?? 'missing'
  const Page: ComponentType<PageProps> = PAGES[name]
  useEffect(() => {
    void preloadPage(path, location.search, settings().language)
    // The outline is that of the first page.
    return () => document.documentElement.removeAttribute('data-outline')
  }, [path])
  useLayoutEffect(() => {
    // What the build rendered for others was hidden until now. Its styles are those of one page only.
    document.documentElement.removeAttribute('data-hidden')
    document.querySelector('style[data-built]')?.remove()
  }, [])
  const [shown] = useState(() => onShown)
  useEffect(() => void shown?.(), [shown])
  return (
    <Router base={BASE} {...built}>
      <Boundary failure={(again) => <Failure forget={again} />}>
        <Page key={name} gameId={gameAt(address)} />
      </Boundary>
    </Router>
  )
}

/** Shown in place of a page that failed. Games are saved, so reloading loses nothing. */
function Failure({ forget }: { forget(): void }) {
  const { table } = useTexts()
  const address = useLocationProperty(() => location.href)
  const [failedAt] = useState(address)
  const leave = useEffectEvent(forget)
  useEffect(() => {
    if (address !== failedAt) leave()
  }, [address, failedAt])
  return (
    <main className={style.empty}>
      <h1>{table.failed}</h1>
      <p>{table.failedLine}</p>
      <button type="button" className={style.again} onClick={() => location.reload()}>
        {table.tryAgain}
      </button>
      <p>
        <a href={hrefOf(homeAddress())}>{table.home}</a>
      </p>
    </main>
  )
}

/**
 * Loads in parallel what an address needs, before it is shown. Failures are ignored here: the page loads the same part again and reports
 * the error.
 */
export async function preloadPage(path: string, search: string, language: Language): Promise<void> {
  const address = path.slice(BASE.length)
  const page = PAGES[pageAt(address) ?? 'missing']
  const id = new URLSearchParams(search).get('game')
  await Promise.allSettled([page.preload(language, gameAt(address)), id !== null && loadBoard(id, language)])
}

/** Everything that the board of a saved game needs. */
async function loadBoard(id: string, language: Language): Promise<void> {
  await library.open()
  const record = loadGame(id)?.record
  const entrance = record && findEntrance(record.game)
  if (record === undefined || entrance === undefined) return
  await Promise.all([
    entrance.loadFace(),
    entrance.loadTexts(language),
    loadRulesOf(record.game, rulesVersionOf(record)),
  ])
}

type PageComponent = ComponentType<PageProps> & {
  /** Loads the content, so that it is rendered at once and nothing moves away from a finger that is about to press it. */
  readonly preload?: (language: Language, gameId: string) => Promise<void>
}

/**
 * A page in a chunk of its own. A preloaded page shows at once; React's `lazy` would delay it by a
 * third of a second to batch it with others.
 */
function lazyPage(load: () => Promise<PageComponent>) {
  let known: PageComponent | undefined
  async function preload(language: Language, gameId: string): Promise<void> {
    const page = await load()
    await page.preload?.(language, gameId)
    known = page
  }
  function Page({ gameId }: PageProps) {
    const [Loaded, setLoaded] = useState(() => known)
    useEffect(() => {
      if (Loaded !== undefined) return
      const fail = (error: Error) =>
        setLoaded(() => {
          throw error
        })
      preload(settings().language, gameId).then(() => setLoaded(() => known), fail)
    }, [Loaded, gameId])
    return Loaded === undefined ? null : <Loaded gameId={gameId} />
  }
  return Object.assign(Page, { preload })
}
