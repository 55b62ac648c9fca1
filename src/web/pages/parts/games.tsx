import { useEffect, useState } from 'react'
import { findEntrance } from '#games/index.ts'
import { useLoaded } from '#ui/Part.tsx'
import { type GameSummary, listGames, removeGame } from '../../games/saved-game.ts'
import { useSettings } from '../../settings/settings.ts'
import { library } from '../../storage/library.ts'
import styles from './GamePicture.module.css'

interface Games {
  readonly games: readonly GameSummary[]
  remove(id: string): void
  /** Looks again, after something was added. */
  refresh(): void
}

/** The games of this browser, the last played first. */
export function useGames(): Games {
  const [games, setGames] = useState(listGames)
  const refresh = () => setGames(listGames())
  useEffect(() => {
    return library.onOtherTab(() => setGames(listGames()))
  }, [])
  return {
    games,
    refresh,
    remove(id) {
      removeGame(id)
      refresh()
    },
  }
}

/** The picture of a game, as on its box. */
export function GamePicture({ gameId }: { readonly gameId: string }) {
  const { language } = useSettings()
  const Cover = useLoaded(language, findEntrance(gameId)?.loadCover)
  return <div className={styles.picture}>{Cover && <Cover />}</div>
}
