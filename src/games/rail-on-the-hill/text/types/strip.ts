import type { LineName } from '../../cards/cards.ts'

/** The strip that says what to do now, the tabs and the seat bar. */
export interface StripTexts {
  readonly tabs: {
    readonly label: string
    readonly market: string
    readonly lines: string
    readonly towns: string
    readonly score: string
    readonly log: string
    readonly help: string
  }
  readonly seats: {
    readonly label: string
    /** Spoken: "Anna, plays now, 3 resources. Show the town." */
    seat(name: string, resources: string, isActive: boolean): string
    score(name: string, points: string): string
    town(name: string): string
  }
  readonly now: {
    waiting(name: string): string
    readonly over: string
    readonly draft: string
    placeFirst(left: number): string
    upgrade(token: string): string
    plansFirst(left: number): string
    readonly acquire: string
    readonly turn: string
    readonly lastCall: string
    readonly bonus: string
    readonly bonusTrack: string
    readonly drawnPlans: string
    readonly keep: string
    readonly chooseSquare: string
    confirm(square: string): string
    lay(line: LineName): string
    readonly planLine: string
    readonly discardPlan: string
    readonly tokenSquare: string
    readonly scrap: string
    readonly ready: string
  }
  readonly steps: {
    readonly label: string
    readonly acquire: string
    readonly place: string
    readonly lay: string
    /** The four location actions. */
    readonly locations: Readonly<Record<'a' | 'b' | 'c' | 'd', string>>
    /** Spoken of a step that is done. */
    done(step: string): string
  }
  readonly layLine: (line: LineName) => string
  readonly buy: string
  readonly scrap: string
  readonly cancel: string
  readonly end: string
  readonly placeHere: string
  /** What the keys do, for the help panel. */
  readonly keys: readonly { readonly keys: string; readonly what: string }[]
}
