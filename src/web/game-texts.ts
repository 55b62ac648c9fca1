import type { GameIntro } from '#boards/board.ts'
import { findEntrance } from '#games/index.ts'
import { useSettings } from './settings/settings.ts'
import { useLoaded } from './text/TextsContext.tsx'

/** What is said of a game in the language of the page; undefined until it is loaded. */
export function useIntro(gameId: string): GameIntro | undefined {
  const { language } = useSettings()
  return useLoaded(language, findEntrance(gameId)?.loadIntro)
}

/** Who made a game, and what of it is ours; undefined until it is loaded. */
export function useCredits(gameId: string): readonly string[] | undefined {
  const { language } = useSettings()
  return useLoaded(language, findEntrance(gameId)?.loadCredits)
}

/** What the board of a game says in the language of the page; undefined until it is loaded. */
export function useFaceTexts(gameId: string): unknown {
  const { language } = useSettings()
  return useLoaded(language, findEntrance(gameId)?.loadTexts)
}
