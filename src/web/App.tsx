import { Route, Router, Switch } from 'wouter'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'
import { PAGES } from './load-ahead.ts'
import { BASE, PATHS } from './routes.ts'

export function App() {
  return (
    <Router base={BASE}>
      <Boundary fallback={<Failure />}>
        <Switch>
          <Route path={PATHS.home} component={PAGES['']} />
          <Route path={PATHS.newGame}>{({ game }) => <PAGES.new gameId={game} />}</Route>
          <Route path={PATHS.table} component={PAGES.table} />
          <Route path={PATHS.replay} component={PAGES.replay} />
          <Route path={PATHS.rules}>{({ game }) => <PAGES.rules gameId={game} />}</Route>
          <Route path={PATHS.scores} component={PAGES.scores} />
          <Route path={PATHS.settings} component={PAGES.settings} />
          <Route path={PATHS.about} component={PAGES.about} />
          <Route component={PAGES.missing} />
        </Switch>
      </Boundary>
    </Router>
  )
}
