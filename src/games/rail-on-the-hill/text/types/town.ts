import type { LineName } from '../../cards/cards.ts'

/** What is said about a town and the squares and spots in it. Each is a sentence or a name by itself. */
export interface TownTexts {
  /** The spoken name of a square is made of some of these, one after the other. */
  readonly square: {
    /** "c3: card 17, zoo, leisure." */
    card(square: string, card: number, landmark: string, category: string): string
    cardWithoutLandmark(square: string, card: number): string
    values(values: Readonly<Record<LineName, number>>): string
    roads(directions: string): string
    /** "Red track to d4." */
    track(line: LineName, squares: string): string
    /** "Upgrade ×2 on red." */
    upgrade(token: string): string
    empty(square: string): string
    canPlace(square: string): string
    /** The card lies here on trial: Enter confirms, R turns. */
    onTrial(square: string, turn: number): string
    canUpgrade(token: string, before: number, after: number): string
    /** Enter marks the card as the start of a track. */
    canStart(line: LineName): string
    isStart(line: LineName): string
    canLay(line: LineName, from: string, cost: number): string
    /** After `canLay`, where the spot holds a track of another line. */
    readonly spendsDouble: string
    cannotLay(line: LineName, from: string): string
  }
  /** Why a track costs what it costs. */
  readonly cost: {
    free: string
    /** "2 resources: open land on d4, open land on e5" */
    because(cost: number, reasons: string): string
    openLand(square: string): string
    readonly crossing: string
    /** On a line of its own, where the spot holds a track of another line. */
    readonly double: string
  }
  readonly turnCard: string
  readonly placeCard: string
  scrap(line: LineName, spot: string): string
  /** Said when a card has been marked as the start of a track, and when the mark is gone. */
  startMarked(line: LineName, square: string): string
  readonly startUnmarked: string
}
