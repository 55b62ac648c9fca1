/** What the shell says around a board. */
export interface TableTexts {
  readonly undo: string
  readonly redo: string
  readonly menu: string
  /** "Why?": the link from a refusal to its rule. */
  readonly rule: (rule: string) => string
  readonly close: string
  readonly home: string
  readonly newGame: string
  readonly rules: string
  readonly settings: string
  readonly replay: string
  readonly copyRecord: string
  readonly recordCopied: string
  /** Said where the browser does not allow copying. */
  readonly notCopied: string
  readonly downloadRecord: string
  readonly downloadPicture: string
  readonly noPicture: string
  readonly playAgain: string
  readonly sameSeed: string
  readonly lookAtTable: string
  readonly result: string
  /** Said when the game is over. */
  readonly gameOver: string
  /** Said after an undo; `what` is the sentence that told of the action. */
  readonly takenBack: (what: string) => string
  readonly skip: string
  /** The button that asks the strongest bot what it would do. */
  readonly hint: string
  /** Stands where the hint will be. */
  readonly hintComes: string
  readonly hintFailed: string
  readonly cancel: string
  /** Leads to the analysis of a finished game. */
  readonly analyse: string
  /** The screen between two people at one device. */
  readonly handOver: (name: string) => string
  readonly handOverLine: string
  readonly handOverReady: (name: string) => string
  readonly loading: string
  readonly noSuchGame: string
  readonly noSuchGameLine: string
  readonly broken: (reason: string) => string
  readonly notKept: string
  readonly botFailed: string
  readonly tryAgain: string
  /** A page that failed, mostly because a part of it is not to be had. */
  readonly failed: string
  readonly failedLine: string
}
