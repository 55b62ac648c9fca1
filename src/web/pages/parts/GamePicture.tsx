import { Suspense } from 'react'
import { entranceOf } from '../../faces.ts'
import styles from './GamePicture.module.css'

/** The picture of a game, as on its box. */
export function GamePicture({ gameId, className }: { readonly gameId: string; readonly className?: string }) {
  const Cover = entranceOf(gameId)?.Cover
  return (
    <div className={className === undefined ? styles.picture : `${styles.picture} ${className}`}>
      {Cover && <Suspense fallback={null}>{<Cover />}</Suspense>}
    </div>
  )
}
