import type { SheetProps } from '../../../../boards/board.ts'
import type { MachiInsight } from '../../insight.ts'
import type { MachiTypes } from '../../machi-types.ts'
import type { ScoreTexts } from '../../text/types/score.ts'
import type { WordTexts } from '../../text/types/words.ts'

interface SheetTexts {
  /** The name of the game. */
  readonly name: string
  readonly words: WordTexts
  readonly score: ScoreTexts
}

export type MachiSheetProps = SheetProps<MachiTypes, MachiInsight, SheetTexts>
