import '../colours.css'
import { editorWords, type Scorer, type TallyKey, type TallyRow, writtenSum } from '#boards/editor/scorer.ts'
import { LINES } from '../../cards/cards.ts'
import { CARD_ENTRIES, PLAN_ENTRIES, scoreByHand } from '../../rules/hand-score.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'
import { LineBadge, LineLetters } from '../pieces/TokenPicture.tsx'

/** What the editor and the scorer say. */
export const loadEditorWords = editorWords<EditorWords>({
  en: () => import('../../text/en/editor.ts'),
  hu: () => import('../../text/hu/editor.ts'),
  ja: () => import('../../text/ja/editor.ts'),
})

/** The score of a game on a real table: a row for each line, then requests and resources. */
export const scorer: Scorer<RailTexts, EditorWords> = {
  loadWords: loadEditorWords,
  rows({ scorer: words }, { words: names }) {
    const keys: TallyKey[] = [
      ...CARD_ENTRIES.map((entry) => ({ entry, text: entry })),
      { entry: 'x2', text: '×2', label: words.doubled },
      { entry: '+3', text: '+3', label: words.plusThree },
      ...PLAN_ENTRIES.map((entry) => ({ entry, text: words.plan(Number(entry.slice(5))), isWide: true })),
    ]
    const points = (...entries: string[]): TallyKey[] => entries.map((entry) => ({ entry, text: `+${entry}` }))
    return [
      ...LINES.map(
        (line): TallyRow => ({
          id: line,
          label: names.lineNames[line],
          picture: (
            <LineLetters value={names.lineLetters}>
              <LineBadge line={line} size={28} />
            </LineLetters>
          ),
          line: words.lineHint,
          keys,
        }),
      ),
      { id: 'requests', label: words.requests, line: words.requestsHint, keys: points('3', '4', '8') },
      { id: 'resources', label: words.resources, line: words.resourcesHint, keys: points('1', '2', '5') },
    ]
  },
  score(entries) {
    const { lines, requests, left, resources, fulfilled, total } = scoreByHand(entries)
    const ofLines = lines.map(({ line, parts, plans, penalty, points }) => {
      const all = [...parts, ...plans.map((plan) => `[${plan}]`), ...(penalty === 0 ? [] : [String(penalty)])]
      return [line, { points, written: writtenSum(all) }]
    })
    return {
      rows: {
        ...Object.fromEntries(ofLines),
        requests: { points: requests, written: writtenSum(entries.requests ?? []) },
        resources: { points: resources, written: left === 0 ? '' : `${left} / 2` },
      },
      total,
      rank: [total, fulfilled],
    }
  },
}
