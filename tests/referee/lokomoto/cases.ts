import { readAction } from './actions.ts'
import { type Cards, shapeCard, trainCard } from './cards.ts'
import { isPriceOfOpenTrain, openShapes } from './moves.ts'
import { connectedSets, isOneStroke } from './patterns.ts'
import { DECKS, freeSections, type Position, playerAt, seatsOf, sectionsOf } from './position.ts'
import { TRAINS_FACE_UP } from './possible.ts'
import { scoreOf, winnersOf } from './score.ts'

/** The cases that a series of games must include to be a meaningful test. */
export const CASES = {
  block: 'a section is blocked',
  reserve: 'two sections are reserved',
  reserveLast: 'the last free section is reserved alone',
  drawFree: 'a free section is drawn',
  drawReserved: 'a reserved section is drawn',
  buy: 'a train is bought without a shape',
  shape1: 'a shape of 1 point is taken',
  shape2: 'a shape of 2 points is taken',
  shape3: 'a shape of 3 points is taken',
  larger: 'a shape is taken with more sections than it has',
  overpaid: 'more than the price is paid',
  notOverpaid: 'an open train stands in the way of paying more',
  secret: 'a secret shape is used',
  secretOverpaid: 'more than the price is paid for a secret shape',
  noStroke: 'a set with branches cannot pay',
  choice: 'one of several shapes can be taken',
  shorter: 'a train is not replaced',
  noTrains: 'no train is left',
  noShape: 'a shape is not replaced',
  endByReserving: 'a reservation ends the game',
  endByDrawing: 'a drawn section ends the game',
  draisine: 'a bonus below 0 counts',
  unused: 'an unused section costs a point',
  unusedSecret: 'an unused secret counts nothing',
  tieTrains: 'the number of trains decides',
  tieShapes: 'shape points decide',
  shared: 'the win is shared',
} as const

type Case = keyof typeof CASES

/** The cases that one step includes. */
export function casesOf(before: Position, text: string, after: Position, cards: Cards): string[] {
  const action = readAction(text)
  if (action === undefined) return []
  const { kind, sections, train, shape } = action
  const player = playerAt(before, before.turn)
  const points = shape === undefined ? 0 : shapeCard(cards, shape).points
  const size = shape === undefined ? 0 : shapeCard(cards, shape).pattern.length
  const overpaid = train !== undefined && sections.length > trainCard(cards, train).price
  const secret = shape !== undefined && player.secret.includes(shape)
  const reserved = sectionsOf(before, before.turn, 'reserved')
  const shown: Partial<Record<Case, boolean>> = {
    block: kind === 'block',
    reserve: kind === 'reserve' && sections.length === 2,
    reserveLast: kind === 'reserve' && sections.length === 1,
    drawFree: kind === 'draw' && !reserved.includes(sections[0]),
    drawReserved: kind === 'draw' && reserved.includes(sections[0]),
    buy: kind === 'buy' && shape === undefined,
    shape1: points === 1,
    shape2: points === 2,
    shape3: points === 3,
    larger: shape !== undefined && sections.length > size,
    overpaid,
    secret,
    secretOverpaid: overpaid && secret,
    shorter: kind === 'buy' && after.trains.length === TRAINS_FACE_UP - 1,
    noTrains: after.trains.length === 0,
    noShape:
      shape !== undefined &&
      !secret &&
      DECKS.some((deck) => before.shapes[deck] === shape && after.shapes[deck] === null),
    endByReserving: kind === 'reserve' && after.phase === 'over',
    endByDrawing: kind === 'draw' && after.phase === 'over',
    ...choicesAt(before, cards),
    ...(after.phase === 'over' && endingAt(after, cards)),
  }
  return (Object.keys(CASES) as Case[]).filter((name) => shown[name]).map((name) => CASES[name])
}

function choicesAt(position: Position, cards: Cards): Partial<Record<Case, boolean>> {
  if (position.phase !== 'main' || freeSections(position).length === 0) return {}
  const solid = sectionsOf(position, position.turn, 'solid')
  const prices = position.trains.map((id) => trainCard(cards, id).price)
  const complete = openShapes(position, cards).filter(({ placements }) =>
    placements.some((placement) => placement.every((name) => solid.includes(name))),
  )
  const barred = ({ pattern }: { pattern: readonly unknown[] }) =>
    isPriceOfOpenTrain(position, pattern.length, cards) && prices.some((price) => price < pattern.length)
  return {
    notOverpaid: complete.some(barred),
    choice: complete.length > 1,
    noStroke:
      position.options.advanced &&
      connectedSets(solid, 3).some((set) => prices.includes(set.length) && !isOneStroke(set)),
  }
}

function endingAt(position: Position, cards: Cards): Partial<Record<Case, boolean>> {
  const seats = seatsOf(position)
  const scores = seats.map((seat) => scoreOf(position, seat, cards))
  const best = Math.max(...scores.map(({ total }) => total))
  const level = seats.filter((seat) => scores[seat - 1].total === best)
  const trainsOf = (seat: number) => playerAt(position, seat).trains.length
  const most = Math.max(...level.map(trainsOf))
  const stillLevel = level.filter((seat) => trainsOf(seat) === most)
  const winners = winnersOf(position, cards)
  return {
    draisine: seats.some((seat) => playerAt(position, seat).trains.some((id) => trainCard(cards, id).bonus < 0)),
    unused: scores.some(({ unused }) => unused < 0),
    unusedSecret: seats.some((seat) => playerAt(position, seat).secret.length > 0),
    tieTrains: stillLevel.length < level.length,
    tieShapes: winners.length < stillLevel.length,
    shared: winners.length > 1,
  }
}
