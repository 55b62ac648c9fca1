import { judgeLine } from '../trace.ts'
import { writeAction } from './actions.ts'
import { readCards } from './cards.ts'
import { type Moment, moment } from './moment.ts'
import { legalCounts, legalPurchases } from './moves.ts'
import { refereeWith } from './referee.ts'
import { lineAt } from './sample.ts'
import { SQUARES, TRIANGLES } from './sample-cards.ts'

/** What the referee says of single positions and steps that are worked out by hand from the rules page. */

export const CARDS = readCards(TRIANGLES)
export const SQUARE_CARDS = readCards(SQUARES)
export const REFEREE = refereeWith(CARDS)

/** Trains of `TRIANGLES` by price; the draisine costs 2 and has a bonus of -1. */
export const [DRAISINE, TWO, THREE, FOUR, FIVE, SEVEN] = [1, 2, 3, 5, 7, 10]

/** The problems that the referee finds in an action of the current player and in the resulting position. */
export function judge(before: Moment, action: string, after: Moment = before, cards = CARDS): string {
  const position = moment(cards, before)
  const line = { ...lineAt(9, position, cards), seat: position.turn, action }
  return judgeLine(line, lineAt(10, moment(cards, after), cards), refereeWith(cards)).join('\n')
}

export function alone(what: Moment): string {
  return judgeLine(lineAt(9, moment(CARDS, what), CARDS), undefined, REFEREE).join('\n')
}

export function counts(what: Moment): Record<string, number> {
  return legalCounts(moment(CARDS, what), CARDS)
}

export function purchases(what: Moment, cards = CARDS): string[] {
  return legalPurchases(moment(cards, what), cards).map(writeAction).sort()
}

/** A game in which seat 3 has bought a train for 3 sections, so that 3 sections are black. */
export const SOLD: Moment = { players: [{}, {}, { trains: [THREE] }], trains: [1, 2, 4, 5, 6, 7] }
export const BLACK = 'd1-e1 d2-e1 d1-d2'
