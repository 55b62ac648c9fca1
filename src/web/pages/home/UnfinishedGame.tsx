import { Link } from 'wouter'
import { useIntro } from '../../game-texts.ts'
import type { GameSummary } from '../../games/saved-game.ts'
import { variantNames } from '../../games/variants.ts'
import { tableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { agoText } from '../parts/dates.ts'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import styles from './UnfinishedGame.module.css'

export function UnfinishedGame({ game, remove }: { readonly game: GameSummary; remove(): void }) {
  const { home, parts } = useTexts().pages
  const { language } = useSettings()
  const intro = useIntro(game.game)
  const who = parts.list(game.seats.map(({ name }) => name))
  const when = home.lastPlayed(agoText(language, game.changedAt, Date.now()))
  const variants = variantNames(game.variants, intro, parts)
  return (
    <li className={styles.card}>
      <h3 className={styles.who}>{who}</h3>
      <p className={styles.facts}>
        <span>{intro?.name}</span>
        <span>{home.played(Math.round(game.progress * 100))}</span>
        {variants.map((variant) => (
          <span key={variant}>{variant}</span>
        ))}
      </p>
      <progress className={styles.progress} value={game.progress} aria-hidden="true" />
      <p className={styles.when}>{when}</p>
      <div className={styles.buttons}>
        <Link className={controls.primary} href={tableAddress(game.id)} aria-label={home.continueWhat(who)}>
          {home.continue}
        </Link>
        <RemoveButton what={who} remove={remove} />
      </div>
    </li>
  )
}
