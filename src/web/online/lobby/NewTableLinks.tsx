import { Link } from 'wouter'
import { GAME_IDS } from '#games/index.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { GamePicture } from '../../pages/parts/GamePicture.tsx'
import { newTableAddress } from '../../routes.ts'
import styles from './NewTableLinks.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'

/** The way to a new table of each game. */
export function NewTableLinks() {
  const texts = useOnlineTexts().lobby
  return (
    <section className={controls.card} aria-labelledby="new-table">
      <h2 id="new-table" className={styles.title}>
        {texts.newTable}
      </h2>
      <p className={`${controls.small} ${styles.line}`}>{texts.newTableLine}</p>
      <ul className={styles.games}>
        {GAME_IDS.map((id) => (
          <li key={id}>
            <NewTableLink gameId={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewTableLink({ gameId }: { readonly gameId: string }) {
  const texts = useOnlineTexts().lobby
  const name = useIntro(gameId)?.name ?? ''
  return (
    <Link className={styles.game} href={newTableAddress(gameId)} aria-label={texts.newTableOf(name)}>
      <GamePicture gameId={gameId} />
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
