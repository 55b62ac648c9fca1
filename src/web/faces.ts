import type { GameEntrance, GameIntro } from '../boards/board.ts'
import { entrance as lokomoto } from '../games/lokomoto/board/entrance.ts'
import { entrance as machiKoro } from '../games/machi-koro/board/entrance.ts'
import { entrance as railOnTheHill } from '../games/rail-on-the-hill/board/entrance.ts'
import { useSettings } from './settings/settings.ts'
import { useLoaded } from './text/TextsContext.tsx'

/** How each game shows itself. */
const FACES: ReadonlyMap<string, GameEntrance> = new Map([
  ['rail-on-the-hill', railOnTheHill],
  ['machi-koro', machiKoro],
  ['lokomoto', lokomoto],
])

export function entranceOf(gameId: string): GameEntrance | undefined {
  return FACES.get(gameId)
}

/** What is said of a game in the language of the page; undefined until it is loaded. */
export function useIntro(gameId: string): GameIntro | undefined {
  const { language } = useSettings()
  return useLoaded(language, entranceOf(gameId)?.loadIntro)
}

/** What the board of a game says in the language of the page; undefined until it is loaded. */
export function useFaceTexts(gameId: string): unknown {
  const { language } = useSettings()
  return useLoaded(language, entranceOf(gameId)?.loadTexts)
}
