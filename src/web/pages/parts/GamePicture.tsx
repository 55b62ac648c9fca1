import { findEntrance } from '#games/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { useLoaded } from '../../text/TextsContext.tsx'
import styles from './GamePicture.module.css'

/** The picture of a game, as on its box. */
export function GamePicture({ gameId }: { readonly gameId: string }) {
  const { language } = useSettings()
  const Cover = useLoaded(language, findEntrance(gameId)?.loadCover)
  return <div className={styles.picture}>{Cover && <Cover />}</div>
}
