import type { RuleSection, RuleText } from '../../../../boards/board.ts'

/** The drawn examples, see board/examples. */
export const EXAMPLE_NAMES = ['reserve-draw', 'branch', 'turned', 'pay-more', 'opening', 'one-stroke'] as const
export type ExampleName = (typeof EXAMPLE_NAMES)[number]

/** Rules only with examples that are drawn. */
export interface LokoRuleSection extends RuleSection {
  readonly rules: readonly LokoRule[]
}

interface LokoRule extends RuleText {
  readonly example?: ExampleName
}
