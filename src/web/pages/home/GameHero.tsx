import { Link, useLocation } from 'wouter'
import { findFacts } from '#games/index.ts'
import { useIntro } from '../../game-texts.ts'
import { variantNames } from '../../games/variants.ts'
import { newGameAddress, newTableAddress, rulesAddress, tableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { lastSetUp } from '../new-game/last-set-up.ts'
import { seatPlans } from '../new-game/set-up.ts'
import { startSetUp } from '../new-game/start-set-up.ts'
import controls from '../parts/controls.module.css'
import { GamePicture } from '../parts/GamePicture.tsx'
import styles from './GameHero.module.css'

/** A game with its picture, and one button that starts it. */
export function GameHero({ gameId }: { readonly gameId: string }) {
  const { pages, rules } = useTexts()
  const { home, newGame, parts } = pages
  const settings = useSettings()
  const intro = useIntro(gameId)
  const game = findFacts(gameId)
  const [, navigate] = useLocation()
  if (game === undefined) return null
  const setUp = lastSetUp(game, settings)
  const plans = intro && seatPlans(setUp, newGame, intro)
  const people = setUp.seats.filter(({ kind }) => kind === 'person')
  // Whoever has not said their name is alone or with bots in words that need none.
  const isNameless = people.length === 1 && people[0].name.trim() === ''
  const bots = setUp.seats.length - people.length
  const nameless = bots === 0 ? home.alone : home.againstBots(bots)
  return (
    <article className={styles.hero}>
      <GamePicture gameId={gameId} />
      <div className={styles.words}>
        {intro && plans && (
          <>
            <h2 className={styles.name}>{intro.name}</h2>
            <p className={styles.pitch}>{intro.pitch}</p>
            <div className={styles.play}>
              <button
                type="button"
                className={`${controls.primary} ${controls.big}`}
                aria-label={home.playWhat(intro.name)}
                onClick={() => navigate(tableAddress(startSetUp(game, setUp, newGame, intro)))}
              >
                {home.playNow}
              </button>
              <p className={controls.small}>
                {home.playNowWith(
                  isNameless ? nameless : parts.list(plans.map(({ name }) => name)),
                  parts.list(variantNames(setUp.variants, intro, parts)),
                )}
              </p>
            </div>
            <div className={styles.ways}>
              <Link className={controls.secondary} href={newGameAddress(gameId)} aria-label={newGame.title(intro.name)}>
                {home.newGame}
              </Link>
              <Link
                className={controls.secondary}
                href={newTableAddress(gameId)}
                aria-label={home.onlineWhat(intro.name)}
              >
                {home.online}
              </Link>
              <Link className={controls.secondary} href={rulesAddress(gameId)} aria-label={rules.titleOf(intro.name)}>
                {home.rules}
              </Link>
            </div>
          </>
        )}
      </div>
    </article>
  )
}
