import type { SheetProps } from '../../../../boards/board.ts'
import type { RailInsight } from '../../insight.ts'
import type { RailTypes } from '../../rail-types.ts'
import type { ScoreTexts } from '../../text/types/score.ts'
import type { WordTexts } from '../../text/types/words.ts'

interface SheetTexts {
  /** The name of the game. */
  readonly name: string
  readonly words: WordTexts
  readonly score: ScoreTexts
}

export type RailSheetProps = SheetProps<RailTypes, RailInsight, SheetTexts>
