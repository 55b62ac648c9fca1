import { Suspense } from 'react'
import { entranceOf } from '../../faces.ts'
import styles from './GamePicture.module.css'

/** The picture of a game, as on its box. */
export function GamePicture({ gameId }: { readonly gameId: string }) {
  const Cover = entranceOf(gameId)?.Cover
  return (
    <div className={styles.picture}>
      {Cover && (
        <Suspense fallback={null}>
          <Cover />
        </Suspense>
      )}
    </div>
  )
}
