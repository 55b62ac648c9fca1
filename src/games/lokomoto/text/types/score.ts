/** The end of the game: the sheet and the poster. */
export interface ScoreTexts {
  readonly sheetTitle: string
  wins(name: string, points: number): string
  /** LK-V2: the same total, and one of them has more trains. */
  winsByTrains(name: string, tied: string, points: number, trains: number): string
  /** LK-V2: the same total and as many trains, and one of them has more points in shapes. */
  winsByShapes(name: string, tied: string, points: number, shapes: number): string
  /** LK-V2: equal in all of these. */
  sharedWin(names: string, points: number): string
  /** Two or more names. */
  names(names: readonly string[]): string
  /** Above the rows of the sheet. */
  readonly item: string
  readonly winner: string
  readonly trains: string
  readonly bonus: string
  readonly shapes: string
  /** Solid sections that have not paid. */
  readonly unused: string
  readonly total: string
  /** The spoken name of the finished map. */
  readonly map: string
  /** The cards that everybody has taken. */
  readonly collections: string
  /** The poster: above the name or the names of those who won. */
  wonBy(winners: number): string
  posterLabel(names: string): string
}
