import { editorWords, type Scorer, writtenSum } from '#boards/editor/scorer.ts'
import { LANDMARKS } from '../../cards/cards.ts'
import type { MachiTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'

/** What the editor and the scorer say. */
export const loadEditorWords = editorWords<EditorWords>({
  en: () => import('../../text/en/editor.ts'),
  hu: () => import('../../text/hu/editor.ts'),
  ja: () => import('../../text/ja/editor.ts'),
})

/** How far each player came in a game on a real table: landmarks first, then coins (MK-W1). */
export const scorer: Scorer<MachiTexts, EditorWords> = {
  loadWords: loadEditorWords,
  rows: (words, { words: { shortItems, items } }) => [
    {
      id: 'landmarks',
      label: words.landmarks,
      line: words.scorer.landmarksHint,
      keys: LANDMARKS.map((id) => ({ entry: id, text: shortItems[id], label: items[id], isWide: true })),
    },
    {
      id: 'coins',
      label: words.coins,
      line: words.scorer.coinsHint,
      keys: ['1', '5', '10'].map((entry) => ({ entry, text: `+${entry}` })),
    },
  ],
  score({ landmarks = [], coins = [] }) {
    // MK-B4: a landmark is built once.
    const built = LANDMARKS.filter((id) => landmarks.includes(id)).length
    const purse = coins.reduce((sum, coin) => sum + Number(coin), 0)
    return {
      rows: {
        landmarks: { points: built, written: '' },
        coins: { points: purse, written: coins.length > 1 ? writtenSum(coins) : '' },
      },
      total: built,
      rank: [built, purse],
    }
  },
}
