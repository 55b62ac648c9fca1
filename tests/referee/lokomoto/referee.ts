import { differing } from '../fields.ts'
import { asCount, asObject, asRecordOf } from '../read.ts'
import { judgeTrace, malformation, type Referee } from '../trace.ts'
import { type Cards, readCards } from './cards.ts'
import { stepDifferences } from './differences.ts'
import { activeSeats, brokenRule, legalCounts } from './moves.ts'
import { play } from './play.ts'
import { type Position, readPosition } from './position.ts'
import { positionProblems, startProblems } from './possible.ts'
import { scoreProblems } from './score.ts'

/**
 * A second, independent implementation of the rules of Lokomoto: slow and simple. It shares no code with the game
 * itself, so that a mistake in one of the two shows as a difference.
 */
export function refereeWith(cards: Cards): Referee<Position> {
  return {
    readPosition: (value) => readPosition(value, cards),
    positionProblems: (position) => positionProblems(position, cards),
    startProblems,
    legalProblems: (position, legal) => legalProblems(position, legal, cards),
    refusal(position, seat, action) {
      if (!activeSeats(position).includes(seat)) return `seat ${seat} acts, but is not active (LK-S2)`
      const rule = brokenRule(position, action, cards)
      return rule === undefined ? undefined : `seat ${seat} plays "${action}": not legal (${rule})`
    },
    stepProblems: (position, _seat, action, next) => stepDifferences(action, next, play(position, action, cards)),
    scoreProblems: (position, score) => scoreProblems(position, score, cards),
  }
}

/** The problems of a trace, one line of text each; empty if there are none. */
export function refereeTrace(lines: readonly unknown[], cards: unknown): string[] {
  try {
    return judgeTrace(lines, refereeWith(readCards(cards)))
  } catch (error) {
    return [`cards: ${malformation(error)}`]
  }
}

/** A trace has only the number of actions of each kind, since there are too many purchases to list. */
function legalProblems(position: Position, legal: unknown, cards: Cards): string[] {
  const seats = activeSeats(position)
  if (legal === undefined && seats.length === 0) return []
  const given = asRecordOf(legal, seats.map(String), 'legal', asObject)
  return seats.flatMap((seat) => {
    const expected = legalCounts(position, cards)
    const where = `legal of seat ${seat}`
    const actual = asRecordOf(given[String(seat)], Object.keys(expected), where, asCount)
    return differing(countsOf(actual), countsOf(expected)).map((text) => `${where}: ${text}`)
  })
}

function countsOf(counts: Record<string, number>): Map<string, string> {
  return new Map(Object.entries(counts).map(([kind, count]) => [kind, String(count)]))
}
