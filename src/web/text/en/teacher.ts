/** What the teacher says, who gives hints and goes through finished games; loaded when it is first needed. */
export const teacher = {
  hint: {
    /** Which step of the advised turn comes next: "Step 2 of 5". */
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    /** Opens the rest of the turn, and other ways. */
    more: 'More',
    less: 'Less',
    /** The heading of all steps of the advised turn. */
    turn: 'The turn, step by step',
    /** The heading of the ways that are less good. */
    others: 'Other ways',
  },
  estimate: {
    /** "about 187 points" */
    points: (points: string) => `about ${points} points`,
    /** "62 % to win" */
    chance: (percent: string) => `${percent} % to win`,
    /** The same beside a chart, where there is little room. */
    shortPoints: (points: string) => points,
    shortChance: (percent: string) => `${percent} %`,
    /** A difference: "12.5 points", "8 %". */
    pointsApart: (points: string) => `${points} points`,
    chanceApart: (percent: string) => `${percent} %`,
  },
  analysis: {
    title: 'Analysis',
    /** The heading: "Analysis of Machi Koro". */
    titleOf: (game: string) => `Analysis of ${game}`,
    /** One line about what the page shows. */
    line: 'The strongest bot goes through the game and knows at each moment only what the player knew.',
    /** What is looked at: "Decision 12 of 48". */
    progress: (done: number, of: number) => `Decision ${done} of ${of}`,
    preparing: 'The game is laid out again',
    stop: 'Stop',
    goOn: 'Go on',
    /** Stands where somebody stopped. */
    partial: (done: number, of: number) => `Stopped after ${done} of ${of} decisions`,
    failed: 'The analysis could not go on.',
    /** Said once when everything is there. */
    done: 'The analysis is complete.',
    /** The teacher of this game compares nothing. */
    noEstimates: 'Nobody here can estimate this game yet.',
    /** The game still goes on. */
    unfinished: 'A game can be analysed when it is over.',
    backToTable: 'Back to the table',
    replay: 'Replay',
    chart: 'The course of the game',
    chartLine: (goal: 'points' | 'race'): string =>
      goal === 'race' ? 'Chance to win, in per cent' : 'Estimated final points',
    /** The spoken name of the choice of a moment. */
    moment: 'Moment of the game',
    end: 'The end',
    showMoment: 'Show in the replay',
    /** The columns of the table that stands for the chart. */
    momentColumn: 'Moment',
    balance: 'Luck and decisions',
    luck: 'Luck',
    decisions: 'Decisions',
    /** "Luck gave 12 points." and "Decisions cost 23 points." */
    luckGave: (what: string) => `Luck gave ${what}.`,
    luckTook: (what: string) => `Luck took ${what}.`,
    luckEven: 'Luck was even.',
    decisionsCost: (what: string) => `Decisions cost ${what}.`,
    decisionsFree: 'Decisions cost nothing.',
    /** What could have been reached by somebody who knew everything: the name of it, and while it is searched for. */
    ceiling: 'What was possible',
    searching: 'Searching for what was possible',
    searchStopped: 'The search was stopped',
    /** "Ann reached 87 % of what was possible: at least 214 points." */
    reached: (name: string, percent: string, points: string) =>
      `${name} reached ${percent} % of what was possible: at least ${points} points, had every card been known.`,
    /** Nothing better was found. */
    reachedAll: (name: string, points: string) =>
      `${name} reached all that could be found: ${points} points. More may be possible.`,
    costly: 'The turns that cost most',
    /** The spoken name of the choice of a seat. */
    whose: 'Whose turns',
    /** No decision cost anything that one could see. */
    nothingCostly: (name: string) => `No turn of ${name} cost anything worth telling.`,
    notYet: 'Nothing has been found so far.',
    /** "Turn 9 of 15, after step 3": of the same player, with what was done in it before. */
    turn: ({ turn, of, steps }: { readonly turn: number; readonly of: number; readonly steps: number }) =>
      `Turn ${turn} of ${of}${steps > 0 ? `, after step ${steps}` : ''}`,
    /** How much a turn cost: "−12 points". */
    cost: (what: string) => `−${what}`,
    was: 'Done',
    better: 'Better',
    /** The spoken name of a link to a turn. */
    showTurn: (turn: string) => `${turn}: show in the replay`,
  },
}

export type TeacherTexts = typeof teacher
export type HintTexts = TeacherTexts['hint']
export type EstimateTexts = TeacherTexts['estimate']
export type AnalysisTexts = TeacherTexts['analysis']
