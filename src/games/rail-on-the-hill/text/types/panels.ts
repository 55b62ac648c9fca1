/** What the panels say that one plays with. Cards, lines and tokens come in as words already. */
export interface PanelTexts {
  readonly cancel: string
  readonly back: string
  /** What a Plan card asks for, in one line; `isSingle` where it has the No Duplicates icon (RH-N3). */
  aboutPlan(plan: string, points: string, isSingle: boolean): string
  readonly market: MarketTexts
  readonly lines: LinesTexts
  readonly hand: HandTexts
  readonly draft: DraftTexts
  readonly planHand: PlanHandTexts
  readonly planTarget: PlanTargetTexts
  readonly bonus: BonusTexts
  readonly drawnPlans: { readonly title: string; readonly line: string }
  readonly keep: KeepTexts
  readonly upgrade: UpgradeTexts
}

interface MarketTexts {
  readonly label: string
  /** Spoken: "Location b, Plan: take one Plan card". */
  location(letter: string, name: string, line: string): string
  /** Spoken of the location whose action can be taken now. */
  readonly due: string
  /** Spoken of the location whose action has been taken. */
  readonly done: string
  takeCard(card: string, location: string): string
  readonly noCard: string
  readonly collect: string
  readonly layTrack: string
  takePlan(number: number, plan: string, points: string): string
  takeToken(token: string, effect: string): string
  readonly noPlan: string
  readonly noToken: string
}

interface LinesTexts {
  readonly label: string
  /** The choice of a line to lay a track with. */
  lay(line: string): string
  /** The choice of a line for the Plan card that is being placed. */
  put(line: string): string
  tracks(onBoard: number, scrapped: number, all: number): string
  /** A few words: "bonus in 2". */
  bonusIn(tracks: number): string
  readonly noBonus: string
  /** The button that tells where a line's points come from. */
  score(line: string, points: string): string
  readonly pointsTitle: string
  /** A line without a fulfilled Plan card: "10 points lost …". */
  penalty(points: string): string
  /** The same in two or three words, beside the number. */
  readonly penaltyShort: string
  /** Spoken: "Plan 12: zoo, bank, school, 8 points, 2 of 3". */
  plan(number: number, plan: string, points: string, have: number, need: number): string
  metPlan(number: number, plan: string, points: string): string
  metWithWilds(number: number, plan: string, points: string, wilds: number): string
}

interface HandTexts {
  readonly label: string
  choose(card: string): string
  readonly turn: string
  readonly empty: string
}

interface DraftTexts {
  readonly title: string
  readonly line: string
  waiting(name: string): string
  take(number: number): string
  /** Spoken: what is in a set. */
  contents(towns: string, token: string): string
}

interface PlanHandTexts {
  readonly title: string
  left(count: number): string
  readonly done: string
  choose(number: number, plan: string, points: string): string
  readonly lines: string
}

interface PlanTargetTexts {
  title(number: number): string
  readonly line: string
  /** How far a line would be with the card, short: "2 of 3". */
  progress(have: number, need: number): string
  /** Spoken, with how far the line would be and how many Plan cards lie on it: "3 of 4". */
  put(line: string, progress: string, have: number, most: number): string
  /** Short, below the name of a line that cannot take the card. */
  readonly impossible: string
  cannot(line: string): string
  discardTitle(line: string): string
  readonly discardLine: string
  /** Spoken of the Plan card that comes. */
  newPlan(number: number, about: string): string
  discard(number: number, plan: string): string
  readonly discardShort: string
}

interface BonusTexts {
  readonly title: string
  readonly line: string
  readonly choices: Readonly<Record<'resources' | 'track' | 'plans', { readonly name: string; readonly line: string }>>
  readonly impossible: string
}

interface KeepTexts {
  readonly title: string
  readonly line: string
  keep(token: string): string
}

interface UpgradeTexts {
  title(token: string): string
  readonly line: string
}
