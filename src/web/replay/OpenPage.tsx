import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import prose from '#ui/prose.module.css'
import { useIntro } from '../game-texts.ts'
import type { GameSummary } from '../games/saved-game.ts'
import { PageFrame, PageTexts, usePageTexts } from '../pages/PageFrame.tsx'
import { agoText } from '../pages/parts/dates.ts'
import { useGames } from '../pages/parts/games.tsx'
import { replayAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './OpenPage.module.css'
import { OpenRecord, Refused } from './OpenRecord.tsx'
import type { ReplayProblem } from './open-replay.ts'

/** The page that asks which game to show; where the address named one that cannot be shown, it says why. */
export function OpenPage(props: { readonly problem: ReplayProblem | undefined }) {
  return (
    <PageTexts>
      <WaysToOpen {...props} />
    </PageTexts>
  )
}

function WaysToOpen({ problem }: { readonly problem: ReplayProblem | undefined }) {
  const { pages } = useTexts()
  const { replay } = usePageTexts()
  return (
    <PageFrame title={pages.frame.tab(replay.title)}>
      <h1 className={prose.pageTitle}>{replay.title}</h1>
      <p className={style.line}>{replay.open.line}</p>
      {problem && <Refused problem={problem} />}
      <div className={columns.columns}>
        <OpenRecord />
        <OwnGames />
      </div>
    </PageFrame>
  )
}

/** The games of this browser, the last played first. */
function OwnGames() {
  const { open } = usePageTexts().replay
  const { games } = useGames()
  return (
    <Card title={open.own}>
      {games.length === 0 ? (
        <p className={style.empty}>{open.noGames}</p>
      ) : (
        <ul className={style.games}>
          {games.map((game) => (
            <OwnGame key={game.id} summary={game} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OwnGame({ summary }: { readonly summary: GameSummary }) {
  const { pages } = useTexts()
  const { replay } = usePageTexts()
  const { language } = useSettings()
  const intro = useIntro(summary.game)
  const { list } = pages.parts
  const { seats, result, changedAt } = summary
  const names = list(seats.map((seat) => seat.name))
  const standing =
    result && intro && list(seats.map((seat, i) => replay.open.reached(seat.name, intro.reached(result.points[i]))))
  return (
    <li className={style.game}>
      <div className={style.about}>
        <div className={style.names}>{standing ?? names}</div>
        <div className={prose.small}>
          {[
            intro?.name,
            agoText(language, changedAt, Date.now()),
            result === undefined && replay.open.running(pages.parts.actions(summary.actions)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <ButtonLink href={replayAddress(summary.id)} aria-label={replay.open.replayWhat(names)}>
        {replay.open.replay}
      </ButtonLink>
    </li>
  )
}
