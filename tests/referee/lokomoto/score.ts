import { differing, inOrder } from '../fields.ts'
import { asCount, asInteger, asList, asObject, asRecordOf } from '../read.ts'
import { type Cards, shapeCard, trainCard } from './cards.ts'
import { type Position, playerAt, seatsOf, sectionsOf } from './position.ts'

const PARTS = ['trains', 'bonus', 'shapes', 'unused', 'total'] as const
export type Score = Record<(typeof PARTS)[number], number>

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** LK-V1 */
export function scoreOf(position: Position, seat: number, cards: Cards): Score {
  const player = playerAt(position, seat)
  const trains = sum(player.trains.map((id) => trainCard(cards, id).price))
  const bonus = sum(player.trains.map((id) => trainCard(cards, id).bonus))
  const shapes = sum(player.shapes.map((id) => shapeCard(cards, id).points))
  const unused = 0 - sectionsOf(position, seat, 'solid').length
  return { trains, bonus, shapes, unused, total: trains + bonus + shapes + unused }
}

/** LK-V1, LK-V2 */
export function winnersOf(position: Position, cards: Cards): number[] {
  const most = (seats: readonly number[], measure: (seat: number) => number): number[] => {
    const best = Math.max(...seats.map(measure))
    return seats.filter((seat) => measure(seat) === best)
  }
  const byPoints = most(seatsOf(position), (seat) => scoreOf(position, seat, cards).total)
  const byTrains = most(byPoints, (seat) => playerAt(position, seat).trains.length)
  return most(byTrains, (seat) => scoreOf(position, seat, cards).shapes)
}

export function scoreProblems(position: Position, score: unknown, cards: Cards): string[] {
  const given = asObject(score, 'score')
  const seats = seatsOf(position)
  const scores = asRecordOf(given.scores, seats.map(String), 'score.scores', (value, where) => {
    return asRecordOf(value, PARTS, where, asInteger)
  })
  const parts = (seat: number, of: Score) => PARTS.map((part) => [`${part} of seat ${seat}`, String(of[part])] as const)
  const actual = seats.flatMap((seat) => parts(seat, scores[String(seat)]))
  const expected = seats.flatMap((seat) => parts(seat, scoreOf(position, seat, cards)))
  const winners = inOrder(asList(given.winners, 'score.winners', asCount))
  return differing(
    new Map([...actual, ['winners', winners]]),
    new Map([...expected, ['winners', inOrder(winnersOf(position, cards))]]),
    (name) => (name === 'winners' ? ' (LK-V2)' : ' (LK-V1)'),
  )
}
