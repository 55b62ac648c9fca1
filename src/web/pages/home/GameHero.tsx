import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { findRules } from '../../../games/rules.ts'
import { entranceOf, useIntro } from '../../faces.ts'
import { newGameAddress, rulesAddress, tableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { lastSetUp } from '../new-game/last-set-up.ts'
import { seatPlans } from '../new-game/set-up.ts'
import { startSetUp } from '../new-game/start-set-up.ts'
import controls from '../parts/controls.module.css'
import styles from './GameHero.module.css'

/** A game with its picture, and one button that starts it. */
export function GameHero({ gameId }: { readonly gameId: string }) {
  const { home, newGame, parts } = useTexts().pages
  const settings = useSettings()
  const intro = useIntro(gameId)
  const game = findRules(gameId)
  const [, navigate] = useLocation()
  const Cover = entranceOf(gameId)?.Cover
  if (game === undefined) return null
  const setUp = lastSetUp(game, settings)
  const plans = intro && seatPlans(setUp, newGame, intro)
  const isAlone = plans?.length === 1 && setUp.seats[0].name.trim() === ''
  return (
    <article className={styles.hero}>
      <div className={styles.picture}>{Cover && <Suspense fallback={null}>{<Cover />}</Suspense>}</div>
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
              </Link>
              <Link className={controls.secondary} href={rulesAddress(gameId)}>
                {home.rules}
              </Link>
            </div>
            <ul className={styles.promises}>
              {home.promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  )
}
