import type { PlanKind, TokenKind } from '../../cards/cards.ts'

/** The summary card of the box: the whole game on one page. */
export interface HelpTexts {
  readonly turn: {
    readonly title: string
    readonly acquire: string
    readonly place: string
    readonly lay: string
    readonly location: string
    /** B, C and D may be done in any order; that C and D need not be done stands beside them. */
    readonly order: string
  }
  readonly free: { readonly title: string; readonly buy: string; readonly scrap: string }
  readonly track: {
    readonly title: string
    readonly road: string
    readonly openLand: string
    readonly crossing: string
    readonly ends: string
    readonly bonus: string
  }
  readonly plans: {
    readonly title: string
    readonly kinds: Readonly<Record<PlanKind, string>>
    readonly limit: string
    /** What the No Duplicates icon means. */
    readonly noDuplicates: string
  }
  readonly tokens: { readonly title: string; readonly kinds: Readonly<Record<TokenKind, string>> }
  readonly scoring: {
    readonly title: string
    readonly lines: string
    readonly plans: string
    readonly penalty: string
    readonly requests: string
    readonly resources: string
    readonly tie: string
  }
}
