import type { HelpTexts } from './types/help.ts'
import type { HintTexts } from './types/hints.ts'
import type { InstructionTexts } from './types/instructions.ts'
import type { LogTexts } from './types/log.ts'
import type { MapTexts } from './types/map.ts'
import type { PlayerTexts } from './types/players.ts'
import type { RefusalTexts } from './types/refusals.ts'
import type { ScoreTexts } from './types/score.ts'
import type { SectionTexts } from './types/sections.ts'
import type { ShapeTexts } from './types/shapes.ts'
import type { StripTexts } from './types/strip.ts'
import type { TrainTexts } from './types/trains.ts'
import type { WordTexts } from './types/words.ts'

/** Everything that the board says, in one language. The compiler sees to it that no language lacks anything. */
export interface LokoTexts {
  readonly name: string
  readonly words: WordTexts
  readonly strip: StripTexts
  readonly map: MapTexts
  readonly trains: TrainTexts
  readonly shapes: ShapeTexts
  readonly players: PlayerTexts
  readonly sections: SectionTexts
  readonly score: ScoreTexts
  readonly log: LogTexts
  readonly help: HelpTexts
  readonly refusals: RefusalTexts
  readonly instructions: InstructionTexts
  readonly hints: HintTexts
}
