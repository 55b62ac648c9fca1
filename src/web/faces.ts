import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { GameFace, GameIntro, Language } from '../boards/board.ts'
import { useSettings } from './settings/settings.ts'
import { useLoaded } from './text/TextsContext.tsx'

/** How a game shows itself. Nothing of it is loaded before it is needed. */
interface FaceEntry {
  readonly loadFace: () => Promise<GameFace>
  readonly loadIntro: (language: Language) => Promise<GameIntro>
  readonly Cover: LazyExoticComponent<ComponentType>
}

const RAIL_INTROS = {
  en: () => import('../games/rail-on-the-hill/text/intro/en.ts'),
  hu: () => import('../games/rail-on-the-hill/text/intro/hu.ts'),
  ja: () => import('../games/rail-on-the-hill/text/intro/ja.ts'),
}

export const FACES: Readonly<Record<string, FaceEntry>> = {
  'rail-on-the-hill': {
    loadFace: async () => (await import('../games/rail-on-the-hill/board/face.ts')).face,
    loadIntro: async (language) => (await RAIL_INTROS[language]()).intro,
    Cover: lazy(async () => ({ default: (await import('../games/rail-on-the-hill/board/Cover.tsx')).Cover })),
  },
}

/** The games that can be played here. */
export const GAME_IDS: readonly string[] = Object.keys(FACES)

/** What is said of a game in the language of the page; undefined until it is loaded. */
export function useIntro(gameId: string): GameIntro | undefined {
  const { language } = useSettings()
  return useLoaded(language, FACES[gameId]?.loadIntro)
}
