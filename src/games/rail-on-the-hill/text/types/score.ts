import type { LineName } from '../../cards/cards.ts'
import type { RequestLetter } from '../../rules/state.ts'

/** The live score, the score sheet, the others at a glance, and the poster. */
export interface ScoreTexts {
  /** Above the live score of a player. */
  title(name: string): string
  /** What a live score means. */
  readonly ifItEndedNow: string
  readonly close: string
  /** The columns of the pad: what the cards along a line give, and its Plan cards. */
  readonly lineColumn: string
  readonly plansColumn: string
  plansOf(line: LineName): string
  /** What a line gives in all: its cards and its Plan cards. */
  wholeLine(line: LineName): string
  readonly penalty: string
  request(letter: RequestLetter): string
  readonly resources: string
  readonly total: string
  readonly fulfilled: string
  fulfilledCount(count: number): string
  /** How far it is to the next title of the solo game. */
  toNextTitle(points: number, title: string): string
  readonly bestTitle: string
  /** A title and how far it is to the next, in one short line. */
  titleAndNext(title: string, points: number, next: string): string
  /** The spoken name of a number that unfolds: "Red line: 23 points". */
  itemPoints(item: string, points: number): string
  readonly chooseNumber: string
  readonly nothingYet: string
  /** A card along a line: "d4 · card 17 (zoo)". */
  cardSource(square: string, card: string): string
  planSource(card: number, what: string): string
  /** The squares that a Plan card rests on. */
  onSquares(squares: string): string
  /** What the Wild landmarks of a Plan card stand for. */
  wilds(landmarks: string): string
  readonly notMet: string
  penaltySource(line: LineName): string
  intersectionAt(square: string): string
  readonly wholeTown: string
  resourceSource(resources: number): string
  /** The others: what is pressed to see somebody's town. */
  showTown(name: string, points: number): string
  townOf(name: string): string
  readonly othersTitle: string
  /** "red: 5 tracks, 2 of 4 Plans fulfilled" */
  lineAtAGlance(line: LineName, tracks: number, met: number, plans: number): string
  /** "zoo, bank, school: 2 of 3" */
  planProgress(what: string, have: number, need: number): string
  readonly tokensKept: string
  readonly requestsTitle: string
  /** The sheet. */
  readonly sheetTitle: string
  readonly item: string
  readonly winner: string
  wins(name: string, points: number): string
  /** RH-V8: the same total, and one of them has more fulfilled Plans. */
  winsTie(name: string, tied: string, points: number, fulfilled: number): string
  /** RH-V8: the same total and the same number of fulfilled Plans. */
  sharedWin(names: string, points: number, fulfilled: number): string
  readonly towns: string
  /** Two or more names. */
  names(names: readonly string[]): string
  /** The poster: above the name or the names of those who won. */
  wonBy(winners: number): string
  posterLabel(names: string): string
}
