import type { HelpTexts } from './types/help.ts'
import type { HintTexts } from './types/hints.ts'
import type { InstructionTexts } from './types/instructions.ts'
import type { LogTexts } from './types/log.ts'
import type { PanelTexts } from './types/panels.ts'
import type { RefusalTexts } from './types/refusals.ts'
import type { ScoreTexts } from './types/score.ts'
import type { StripTexts } from './types/strip.ts'
import type { TownTexts } from './types/town.ts'
import type { WordTexts } from './types/words.ts'

/** Everything that the board says, in one language. The compiler sees to it that no language lacks anything. */
export interface RailTexts {
  readonly name: string
  readonly words: WordTexts
  readonly strip: StripTexts
  readonly town: TownTexts
  readonly panels: PanelTexts
  readonly score: ScoreTexts
  readonly log: LogTexts
  readonly help: HelpTexts
  readonly refusals: RefusalTexts
  readonly instructions: InstructionTexts
  readonly hints: HintTexts
}
