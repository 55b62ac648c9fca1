import type { HelpTexts } from './types/help.ts'
import type { HintTexts } from './types/hints.ts'
import type { InstructionTexts } from './types/instructions.ts'
import type { LogTexts } from './types/log.ts'
import type { OddsTexts } from './types/odds.ts'
import type { RefusalTexts } from './types/refusals.ts'
import type { ScoreTexts } from './types/score.ts'
import type { StreetTexts } from './types/street.ts'
import type { StripTexts } from './types/strip.ts'
import type { SupplyTexts } from './types/supply.ts'
import type { WordTexts } from './types/words.ts'

/** Everything that the board says, in one language. The compiler sees to it that no language lacks anything. */
export interface MachiTexts {
  readonly name: string
  readonly words: WordTexts
  readonly strip: StripTexts
  readonly street: StreetTexts
  readonly supply: SupplyTexts
  readonly odds: OddsTexts
  readonly score: ScoreTexts
  readonly log: LogTexts
  readonly help: HelpTexts
  readonly refusals: RefusalTexts
  readonly instructions: InstructionTexts
  readonly hints: HintTexts
}
