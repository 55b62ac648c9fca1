import { createElement } from 'react'
import type { GameFace } from '#boards/board.ts'

interface View {
  readonly round: number
  readonly active: readonly number[]
}

/** A face for any game: what the shell puts into a board is shown as it is. */
export const fakeFace: GameFace = {
  Board: ({ eyes, shown, log, controls, notice, news }) =>
    createElement(
      'div',
      { 'data-eyes': eyes, 'data-shown': shown, 'data-log': log.length, 'data-news': news },
      notice,
      controls,
    ),
  loadResult: async () => ({ Sheet: () => null, Poster: () => null }),
  insight: () => undefined,
  progress: () => 0,
  secretOf: () => undefined,
  turnOf: (view) => (view as View).round * 10 + ((view as View).active[0] ?? 0),
  explain: ({ reason }) => reason,
  narrate: ({ seat, action }) => `${seat}: ${action}`,
  headline: () => ({ points: 1, title: undefined }),
  loadRules: async () => [],
  loadHints: async () => ({ describe: (action) => action, explain: ({ reason }) => reason }),
}
