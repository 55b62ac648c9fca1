/** What the teacher says, who gives hints and goes through finished games; loaded when it is first needed. */
export interface TeacherTexts {
  readonly hint: HintTexts
  readonly estimate: EstimateTexts
  readonly analysis: AnalysisTexts
}

export interface HintTexts {
  /** Which step of the advised turn comes next: "Step 2 of 5". */
  readonly step: (step: number, steps: number) => string
  /** Opens the rest of the turn, and other ways. */
  readonly more: string
  readonly less: string
  /** The heading of all steps of the advised turn. */
  readonly turn: string
  /** The heading of the ways that are less good. */
  readonly others: string
}

/** What somebody comes to in the end, as far as one can know. */
export interface EstimateTexts {
  /** "about 187 points" */
  readonly points: (points: string) => string
  /** "62 % to win" */
  readonly chance: (percent: string) => string
  /** The same beside a chart, where there is little room. */
  readonly shortPoints: (points: string) => string
  readonly shortChance: (percent: string) => string
  /** A difference: "12.5 points", "8 %". */
  readonly pointsApart: (points: string) => string
  readonly chanceApart: (percent: string) => string
}

export interface AnalysisTexts {
  readonly title: string
  /** The heading: "Analysis of Machi Koro". */
  readonly titleOf: (game: string) => string
  /** One line about what the page shows. */
  readonly line: string
  /** What is looked at: "Decision 12 of 48". */
  readonly progress: (done: number, of: number) => string
  readonly preparing: string
  readonly stop: string
  readonly goOn: string
  /** Stands where somebody stopped. */
  readonly partial: (done: number, of: number) => string
  readonly failed: string
  /** Said once when everything is there. */
  readonly done: string
  /** The teacher of this game compares nothing. */
  readonly noEstimates: string
  /** The game still goes on. */
  readonly unfinished: string
  readonly backToTable: string
  readonly replay: string
  readonly chart: string
  readonly chartLine: (goal: 'points' | 'race') => string
  /** The spoken name of the choice of a moment. */
  readonly moment: string
  readonly end: string
  readonly showMoment: string
  /** The columns of the table that stands for the chart. */
  readonly momentColumn: string
  readonly balance: string
  readonly luck: string
  readonly decisions: string
  /** "Luck gave 12 points." and "Decisions cost 23 points." */
  readonly luckGave: (what: string) => string
  readonly luckTook: (what: string) => string
  readonly luckEven: string
  readonly decisionsCost: (what: string) => string
  readonly decisionsFree: string
  /** What could have been reached by somebody who knew everything: the name of it, and while it is searched for. */
  readonly ceiling: string
  readonly searching: string
  readonly searchStopped: string
  /** "Ann reached 87 % of what was possible: at least 214 points." */
  readonly reached: (name: string, percent: string, points: string) => string
  /** Nothing better was found. */
  readonly reachedAll: (name: string, points: string) => string
  readonly costly: string
  /** The spoken name of the choice of a seat. */
  readonly whose: string
  /** No decision cost anything that one could see. */
  readonly nothingCostly: (name: string) => string
  readonly notYet: string
  /** "Turn 9 of 15, after step 3": of the same player, with what was done in it before. */
  readonly turn: (place: { readonly turn: number; readonly of: number; readonly steps: number }) => string
  /** How much a turn cost: "−12 points". */
  readonly cost: (what: string) => string
  readonly was: string
  readonly better: string
  /** The spoken name of a link to a turn. */
  readonly showTurn: (turn: string) => string
}
