import { editorWords, type Scorer, writtenSum } from '#boards/editor/scorer.ts'
import { HIGHEST_PRICE, LOWEST_PRICE } from '../../rules/numbers.ts'
import type { LokoTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'

const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => String(LOWEST_PRICE + i))

/** What the editor and the scorer say. */
export const loadEditorWords = editorWords<EditorWords>({
  en: () => import('../../text/en/editor.ts'),
  hu: () => import('../../text/hu/editor.ts'),
  ja: () => import('../../text/ja/editor.ts'),
})

/** The score of a game on a real table: trains, bonuses, shapes and what was drawn for nothing (LK-V1, LK-V2). */
export const scorer: Scorer<LokoTexts, EditorWords> = {
  loadWords: loadEditorWords,
  rows: ({ scorer: words }, { score }) => [
    { id: 'trains', label: score.trains, line: words.trainsHint, keys: figures(PRICES) },
    {
      id: 'bonus',
      label: score.bonus,
      line: words.bonusHint,
      keys: [
        { entry: '1', text: '+1' },
        { entry: '-1', text: '−1' },
      ],
    },
    { id: 'shapes', label: score.shapes, line: words.shapesHint, keys: figures(['1', '2', '3']) },
    {
      id: 'unused',
      label: score.unused,
      line: words.unusedHint,
      keys: ['1', '2', '5'].map((entry) => ({ entry: `-${entry}`, text: `−${entry}` })),
    },
  ],
  score(entries) {
    const row = (id: string) => {
      const list = entries[id] ?? []
      return {
        points: list.reduce((sum, entry) => sum + Number(entry), 0),
        written: list.length > 1 ? writtenSum(list) : '',
      }
    }
    const rows = { trains: row('trains'), bonus: row('bonus'), shapes: row('shapes'), unused: row('unused') }
    const total = Object.values(rows).reduce((sum, { points }) => sum + points, 0)
    return { rows, total, rank: [total, entries.trains?.length ?? 0, rows.shapes.points] }
  },
}

function figures(entries: readonly string[]) {
  return entries.map((entry) => ({ entry, text: entry }))
}
