import { createRoot } from 'react-dom/client'
import '#boards/theme.css'
import './fonts.css'
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { rulesVersionOf } from '#engine/record.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { loadGame } from './games/saved-game.ts'
import { BASE, homeAddress, hrefOf, PATHS, pageAt } from './routes.ts'
import { settings, showOnPage } from './settings/settings.ts'
import { library } from './storage/library.ts'
import style from './table/TablePage.module.css'
import { loadShellTexts } from './text/load-texts.ts'
import { TextsProvider, useTexts } from './text/TextsContext.tsx'

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
  missing: lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage),
}

/** Shows a fallback if a page fails, for example because a chunk could not be loaded. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

showOnPage(settings())

/** Not awaited at top level: the chunks that it loads may import this file, and would wait for it. */
async function open(root: HTMLElement): Promise<void> {
  const loading = loadShellTexts(settings().language)
  // Pages read saved games without waiting.
  await Promise.all([library.open(), loadAhead(location.pathname, location.search)])
  const texts = await loading
  createRoot(root).render(
    <TextsProvider first={texts}>
      <App />
    </TextsProvider>,
  )
}

const root = document.getElementById('root')
if (root !== null) void open(root)

// The service worker caches the app for offline use. A new version waits until no page shows the old one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it, everything still works while the server can be reached.
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined)
}

function App() {
  const path = usePathname()
  useEffect(() => {
    void loadAhead(path, location.search)
  }, [path])
  return (
    <Router base={BASE}>
      <Boundary fallback={<Failure />}>
        <Switch>
          <Route path={PATHS.home} component={PAGES.home} />
          <Route path={PATHS.newGame}>{({ game }) => <PAGES.newGame gameId={game} />}</Route>
          <Route path={PATHS.learn}>{({ game }) => <PAGES.learn gameId={game} />}</Route>
          <Route path={PATHS.table} component={PAGES.table} />
          <Route path={PATHS.replay} component={PAGES.replay} />
          <Route path={PATHS.analysis} component={PAGES.analysis} />
          <Route path={PATHS.rules} component={PAGES.rules} />
          <Route path={PATHS.rulesOf}>{({ game }) => <PAGES.rulesOf gameId={game} />}</Route>
          <Route path={PATHS.scores} component={PAGES.scores} />
          <Route path={PATHS.settings} component={PAGES.settings} />
          <Route path={PATHS.about} component={PAGES.about} />
          <Route path={PATHS.lobby} component={PAGES.lobby} />
          <Route path={PATHS.newTable}>{({ game }) => <PAGES.newTable gameId={game} />}</Route>
          <Route path={PATHS.onlineTable} component={PAGES.onlineTable} />
          <Route path={PATHS.account} component={PAGES.account} />
          <Route component={PAGES.missing} />
        </Switch>
      </Boundary>
    </Router>
  )
}

interface BoundaryProps {
  /** Shown in place of what failed. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shown in place of a page that failed. Games are saved, so reloading loses nothing. */
function Failure() {
  const { table } = useTexts()
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
 * Loads in parallel what an address needs. Failures are ignored here: the page loads the same part again and reports
 * the error.
 */
async function loadAhead(path: string, search: string): Promise<void> {
  const page = PAGES[pageAt(path.slice(BASE.length)) ?? 'missing']
  const id = new URLSearchParams(search).get('game')
  await Promise.allSettled([page.loadAhead(), id !== null && loadBoard(id)])
}

/** Everything that the board of a saved game needs. */
async function loadBoard(id: string): Promise<void> {
  await library.open()
  const record = loadGame(id)?.record
  const entrance = record && findEntrance(record.game)
  if (record === undefined || entrance === undefined) return
  await Promise.all([
    entrance.loadFace(),
    entrance.loadTexts(settings().language),
    loadRulesOf(record.game, rulesVersionOf(record)),
  ])
}

/**
 * A page in a chunk of its own. A preloaded page shows at once; React's `lazy` would delay it by a
 * third of a second to batch it with others.
 */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  const loadAhead = async () => {
    known = await load()
  }
  function Page(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const [failure, setFailure] = useState<Error>()
    useEffect(() => {
      if (known === undefined) loadAhead().then(() => setLoaded(() => known), setFailure)
    }, [])
    if (failure !== undefined) throw failure
    return Loaded === undefined ? null : <Loaded {...props} />
  }
  return Object.assign(Page, { loadAhead })
}
