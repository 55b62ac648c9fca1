/** The drawn examples, see board/examples. */
export type ExampleName =
  | 'town-card'
  | 'placing'
  | 'rotation'
  | 'track-cost'
  | 'intersection'
  | 'no-branch-no-loop'
  | 'bonus'
  | 'upgrade'
  | 'double-track'
  | 'line-score'
  | 'plan-corners'

/** As in src/boards/board.ts, but only with examples that are drawn. */
export interface RailRuleSection {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly table?: RailRuleTable
  readonly rules: readonly RailRule[]
}

interface RailRule {
  readonly id: string
  readonly text: string
  /** What is decided here where the printed rules are silent or unclear. */
  readonly ruling?: string
  readonly table?: RailRuleTable
  readonly example?: ExampleName
  readonly caption?: string
}

interface RailRuleTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
