import type { GameFace } from '#boards/board.ts'
import { insightOf, type LokoInsight } from '../rules/insight.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { readMove } from '../rules/notation.ts'
import type { LokoTexts } from '../text/en/board.ts'
import { Board } from './Board.tsx'
import { explainRefusal, narrate } from './narrate.ts'

const RULES = {
  en: () => import('../text/rules/en.ts'),
  hu: () => import('../text/rules/hu.ts'),
  ja: () => import('../text/rules/ja.ts'),
}

/** How Lokomoto shows itself. */
export const face: GameFace<LokoTypes, LokoInsight, LokoTexts> = {
  Board,
  loadResult: () => import('./sheet/result.tsx'),
  insight: insightOf,
  // LK-H1
  secretOf: ({ players }, seat) => (players[seat - 1].secret.length > 0 ? 'held' : undefined),
  // A purchase turns many sections black and brings new cards.
  attention: (action) => (readMove(action).kind === 'buy' ? 2 : 1),
  sound: (action) => (readMove(action).kind === 'buy' ? 'track' : 'marker'),
  progress({ sections }) {
    const states = Object.values(sections)
    return states.filter((state) => state !== 'free').length / states.length
  },
  turnOf: ({ turns }) => turns,
  explain: explainRefusal,
  narrate,
  headline: ({ total }) => ({ points: total, title: undefined }),
  loadRules: async (language) => (await RULES[language]()).rules,
  loadHints: () => import('./hint/hints.ts'),
  loadExamples: () => import('./examples/examples.tsx'),
}
