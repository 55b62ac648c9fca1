import { Link, useLocation } from 'wouter'
import { findEntrance, findFacts } from '#games/index.ts'
import { useIntro } from '../../game-texts.ts'
import { loadGame } from '../../games/saved-game.ts'
import { startAgain } from '../../games/start-game.ts'
import { variantNames } from '../../games/variants.ts'
import { replayAddress, tableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { dateText } from '../parts/dates.ts'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import styles from './ScoreRow.module.css'
import type { FinishedGame } from './statistics.ts'

/** One finished game on the pad. */
export function ScoreRow({ game, remove }: { readonly game: FinishedGame; remove(): void }) {
  const { scores: texts, parts } = useTexts().pages
  const { language } = useSettings()
  const intro = useIntro(game.game)
  const [, navigate] = useLocation()
  const { result, seats } = game
  const isRace = findEntrance(game.game)?.goal === 'race'
  const date = dateText(language, game.changedAt)
  const what = parts.list([...seats.map(({ name }) => name), date])
  const notes = [
    ...(result.title === undefined ? [] : [intro?.titles[result.title] ?? result.title]),
    ...variantNames(game.variants, intro, parts),
  ]

  function again(): void {
    const facts = findFacts(game.game)
    const saved = loadGame(game.id)
    if (facts !== undefined && saved !== undefined) navigate(tableAddress(startAgain(facts, saved, 'same')))
  }

  return (
    <li className={styles.row}>
      <div className={styles.when}>
        <time dateTime={new Date(game.changedAt).toISOString()}>{date}</time>
        <span className={controls.small}>{intro?.name}</span>
      </div>
      <ul className={styles.players}>
        {seats
          .map(({ name }, i) => ({ name, seat: i + 1, points: result.points[i] }))
          .map(({ name, seat, points }) => {
            const isWinner = seats.length > 1 && result.winners.includes(seat)
            return (
              <li key={seat} className={isWinner ? `${styles.player} ${styles.winner}` : styles.player}>
                {!isRace && <span className={styles.points}>{points}</span>} <span className={styles.name}>{name}</span>
                {isWinner && (
                  <svg className={styles.mark} viewBox="0 0 16 16" role="img" aria-label={texts.winner}>
                    <path
                      d="M4 15V2m0 .5h9l-2.4 3L13 8.500H4"
                      fill="var(--lamp)"
                      stroke="currentColor"
                      strokeWidth="1.5"
                    />
                  </svg>
                )}
                {isRace && <span className={controls.small}>{intro?.reached(points)}</span>}
              </li>
            )
          })}
        <li className={styles.notes}>{parts.list(notes)}</li>
      </ul>
      <div className={styles.buttons}>
        <Link className={controls.quiet} href={replayAddress(game.id)} aria-label={texts.replayWhat(what)}>
          {texts.replay}
        </Link>
        <button type="button" className={controls.quiet} aria-label={texts.sameSeedWhat(what)} onClick={again}>
          {texts.sameSeed}
        </button>
        <RemoveButton what={what} remove={remove} />
      </div>
    </li>
  )
}
