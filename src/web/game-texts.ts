import type { GameAbout, GameIntro, Language } from '#boards/board.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import { preload, useLoaded } from '#ui/Part.tsx'
import { useSettings } from './settings/settings.ts'

type GamePart = 'loadIntro' | 'loadCover' | 'loadAbout'

/** What is said of a game in the language of the page; undefined until it is loaded. */
export function useIntro(gameId: string): GameIntro | undefined {
  const { language } = useSettings()
  return useLoaded(language, findEntrance(gameId)?.loadIntro)
}

/** Who made a game, and what its bots can do; undefined until it is loaded. */
export function useAbout(gameId: string): GameAbout | undefined {
  const { language } = useSettings()
  return useLoaded(language, findEntrance(gameId)?.loadAbout)
}

/** What the board of a game says in the language of the page; undefined until it is loaded. */
export function useFaceTexts(gameId: string): unknown {
  const { language } = useSettings()
  return useLoaded(language, findEntrance(gameId)?.loadTexts)
}

/** Loads what pages about all games show of them. */
export async function preloadGames(language: Language, parts: readonly GamePart[]): Promise<void> {
  await Promise.all(GAME_IDS.map((id) => preloadGame(id, language, parts)))
}

export async function preloadGame(gameId: string, language: Language, parts: readonly GamePart[]): Promise<void> {
  const entrance = findEntrance(gameId)
  await Promise.all(
    parts.map(async (part) => {
      const load = entrance?.[part]
      if (load !== undefined) await preload<unknown, Language>(load, language)
    }),
  )
}
