import type { RuleSection, RuleText } from '#boards/board.ts'
import type { PlanKind } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { titleSteps } from '../../rules/scoring/score.ts'

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

/** Rules only with examples that are drawn. */
export interface RailRuleSection extends RuleSection {
  readonly rules: readonly RailRule[]
}

interface RailRule extends RuleText {
  readonly example?: ExampleName
}

/** Cells of the tables on the rules page that follow from the rules and the standard cards. */

export function planPoints(kind: PlanKind): string {
  const plan = standard.planCards.find((card) => card.kind === kind)
  if (plan === undefined) throw new Error(`no standard Plan card is of kind ${kind}`)
  return String(plan.points)
}

/** RH-Z3: the range of totals for each title, without and with Residents' Requests. */
export function titleRows(
  names: Readonly<Record<string, string>>,
  upTo: (total: number) => string,
  orMore: (total: number) => string,
): string[][] {
  const range = (withRequests: boolean, i: number) => {
    const steps = titleSteps(withRequests)
    if (i === steps.length - 1) return orMore(steps[i].from)
    const highest = steps[i + 1].from - 1
    return i === 0 ? upTo(highest) : `${steps[i].from}–${highest}`
  }
  return titleSteps(false).map(({ title }, i) => [range(false, i), range(true, i), names[title]])
}
