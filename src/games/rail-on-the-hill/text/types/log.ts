import type { LineName } from '../../cards/cards.ts'

/** How a track was laid: what it cost, and what else came with it. */
export interface LaidTrack {
  readonly cost: number
  /** It lies beside another line, by Double Track. */
  readonly isDouble: boolean
  /** It was the 3rd or 6th of its line. */
  readonly earnsBonus: boolean
}

/** The log. Each action is one sentence; cards, Plans and tokens come in as words already. */
export interface LogTexts {
  take(name: string, set: number, cards: string, token: string): string
  place(name: string, card: string, square: string, turn: number): string
  upgrade(name: string, token: string, square: string): string
  /** A Plan card with its number: "Plan 42 (7 tracks)". */
  planName(card: number, what: string): string
  plan(name: string, plan: string, line: LineName): string
  planInstead(name: string, plan: string, line: LineName, gone: string): string
  acquire(name: string, card: string, location: string): string
  lay(name: string, line: LineName, spot: string, laid: LaidTrack): string
  collect(name: string, resources: number): string
  develop(name: string, token: string): string
  developOn(name: string, token: string, square: string): string
  keep(name: string, token: string): string
  keepOn(name: string, token: string, square: string): string
  /** RH-D1: an upgrade that no card can take. */
  upgradeLost(name: string, token: string): string
  bonusResources(name: string, resources: number): string
  bonusTrack(name: string): string
  bonusPlans(name: string, drawn: number): string
  /** RH-N3: no line can take what was drawn. */
  bonusPlansLost(name: string): string
  buy(name: string, resources: number, drawn: number): string
  scrap(name: string, line: LineName, spot: string, resources: number): string
  end(name: string): string
}
