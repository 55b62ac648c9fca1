import { useEffect, useState } from 'react'
import { type GameSummary, listGames, removeGame } from '../../games/saved-game.ts'
import { library } from '../../storage/library.ts'

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
  useEffect(() => library.onOtherTab(() => setGames(listGames())), [])
  return {
    games,
    refresh,
    remove(id) {
      removeGame(id)
      refresh()
    },
  }
}
