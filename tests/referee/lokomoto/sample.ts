import { randomFrom } from '../random.ts'
import { type Cards, type Points, shapesInPlay } from './cards.ts'
import { choose, type Habit } from './choose.ts'
import { activeSeats, legalCounts } from './moves.ts'
import { play } from './play.ts'
import { type Deck, type Options, type Player, type Position, type Section, seatsOf } from './position.ts'
import { TRAINS_FACE_UP } from './possible.ts'
import { type Score, scoreOf, winnersOf } from './score.ts'

/** Constructed positions and games for tests of the referee itself. */

export type Choices = { players: number } & Partial<Options>

/** The start of a game, with decks in the order that `shuffle` gives them. */
export function start(cards: Cards, choices: Choices, shuffle: (ids: number[]) => number[] = (ids) => ids): Position {
  const options: Options = { hiddenAgendas: false, advanced: false, ...choices }
  const trainDeck = shuffle([...cards.trains.keys()])
  const trains = trainDeck.splice(0, TRAINS_FACE_UP)
  const shuffled = (points: Points) =>
    shuffle(
      shapesInPlay(cards, options.advanced)
        .filter((shape) => shape.points === points)
        .map(({ id }) => id),
    )
  const shapeDecks: Record<Deck, number[]> = { 1: shuffled(1), 2: shuffled(2), 3: shuffled(3) }
  const players = Array.from({ length: options.players }, (): Player => {
    const secret = options.hiddenAgendas ? [...shapeDecks[2].splice(0, 1), ...shapeDecks[3].splice(0, 1)] : []
    return { trains: [], shapes: [], secret }
  })
  const faceUp = (deck: Deck) => (options.hiddenAgendas && deck !== '1' ? null : (shapeDecks[deck].shift() ?? null))
  const turn = options.first ?? 1
  return {
    options,
    phase: options.players === 2 ? 'block' : 'main',
    active: [turn],
    turn,
    trains,
    trainDeck,
    shapes: { 1: faceUp('1'), 2: faceUp('2'), 3: faceUp('3') },
    shapeDecks,
    sections: new Map(cards.map.sections.map((name) => [name, 'free'])),
    players,
  }
}

/** A position in the format of a file. */
export interface FilePosition extends Omit<Position, 'sections'> {
  game: string
  sections: Record<string, Section>
}

export interface TraceLine {
  n: number
  position: FilePosition
  legal: Record<string, Record<string, number>>
  seat?: number
  action?: string
  score?: { winners: number[]; scores: Record<string, Score> }
}

export function lineAt(n: number, position: Position, cards: Cards): TraceLine {
  const sections = Object.fromEntries(position.sections)
  return {
    n,
    position: structuredClone({ game: 'lokomoto', ...position, sections }),
    legal: Object.fromEntries(activeSeats(position).map((seat) => [String(seat), legalCounts(position, cards)])),
  }
}

function lastLine(n: number, position: Position, cards: Cards): TraceLine {
  const scores = seatsOf(position).map((seat) => [String(seat), scoreOf(position, seat, cards)] as const)
  const score = { winners: winnersOf(position, cards), scores: Object.fromEntries(scores) }
  return { ...lineAt(n, position, cards), score }
}

export function shuffledBy(random: () => number): (ids: number[]) => number[] {
  return (ids) =>
    ids
      .map((id) => [random(), id] as const)
      .sort(([one], [other]) => one - other)
      .map(([, id]) => id)
}

/** A complete game, as a trace. */
export function sampleTrace(cards: Cards, choices: Choices, habit: Habit, seed: number): TraceLine[] {
  const random = randomFrom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  let position = start(cards, { first: 1 + below(choices.players), ...choices }, shuffledBy(random))
  const lines: TraceLine[] = []
  while (position.phase !== 'over') {
    const action = choose(position, cards, habit, below)
    lines.push({ ...lineAt(lines.length, position, cards), seat: position.turn, action })
    position = play(position, action, cards)
  }
  return [...lines, lastLine(lines.length, position, cards)]
}
