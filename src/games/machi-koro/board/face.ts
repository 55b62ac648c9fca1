import type { GameFace } from '#boards/board.ts'
import { insightOf, type MachiInsight } from '../rules/insight.ts'
import type { MachiTypes } from '../rules/machi-types.ts'
import { type Move, readMove } from '../rules/notation.ts'
import type { MachiTexts } from '../text/en/board.ts'
import { Board } from './Board.tsx'
import { explainRefusal, narrate } from './narrate.ts'

const RULES = {
  en: () => import('../text/rules/en.ts'),
  hu: () => import('../text/rules/hu.ts'),
  ja: () => import('../text/rules/ja.ts'),
}

/** Dice take their time to fall, and coins to travel. */
const LONG: readonly Move['kind'][] = ['roll', 'reroll', 'stand', 'tv']

const DICE: readonly Move['kind'][] = ['roll', 'reroll']

/** How Machi Koro shows itself. */
export const face: GameFace<MachiTypes, MachiInsight, MachiTexts> = {
  Board,
  loadResult: () => import('./sheet/result.tsx'),
  insight: insightOf,
  // Nothing is hidden (MK-S1).
  secretOf: () => undefined,
  attention: (action) => (LONG.includes(readMove(action).kind) ? 2 : 1),
  sound: (action) => (DICE.includes(readMove(action).kind) ? 'dice' : 'coins'),
  progress: ({ players }, { landmarks }) =>
    Math.max(...players.map((each) => each.landmarks.length)) / landmarks.length,
  turnOf: ({ turns }) => turns,
  explain: explainRefusal,
  narrate,
  headline: ({ landmarks }) => ({ points: landmarks, title: undefined }),
  loadRules: async (language) => (await RULES[language]()).rules,
  loadHints: () => import('./hint/hints.ts'),
  loadExamples: () => import('./examples/examples.tsx'),
}
