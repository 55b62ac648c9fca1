import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'
import { PAGES } from './load-ahead.ts'
import { BASE, PATHS } from './routes.ts'

const HomePage = lazy(async () => ({ default: (await PAGES['']()).HomePage }))
const NewGamePage = lazy(async () => ({ default: (await PAGES.new()).NewGamePage }))
const ScoresPage = lazy(async () => ({ default: (await PAGES.scores()).ScoresPage }))
const SettingsPage = lazy(async () => ({ default: (await PAGES.settings()).SettingsPage }))
const AboutPage = lazy(async () => ({ default: (await PAGES.about()).AboutPage }))
const NotFoundPage = lazy(async () => ({ default: (await PAGES.missing()).NotFoundPage }))
const RulesRoute = lazy(async () => ({ default: (await PAGES.rules()).RulesRoute }))
const TablePage = lazy(async () => ({ default: (await PAGES.table()).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await PAGES.replay()).ReplayPage }))

export function App() {
  return (
    <Router base={BASE}>
      <Boundary fallback={<Failure />}>
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
      </Boundary>
    </Router>
  )
}
