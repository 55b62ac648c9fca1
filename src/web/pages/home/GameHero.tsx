import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import unseen from '../../../boards/unseen.module.css'
import { findFacts } from '../../../games/facts.ts'
import { useIntro } from '../../faces.ts'
import { newGameAddress, rulesAddress, tableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { lastSetUp } from '../new-game/last-set-up.ts'
import { seatPlans } from '../new-game/set-up.ts'
import { startSetUp } from '../new-game/start-set-up.ts'
import controls from '../parts/controls.module.css'
import { GamePicture } from '../parts/GamePicture.tsx'
import styles from './GameHero.module.css'

interface Props {
  readonly gameId: string
  /** What stands under the buttons. */
  readonly children: ReactNode
}

/** A game with its picture, and one button that starts it. */
export function GameHero({ gameId, children }: Props) {
  const { home, newGame, parts } = useTexts().pages
  const settings = useSettings()
  const intro = useIntro(gameId)
  const game = findFacts(gameId)
  const [, navigate] = useLocation()
  if (game === undefined) return null
  const setUp = lastSetUp(game, settings)
  const plans = intro && seatPlans(setUp, newGame, intro)
  const isAlone = plans?.length === 1 && setUp.seats[0].name.trim() === ''
  return (
    <article className={styles.hero}>
      <GamePicture gameId={gameId} className={styles.picture} />
      <div className={styles.words}>
        {intro && plans && (
          <>
            <h2 className={styles.name}>{intro.name}</h2>
            <p className={styles.pitch}>{intro.pitch}</p>
            <div className={styles.play}>
              <button
                type="button"
                className={`${controls.primary} ${controls.big}`}
                onClick={() => navigate(tableAddress(startSetUp(game, setUp, newGame, intro)))}
              >
                {home.playNow}
                <span className={unseen.unseen}>{intro.name}</span>
              </button>
              <p className={controls.small}>
                {home.playNowWith(
                  isAlone ? home.alone : parts.list(plans.map(({ name }) => name)),
                  parts.list(setUp.variants.map((variant) => intro.variants[variant]?.name ?? variant)),
                )}
              </p>
            </div>
            <div className={styles.ways}>
              <Link className={controls.secondary} href={newGameAddress(gameId)}>
                {home.newGame}
                <span className={unseen.unseen}>{intro.name}</span>
              </Link>
              <Link className={controls.secondary} href={rulesAddress(gameId)}>
                {home.rules}
                <span className={unseen.unseen}>{intro.name}</span>
              </Link>
            </div>
            {children}
          </>
        )}
      </div>
    </article>
  )
}
