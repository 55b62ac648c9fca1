import { LINES } from '../../cards/cards.ts'
import { BONUSES } from '../../rules/actions.ts'
import type { RailPosition } from '../../rules/position.ts'
import { LOCATIONS } from '../../rules/state.ts'
import { directionTo, spotBetween } from '../town/geometry.ts'
import { openSquares } from './PositionTown.tsx'

/** Every action that a player could think of with what lies on the table and in the own hand, legal or not. */
export function tries(position: RailPosition, seat: number): string[] {
  const { phase, sets, board, plans, devs, players } = position
  const { hand, planHand, town, lines, pending } = players[seat - 1]
  if (phase === 'draft') return sets.flatMap((set, i) => (set === null ? [] : `take ${i + 1}`))
  const squares = Object.keys(town).toSorted()
  const spots = squares.flatMap((one, i) =>
    squares.slice(i + 1).flatMap((other) => (directionTo(one, other) === undefined ? [] : spotBetween(one, other))),
  )
  const places = [...openSquares(squares), ...squares]
  const cards = hand.flatMap((card) => places.map((square) => `place ${card} ${square} r0`))
  const drawn = pending?.kind === 'plans' ? pending.cards : []
  const planned = [...planHand, ...drawn].flatMap((card) => LINES.map((line) => `plan ${card} ${line}`))
  if (phase === 'setup') return [...cards, ...planned, ...squares.map((square) => `upgrade ${square}`)]
  const bought = pending?.kind === 'keep' ? pending.tokens : []
  const onSquares = (kind: string, tokens: readonly number[]) =>
    tokens.flatMap((token) => [`${kind} ${token}`, ...squares.map((square) => `${kind} ${token} ${square}`)])
  return [
    ...LOCATIONS.flatMap((location) => (board[location] === null ? [] : `acquire ${location}`)),
    ...cards,
    ...planned,
    ...(drawn.length === 0 ? plans : []).flatMap((card) => LINES.map((line) => `plan ${card} ${line}`)),
    ...LINES.flatMap((line) => spots.map((spot) => `lay ${line} ${spot}`)),
    ...LINES.flatMap((line) => lines[line].tracks.map((spot) => `scrap ${line} ${spot}`)),
    ...onSquares('develop', devs),
    ...onSquares('keep', bought),
    ...BONUSES.map((choice) => `bonus ${choice}`),
    'collect',
    'buy',
    'end',
  ]
}
