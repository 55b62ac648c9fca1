import type { RuleSection, RuleText } from '#boards/board.ts'

/** The drawn examples, see board/examples. */
export type ExampleName = 'start' | 'order' | 'counter-clockwise' | 'empty-purse' | 'copies' | 'swap' | 'extra-turn'

/** Rules only with examples that are drawn. */
export interface MachiRuleSection extends RuleSection {
  readonly rules: readonly MachiRule[]
}

interface MachiRule extends RuleText {
  readonly example?: ExampleName
}
