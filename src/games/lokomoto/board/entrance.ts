import { lazy } from 'react'
import type { GameEntrance, Language } from '../../../boards/board.ts'
import type { LokoTexts } from '../text/texts.ts'

const INTROS = {
  en: () => import('../text/intro/en.ts'),
  hu: () => import('../text/intro/hu.ts'),
  ja: () => import('../text/intro/ja.ts'),
}

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: LokoTexts }>>> = {
  en: () => import('../text/en/index.ts'),
  hu: () => import('../text/hu/index.ts'),
  ja: () => import('../text/ja/index.ts'),
}

export const entrance: GameEntrance = {
  goal: 'points',
  loadFace: async () => (await import('./face.ts')).face,
  loadTexts: async (language) => (await TEXTS[language]()).texts,
  loadIntro: async (language) => (await INTROS[language]()).intro,
  Cover: lazy(async () => ({ default: (await import('./Cover.tsx')).Cover })),
}
