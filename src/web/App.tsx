import { useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'
import { loadAhead, PAGES } from './load-ahead.ts'
import { BASE, PATHS } from './routes.ts'

export function App() {
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
