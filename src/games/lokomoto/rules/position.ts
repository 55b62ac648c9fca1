import type { Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import { SHAPE_POINTS, type ShapePoints } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { OPEN_TRAINS, SECRETS_EACH } from './numbers.ts'
import { shapesOf, trainsOf } from './score.ts'
import { addSection, hasSection } from './sections.ts'
import { emptyWords, putDeck } from './setup.ts'
import {
  activeSeats,
  BLOCK,
  BOUGHT,
  BOUGHT_COUNT,
  FIRST_SECRET_DECK,
  FREE,
  type LokoOptions,
  LokoState,
  NONE,
  OPEN,
  OPEN_SHAPES,
  PHASE,
  PHASES,
  type Phase,
  playerAt,
  RESERVED,
  RNG,
  SECRETS,
  SHAPE_NEXT,
  SOLID,
  shapeDeckEnd,
  TRAIN_DECK_END,
  TRAIN_NEXT,
  TURN,
  TURNS,
  taken,
  WON,
  WON_COUNT,
} from './state.ts'

/** Everything about one moment, in the form of the exchange format. */
export interface LokoPosition {
  readonly game: 'lokomoto'
  readonly options: LokoOptions
  readonly phase: Phase
  readonly active: readonly Seat[]
  readonly turn: Seat
  /** The trains that lie face up. */
  readonly trains: readonly number[]
  /** The next card first, as in all decks. */
  readonly trainDeck: readonly number[]
  readonly shapes: OpenShapes
  readonly shapeDecks: Readonly<Record<ShapePoints, readonly number[]>>
  readonly sections: Readonly<Record<string, SectionState>>
  readonly players: readonly LokoPlayer[]
}

export type OpenShapes = Readonly<Record<ShapePoints, number | null>>

/** Reserved sections are not solid. */
export type SectionState = 'free' | 'black' | { readonly seat: Seat; readonly solid: boolean }

export interface LokoPlayer {
  /** In the order in which they were taken. */
  readonly trains: readonly number[]
  readonly shapes: readonly number[]
  /** LK-H1: the cards that no other player has seen. */
  readonly secret: readonly number[]
}

export function positionOf(state: LokoState): LokoPosition {
  const { words, options, cards } = state
  const trainIds = (numbers: Iterable<number>) => Array.from(numbers, (number) => cards.trainIds[number])
  const shapeIds = (numbers: Iterable<number>) => Array.from(numbers, (number) => cards.shapeIds[number])
  const isCard = (number: number) => number !== NONE
  return {
    game: 'lokomoto',
    options,
    phase: PHASES[words[PHASE]],
    active: activeSeats(state),
    turn: words[TURN] + 1,
    trains: trainIds(words.subarray(OPEN, OPEN + OPEN_TRAINS).filter(isCard)),
    trainDeck: trainIds(words.subarray(words[TRAIN_NEXT], TRAIN_DECK_END)),
    shapes: byPoints((deck) => {
      const shape = words[OPEN_SHAPES + deck]
      return shape === NONE ? null : cards.shapeIds[shape]
    }),
    shapeDecks: byPoints((deck) => shapeIds(words.subarray(words[SHAPE_NEXT + deck], shapeDeckEnd(deck)))),
    sections: Object.fromEntries(cards.sections.map((section, i) => [section, sectionState(state, i)])),
    players: Array.from({ length: options.players }, (_, player) => {
      const secrets = SECRETS + player * SECRETS_EACH
      return {
        trains: trainIds(trainsOf(state, player)),
        shapes: shapeIds(shapesOf(state, player)),
        secret: shapeIds(words.subarray(secrets, secrets + SECRETS_EACH).filter(isCard)),
      }
    }),
  }
}

/** A value for each of the three decks. */
export function byPoints<Value>(get: (deck: number) => Value): Record<ShapePoints, Value> {
  return Object.fromEntries(SHAPE_POINTS.map((points, deck) => [points, get(deck)])) as Record<ShapePoints, Value>
}

function sectionState({ words, options }: LokoState, section: number): SectionState {
  if (hasSection(words, FREE, section)) return 'free'
  for (let player = 0; player < options.players; player++) {
    const at = playerAt(player)
    if (hasSection(words, at + SOLID, section)) return { seat: player + 1, solid: true }
    if (hasSection(words, at + RESERVED, section)) return { seat: player + 1, solid: false }
  }
  return 'black'
}

/** The state at a position. Nothing is drawn later in this game, but a state has room for a generator. */
export function stateAt(position: LokoPosition, cards: CardTables, rng: Rng): LokoState {
  const { options, phase, turn, trains, trainDeck, shapes, shapeDecks, sections, players } = position
  const words = emptyWords()
  rng.branch(words, RNG)
  const trainNumber = (id: number) => numberOf(cards.trainNumbers, id)
  const shapeNumber = (id: number) => numberOf(cards.shapeNumbers, id)
  words[PHASE] = PHASES.indexOf(phase)
  words[TURN] = turn - 1
  words.set(trains.map(trainNumber), OPEN)
  putDeck(words, TRAIN_NEXT, TRAIN_DECK_END, trainDeck.map(trainNumber))
  for (const [deck, points] of SHAPE_POINTS.entries()) {
    const open = shapes[points]
    if (open !== null) words[OPEN_SHAPES + deck] = shapeNumber(open)
    putDeck(words, SHAPE_NEXT + deck, shapeDeckEnd(deck), shapeDecks[points].map(shapeNumber))
  }
  for (const [section, mark] of Object.entries(sections))
    putSection(words, numberOf(cards.sectionNumbers, section), mark)
  for (const [player, { trains: bought, shapes: won, secret }] of players.entries()) {
    for (const id of bought) words[BOUGHT + words[BOUGHT_COUNT]++] = taken(trainNumber(id), player)
    for (const id of won) words[WON + words[WON_COUNT]++] = taken(shapeNumber(id), player)
    for (const id of secret) {
      const shape = shapeNumber(id)
      words[SECRETS + player * SECRETS_EACH + cards.points[shape] - 1 - FIRST_SECRET_DECK] = shape
    }
  }
  // LK-2P: in the opening every turn has blackened a section.
  words[TURNS] = 1
  if (words[PHASE] === BLOCK) words[TURNS] += Object.values(sections).filter((mark) => mark === 'black').length
  return new LokoState(options, cards, words)
}

function putSection(words: Int32Array, section: number, mark: SectionState): void {
  if (mark === 'black') return
  if (mark === 'free') addSection(words, FREE, section)
  else addSection(words, playerAt(mark.seat - 1) + (mark.solid ? SOLID : RESERVED), section)
}

function numberOf<Key>(numbers: ReadonlyMap<Key, number>, key: Key): number {
  const number = numbers.get(key)
  if (number === undefined) throw new RangeError(`${key} is not in this card set`)
  return number
}
