import { lazy, Suspense } from 'react'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import styles from './GamePicture.module.css'

const COVERS = new Map(GAME_IDS.map((id) => [id, lazy(async () => ({ default: await loadCover(id) }))]))

async function loadCover(id: string) {
  return (await findEntrance(id)?.loadCover?.()) ?? (() => null)
}

/** The picture of a game, as on its box. */
export function GamePicture({ gameId }: { readonly gameId: string }) {
  const Cover = COVERS.get(gameId)
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
