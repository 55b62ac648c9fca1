import { readAction } from './actions.ts'
import { type Cards, shapeCard } from './cards.ts'
import { activeSeats } from './moves.ts'
import { blackSections, copyOf, type Deck, freeSections, type Position, playerAt } from './position.ts'

/** LK-2P */
export const BLOCKED_AT_FIRST = 12

/** The position after a legal action. */
export function play(before: Position, text: string, cards: Cards): Position {
  const position = copyOf(before)
  const { kind, sections, train, shape } = readAction(text) ?? { kind: 'block', sections: [] }
  const { turn } = position
  for (const name of sections) {
    const black = kind === 'block' || kind === 'buy'
    position.sections.set(name, black ? 'black' : { seat: turn, solid: kind === 'draw' })
  }
  if (train !== undefined) takeTrain(position, train)
  if (shape !== undefined) takeShape(position, shape, cards)
  if (freeSections(position).length === 0) {
    position.phase = 'over' // LK-E1
  } else {
    position.turn = turn === position.players.length ? 1 : turn + 1 // LK-S2
    if (blackSections(position).length >= BLOCKED_AT_FIRST) position.phase = 'main' // LK-2P
  }
  position.active = activeSeats(position)
  return position
}

/** LK-B1, LK-B5 */
function takeTrain(position: Position, train: number): void {
  playerAt(position, position.turn).trains.push(train)
  position.trains.splice(position.trains.indexOf(train), 1, ...position.trainDeck.splice(0, 1))
}

/** LK-B2, LK-B5, LK-H1 */
function takeShape(position: Position, shape: number, cards: Cards): void {
  const player = playerAt(position, position.turn)
  player.shapes.push(shape)
  if (player.secret.includes(shape)) {
    player.secret = player.secret.filter((id) => id !== shape)
    return
  }
  const deck: Deck = `${shapeCard(cards, shape).points}`
  position.shapes[deck] = position.shapeDecks[deck].shift() ?? null
}
