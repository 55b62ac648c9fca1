import type { SheetProps } from '../../../../boards/board.ts'
import type { LokoInsight } from '../../insight.ts'
import type { LokoTypes } from '../../lokomoto-types.ts'
import type { PlayerTexts } from '../../text/types/players.ts'
import type { ScoreTexts } from '../../text/types/score.ts'
import type { WordTexts } from '../../text/types/words.ts'

interface SheetTexts {
  /** The name of the game. */
  readonly name: string
  readonly words: WordTexts
  readonly players: PlayerTexts
  readonly score: ScoreTexts
}

export type LokoSheetProps = SheetProps<LokoTypes, LokoInsight, SheetTexts>
