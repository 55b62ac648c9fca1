/**
 * Why a bot plays as it does, in one language. `{name}` stands for a value of the reason: `line` is the name of a line,
 * `card` the number of a Plan card, `request` a letter, `token` the number of a Development token; the others are counts.
 */
export interface HintTexts {
  /** A Plan card becomes fulfilled: line, card, points. */
  readonly 'plan-met': string
  /** The same, and it is the first one of its line: line, card, points. */
  readonly 'penalty-avoided': string
  /** A Plan card lacks less than before: line, card, missing. */
  readonly 'plan-nearer': string
  /** A new Plan card suits its line: line, card. */
  readonly 'plan-taken': string
  /** A 3rd or 6th track: line. */
  readonly bonus: string
  /** A line is worth more: line, points. */
  readonly 'line-value': string
  /** A request gives more: request, points. */
  readonly request: string
  /** A Development token is gained: token. */
  readonly token: string
  /** Resources for the turns to come: resources. */
  readonly resources: string
  /** A line can go on well: line. */
  readonly room: string
  /** A scrapped track pays for something better: line. */
  readonly scrap: string
  /** Something is drawn, and that promises more than what is known. */
  readonly draw: string
  /** The first cards and plans go well together. */
  readonly opening: string
  /** Nothing stands out: the whole is best. */
  readonly outlook: string
  /** What the plain levels say of all that they do. */
  readonly steady: string
  readonly easy: string
  readonly random: string
}
