/**
 * Why something cannot be opened or added. Each is a clause that others put behind a colon or between brackets, so that
 * it has neither a capital letter nor a full stop.
 */
export interface ReasonTexts {
  readonly noSuchGame: (game: string) => string
  /** Rules of a version of Hilltop that this page is not. */
  readonly otherVersion: (version: number) => string
  readonly noCards: (name: string) => string
  /** A list of two records or more, where one can be shown. */
  readonly severalRecords: (count: number) => string
  readonly damagedLink: string
  readonly tooLarge: string
  readonly noRecord: string
  readonly notJson: string
  readonly noRoom: string
}
