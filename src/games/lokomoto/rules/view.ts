import type { Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import { SHAPE_POINTS, type ShapePoints } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { byPoints, type LokoPlayer, type LokoPosition, positionOf, stateAt } from './position.ts'
import { addSection, sectionsOf } from './sections.ts'
import { type LokoState, playerAt, TURNS, USED } from './state.ts'

/** What a player may know: only the sizes of decks, and no secret of another player (LK-H1). */
export interface LokoView extends Omit<LokoPosition, 'trainDeck' | 'shapeDecks' | 'players'> {
  /** How many turns have begun, including those of the two-player opening. */
  readonly turns: number
  /** Which seat has paid with a black section; those of the two-player opening are not included. */
  readonly used: Readonly<Record<string, Seat>>
  readonly trainsLeft: number
  readonly shapesLeft: Readonly<Record<ShapePoints, number>>
  readonly players: readonly LokoPlayerView[]
}

export interface LokoPlayerView extends Omit<LokoPlayer, 'secret'> {
  readonly secret: readonly SecretShape[]
}

export interface SecretShape {
  readonly points: ShapePoints
  /** Null if this seat may not see it. */
  readonly id: number | null
}

export function viewOf(state: LokoState, who: Seat | 'spectator'): LokoView {
  const { cards, words } = state
  const { trainDeck, shapeDecks, players, ...open } = positionOf(state)
  const pointsOf = (id: number) => cards.points[cards.shapeNumbers.get(id) as number] as ShapePoints
  return {
    ...open,
    turns: words[TURNS],
    used: usedIn(state),
    trainsLeft: trainDeck.length,
    shapesLeft: byPoints((deck) => shapeDecks[SHAPE_POINTS[deck]].length),
    players: players.map(({ trains, shapes, secret }, player) => ({
      trains,
      shapes,
      secret: secret.map((id) => ({ points: pointsOf(id), id: who === player + 1 ? id : null })),
    })),
  }
}

/** A state that could be behind a view: hidden cards are in random order. */
export function stateBehind(view: LokoView, cards: CardTables, rng: Rng): LokoState {
  const { turns, used, trainsLeft, shapesLeft, players, ...open } = view
  const seenTrains = new Set([...view.trains, ...players.flatMap(({ trains }) => trains)])
  const trainDeck = rng.shuffled([...cards.trainIds].filter((id) => !seenTrains.has(id)))
  const seenShapes = new Set<number | null>([
    ...Object.values(view.shapes),
    ...players.flatMap(({ shapes, secret }) => [...shapes, ...secret.map(({ id }) => id)]),
  ])
  const decks = view.options.advanced ? cards.strokeDecks : cards.decks
  const unseen = byPoints((deck) => {
    const ids = Array.from(decks[deck], (number) => cards.shapeIds[number])
    return rng.shuffled(ids.filter((id) => !seenShapes.has(id)))
  })
  const known = players.map(({ trains, shapes, secret }) => ({
    trains,
    shapes,
    secret: secret.map(({ points, id }) => id ?? (unseen[points].pop() as number)),
  }))
  const state = stateAt({ ...open, trainDeck, shapeDecks: unseen, players: known }, cards, rng)
  state.words[TURNS] = turns
  for (const [section, seat] of Object.entries(used)) {
    addSection(state.words, playerAt(seat - 1) + USED, cards.sectionNumbers.get(section) as number)
  }
  return state
}

function usedIn({ words, cards, options }: LokoState): Record<string, Seat> {
  const used: Record<string, Seat> = {}
  for (let player = 0; player < options.players; player++) {
    for (const section of sectionsOf(words, playerAt(player) + USED)) used[cards.sections[section]] = player + 1
  }
  return used
}
