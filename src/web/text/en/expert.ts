/** "1 point", "2.5 points" */
function pointsText(points: string): string {
  return points === '1' ? '1 point' : `${points} points`
}

/** What the expert says, who gives hints and goes through finished games; loaded when it is first needed. */
export const expert = {
  hint: {
    /** Which step of the advised turn comes next: "Step 2 of 5". */
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    /** Opens the rest of the turn, and other ways. */
    more: 'More',
    less: 'Less',
    /** The heading of all steps of the advised turn. */
    turn: 'The turn, step by step',
    /** The heading of the ways that are less good. */
    others: 'Alternatives',
    /** The hint as it is read out, of parts without a full stop. */
    spoken: (parts: readonly string[]) => `${parts.join('. ')}.`,
  },
  estimate: {
    /** "about 187 points" */
    points: (points: string) => `about ${pointsText(points)}`,
    /** "62% to win" */
    chance: (percent: string) => `${percent}% to win`,
    /** "about 187 ± 12 points": two results in three are within 12 of 187. */
    pointsSpread: (points: string, spread: string) => `about ${points} ± ${spread} points`,
    /** A chance beside a chart, where there is little room. */
    shortChance: (percent: string) => `${percent}%`,
    /** A difference: "12.5 points", "8%". */
    pointsApart: pointsText,
    chanceApart: (percent: string) => `${percent}%`,
  },
  analysis: {
    title: 'Analysis',
    /** The heading: "Analysis of Machi Koro". */
    titleOf: (game: string) => `Analysis of ${game}`,
    /** One line about what the page shows. */
    line: 'The expert reviews every decision, knowing only what the player knew at the time.',
    /** Under the figures of a moment. */
    spread: 'Points with good play from here on; ± holds two times in three.',
    /** What is looked at: "Decision 12 of 48". */
    progress: (done: number, of: number) => `Decision ${done} of ${of}`,
    preparing: 'Preparing the game…',
    stop: 'Stop',
    goOn: 'Continue',
    /** Shown where the player stopped the analysis. */
    partial: (done: number, of: number) => `Stopped after ${done} of ${of} decisions`,
    failed: 'The analysis could not continue.',
    /** Said once when everything is there. */
    done: 'The analysis is complete.',
    /** The expert of this game compares nothing. */
    noEstimates: 'This game cannot be analysed yet.',
    /** The game still goes on. */
    unfinished: 'A game can be analysed when it is over.',
    backToTable: 'Back to the table',
    replay: 'Replay',
    chart: 'How the game went',
    chartLine: (goal: 'points' | 'race'): string =>
      goal === 'race' ? 'Win chances, which add up to 100%' : 'Expected final points and their spread',
    /** The spoken name of the choice of a moment. */
    moment: 'Moment of the game',
    end: 'The end',
    showMoment: 'Show in replay',
    /** The columns of the table that stands for the chart. */
    momentColumn: 'Moment',
    balance: (goal: 'points' | 'race'): string =>
      goal === 'race' ? 'Luck and decisions, in win chance' : 'Luck and decisions',
    luck: 'Luck',
    decisions: 'Decisions',
    /** "Luck: +12 points." and "Decisions: −23 points." */
    luckGave: (what: string) => `Luck: +${what}.`,
    luckTook: (what: string) => `Luck: −${what}.`,
    luckEven: 'Luck: 0.',
    decisionsCost: (what: string) => `Decisions: −${what}.`,
    decisionsFree: 'Decisions: 0.',
    /** The best score with all cards known: its name, and while it is searched for. */
    ceiling: 'Best possible score',
    searching: 'Searching for the best possible score',
    searchStopped: 'The search was stopped',
    /** "Ann scored 87% of the best result found …" */
    reached: (name: string, percent: string, points: string) =>
      `${name} scored ${percent}% of the best result found with all cards known: ${points} points.`,
    /** Nothing better was found. */
    reachedAll: (name: string, points: string) =>
      `${name} scored the best result found: ${points} points. More may be possible.`,
    costly: 'Costliest turns',
    /** The spoken name of the choice of a seat. */
    whose: 'Player',
    /** No decision cost anything that one could see. */
    nothingCostly: (name: string) => `${name} made no costly mistakes.`,
    notYet: 'No costly turns so far.',
    /** "Turn 9 of 15, after step 3": of the same player, with what was done in it before. */
    turn: ({ turn, of, steps }: { readonly turn: number; readonly of: number; readonly steps: number }) =>
      `Turn ${turn} of ${of}${steps > 0 ? `, after step ${steps}` : ''}`,
    /** How much a turn cost: "−12 points". */
    cost: (what: string) => `−${what}`,
    was: 'Played',
    better: 'Better',
    /** The spoken name of a link to a turn. */
    showTurn: (turn: string) => `${turn}: show in replay`,
    /** Before the first turn. */
    setup: 'Setup',
    /** Leads to the board, where both moves are drawn. */
    onBoard: 'Show on the board',
    /** On the board: what was played and what was better, as two choices. */
    compare: 'Played and better',
    /** Begins a game at this moment, in which the better move is marked. */
    tryIt: 'Try it from here',
    /** Opens the moment of a costly turn as a puzzle. */
    tryAsPuzzle: 'Try as a puzzle',
  },
}

export type ExpertTexts = typeof expert
export type HintTexts = ExpertTexts['hint']
export type EstimateTexts = ExpertTexts['estimate']
export type AnalysisTexts = ExpertTexts['analysis']
