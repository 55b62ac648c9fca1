import type { Loaders } from '#boards/board.ts'
import type { GameManifest, ScoreSheet } from '#games/manifest.ts'
import { facts } from './rules/facts.ts'
import type { RailTexts } from './text/en/board.ts'

const INTROS = {
  en: () => import('./text/intro/en.ts'),
  hu: () => import('./text/intro/hu.ts'),
  ja: () => import('./text/intro/ja.ts'),
}

const TEXTS: Loaders<{ readonly texts: RailTexts }> = {
  en: () => import('./text/en/board.ts'),
  hu: () => import('./text/hu/board.ts'),
  ja: () => import('./text/ja/board.ts'),
}

export const manifest: GameManifest = {
  facts,
  versions: [
    {
      version: 1,
      loadRules: async () => (await import('./rules/rules.ts')).railOnTheHill,
      loadBots: async () => (await import('./bot/levels.ts')).levels,
      loadForecaster: async () => (await import('./bot/levels.ts')).forecaster,
      loadCeiling: async () => (await import('./bot/ceiling/ceiling.ts')).ceiling,
    },
  ],
  entrance: {
    goal: 'points',
    loadFace: async () => (await import('./board/Board.tsx')).face,
    loadTexts: async (language) => (await TEXTS[language]()).texts,
    loadIntro: async (language) => (await INTROS[language]()).intro,
    loadAbout: async (language) => (await import('./text/about.ts')).about[language],
    loadLessons: async (language) => (await import('./lessons/lessons.ts')).loadLessons(language),
    loadCover: async () => (await import('./board/Cover.tsx')).Cover,
  },
  loadScoreSheet: async () => (await import('./text/score-sheet.ts')).scoreSheet as ScoreSheet,
}
