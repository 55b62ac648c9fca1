import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { BASE, PATHS } from './routes.ts'

const HomePage = lazy(async () => ({ default: (await import('./pages/HomePage.tsx')).HomePage }))
const NewGamePage = lazy(async () => ({ default: (await import('./pages/NewGamePage.tsx')).NewGamePage }))
const ScoresPage = lazy(async () => ({ default: (await import('./pages/ScoresPage.tsx')).ScoresPage }))
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }))
const AboutPage = lazy(async () => ({ default: (await import('./pages/AboutPage.tsx')).AboutPage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))
const RulesRoute = lazy(async () => ({ default: (await import('./rules/RulesRoute.tsx')).RulesRoute }))
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }))

export function App() {
  return (
    <Router base={BASE}>
      <Suspense fallback={null}>
        <Switch>
          <Route path={PATHS.home} component={HomePage} />
          <Route path={PATHS.newGame}>{({ game }) => <NewGamePage gameId={game} />}</Route>
          <Route path={PATHS.table} component={TablePage} />
          <Route path={PATHS.replay} component={ReplayPage} />
          <Route path={PATHS.rules}>{({ game }) => <RulesRoute gameId={game} />}</Route>
          <Route path={PATHS.scores} component={ScoresPage} />
          <Route path={PATHS.settings} component={SettingsPage} />
          <Route path={PATHS.about} component={AboutPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </Router>
  )
}
