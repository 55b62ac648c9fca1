import type { GameFace } from '#boards/board.ts'
import { insightOf, type RailInsight } from '../rules/insight.ts'
import { readMove } from '../rules/notation.ts'
import { ROUNDS } from '../rules/numbers.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import type { RailTexts } from '../text/en/board.ts'
import { Board } from './Board.tsx'
import { explainRefusal, narrate } from './narrate.ts'

const RULES = {
  en: () => import('../text/rules/en.ts'),
  hu: () => import('../text/rules/hu.ts'),
  ja: () => import('../text/rules/ja.ts'),
}

/** How The Rail on the Hill shows itself. */
export const face: GameFace<RailTypes, RailInsight, RailTexts> = {
  Board,
  loadResult: () => import('./sheet/result.tsx'),
  insight: insightOf,
  secretOf(view, seat) {
    const { planHand, pending } = view.players[seat - 1]
    if (pending?.kind === 'plans' || pending?.kind === 'keep') return 'drawn'
    // Plan cards are dealt before the draft, but no player has to look at them while sets are chosen.
    return view.phase !== 'draft' && typeof planHand !== 'number' && planHand.length > 0 ? 'held' : undefined
  },
  sound: (action) => (readMove(action).kind === 'lay' ? 'track' : 'card'),
  progress: ({ round, phase }) => (phase === 'over' ? 1 : Math.max(0, round - 1) / ROUNDS),
  // A turn ends with its player's `ended`, and the seats take turns within a round.
  turnOf: (view) => view.round * 100 + view.players.filter(({ ended }) => ended).length,
  explain: explainRefusal,
  narrate: (moment, next, texts, cards, seats) => narrate(moment, next, texts.log, texts.words, cards, seats),
  headline: ({ total, title }) => ({ points: total, title }),
  loadRules: async (language) => (await RULES[language]()).rules,
  loadHints: async (texts) => (await import('./hint/hints.ts')).loadHints(texts),
  loadExamples: () => import('./examples/examples.tsx'),
}
