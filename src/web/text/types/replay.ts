/** What the replay of a game says, and the page that opens one. Words that tables have too come from there. */
export interface ReplayTexts {
  /** The heading of the page, and the title of the browser's tab. */
  readonly title: string
  /** The name of a seat of which the record says none: "Player 2". */
  readonly player: (seat: number) => string
  /** Stands in place of the last action where there is none yet. */
  readonly begin: string
  /** Said once where the record claims another result than the rules find. */
  readonly wrongResult: string
  readonly steps: StepTexts
  readonly play: string
  readonly pause: string
  /** The spoken name of the group of buttons. */
  readonly controls: string
  /** The spoken name of the slider. */
  readonly moment: string
  /** The spoken value of the slider: "Action 57 of 243". */
  readonly momentOf: (at: number, last: number) => string
  /** The same in figures, beside the slider: "57 / 243". */
  readonly figures: (at: number, last: number) => string
  readonly copyLink: string
  readonly linkCopied: string
  readonly playOn: string
  readonly backToTable: string
  readonly openAnother: string
  readonly open: OpenTexts
}

/** The buttons that lead through a game. Actions are the smallest steps; a turn has several. */
export interface StepTexts {
  readonly first: string
  readonly previousTurn: string
  readonly previousAction: string
  readonly nextAction: string
  readonly nextTurn: string
  readonly last: string
}

/** The page that asks for a record. */
export interface OpenTexts {
  /** What a record is and where it comes from, in one or two sentences. */
  readonly line: string
  readonly record: string
  readonly chooseFile: string
  /** Stands behind the button for a file. */
  readonly orDrop: string
  /** Shown over the whole page while a file is dragged. */
  readonly dropHere: string
  readonly paste: string
  readonly show: string
  readonly own: string
  readonly noGames: string
  readonly replay: string
  /** The spoken name of a replay link: "Replay the game of Anna and Steady". */
  readonly replayWhat: (names: string) => string
  /** A game that still goes on. */
  readonly running: (actions: string) => string
  /** What a seat of a finished one came to: "Anna: 187 points". */
  readonly reached: (name: string, reached: string) => string
  /** Why a record is not shown; a reason that the rules give is in English. */
  readonly refused: (reason: string) => string
  readonly missing: string
  /** The record needs a card set that this browser has not. */
  readonly noCards: (name: string) => string
  readonly settings: string
}
