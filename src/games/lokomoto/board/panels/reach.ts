import type { Proposal } from '../../rules/insight.ts'
import type { TrainTexts } from '../../text/en/panels.ts'

/** Whether a train can be bought, or what is in the way. */
export type Reach =
  | { readonly kind: 'possible' | 'affordable' | 'branched' }
  | { readonly kind: 'short'; readonly sections: number }

/** `largest` is the number of joined sections that one has; whether some of them can pay is for the rules to say. */
export function reachOf(price: number, proposals: readonly Proposal[], largest: number, mayBuy: boolean): Reach {
  if (largest < price) return { kind: 'short', sections: price - largest }
  if (proposals.length === 0) return { kind: 'branched' }
  return { kind: mayBuy ? 'possible' : 'affordable' }
}

export function sayReach(reach: Reach, { states }: TrainTexts): string {
  return reach.kind === 'short' ? states.short(reach.sections) : states[reach.kind]
}
