import type { LineName } from '../../cards/cards.ts'

/** A step of the turn: in full, and in one word for narrow screens. */
export interface Step {
  readonly name: string
  readonly short: string
}

/** The strip that says what to do now, the tabs and the seat bar. */
export interface StripTexts {
  readonly tabs: {
    readonly market: string
    readonly lines: string
    readonly towns: string
    readonly score: string
  }
  readonly seats: {
    /** Spoken: "Anna, plays now, 3 resources. Show the town." */
    seat(name: string, resources: string, isActive: boolean): string
    score(name: string, points: string): string
    town(name: string): string
    /** The way back from somebody else's town. */
    readonly backToMine: string
    /** Spoken of the seat that begins the round. */
    readonly starter: string
  }
  readonly now: {
    waiting(name: string): string
    readonly over: string
    draft(sets: number): string
    /** Where several people share the screen: whom the sentence is for. */
    forPerson(name: string, sentence: string): string
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
    /** The face-up cards or tokens that the location gives a choice of. */
    readonly gain: Readonly<Record<'b' | 'd', string>>
  }
  readonly steps: {
    readonly label: string
    readonly acquire: Step
    readonly place: Step
    readonly lay: Step
    /** The four location actions. */
    readonly locations: Readonly<Record<'a' | 'b' | 'c' | 'd', Step>>
    /** Spoken of a step that is done. */
    done(step: string): string
  }
  readonly layLine: (line: LineName) => string
  /** Buttons with a picture; spoken and shown in full when pointed at. */
  readonly buy: string
  readonly scrap: string
  /** What one has: spoken before resources and kept tokens. */
  readonly purse: string
  readonly end: string
  readonly placeHere: string
  /** What the keys do, for the help panel. */
  readonly keys: readonly { readonly keys: string; readonly what: string }[]
}
