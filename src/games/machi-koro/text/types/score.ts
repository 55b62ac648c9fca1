/** The end of the game: the sheet and the poster. */
export interface ScoreTexts {
  readonly sheetTitle: string
  wins(name: string): string
  /** What it took, below the line that says who won: all landmarks, so many. */
  afterTurns(turns: number, landmarks: number): string
  /** Above the rows of the sheet. */
  readonly item: string
  readonly winner: string
  readonly landmarks: string
  /** How many of all landmarks somebody has built. */
  landmarksOf(built: number, all: number): string
  readonly coins: string
  readonly cards: string
  /** What one roll of one's own brings on average, with the better number of dice. */
  readonly averageRoll: string
  /** Such an average, with one decimal. */
  average(coins: number): string
  readonly towns: string
  townOf(name: string): string
  posterLabel(names: string): string
}
