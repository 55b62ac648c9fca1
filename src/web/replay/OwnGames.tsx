import { useId } from 'react'
import { Link } from 'wouter'
import { useIntro } from '../game-texts.ts'
import type { GameSummary } from '../games/saved-game.ts'
import controls from '../pages/parts/controls.module.css'
import { agoText } from '../pages/parts/dates.ts'
import { useGames } from '../pages/parts/use-games.ts'
import { replayAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './OwnGames.module.css'

/** The games of this browser, the last played first. */
export function OwnGames() {
  const { open } = useTexts().replay
  const { games } = useGames()
  const name = useId()
  return (
    <section className={controls.card} aria-labelledby={name}>
      <h2 id={name} className={controls.sectionTitle}>
        {open.own}
      </h2>
      {games.length === 0 ? (
        <p className={style.empty}>{open.noGames}</p>
      ) : (
        <ul className={style.games}>
          {games.map((game) => (
            <OwnGame key={game.id} summary={game} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OwnGame({ summary }: { readonly summary: GameSummary }) {
  const { pages, replay } = useTexts()
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
        <div className={controls.small}>
          {[
            intro?.name,
            agoText(language, changedAt, Date.now()),
            result === undefined && replay.open.running(pages.parts.actions(summary.actions)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <Link className={controls.secondary} href={replayAddress(summary.id)} aria-label={replay.open.replayWhat(names)}>
        {replay.open.replay}
      </Link>
    </li>
  )
}
