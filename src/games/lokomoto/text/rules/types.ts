import type { RuleSection, RuleText } from '#boards/board.ts'

/** The drawn examples, see board/examples. */
export type ExampleName = 'reserve-draw' | 'branch' | 'turned' | 'pay-more' | 'opening' | 'one-stroke'

/** Rules only with examples that are drawn. */
export interface LokoRuleSection extends RuleSection {
  readonly rules: readonly LokoRule[]
}

interface LokoRule extends RuleText {
  readonly example?: ExampleName
}
