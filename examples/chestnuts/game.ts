import type { GameManifest } from '#games/manifest.ts'
import { facts } from './facts.ts'

// The bot plays by the rules that it is asked about, so both versions have the same one.
const loadBots = async () => [(await import('./bot.ts')).gatherer]

export const manifest: GameManifest = {
  facts,
  versions: [
    { version: 1, loadRules: async () => (await import('./rules.ts')).version1, loadBots },
    { version: 2, loadRules: async () => (await import('./rules.ts')).version2, loadBots },
  ],
  entrance: {
    goal: 'points',
    loadFace: async () => (await import('./board.tsx')).face,
    // A game that people play has these in every language.
    loadTexts: async () => (await import('./texts.ts')).texts,
    loadIntro: async () => (await import('./texts.ts')).intro,
    loadAbout: async () => (await import('./texts.ts')).about,
  },
}
