import type { Seat } from '#engine/game.ts'
import { partsOf } from './connected-sets.ts'
import { faceUpShapes, openShapes, openTrain, openTrains, placementsIn } from './legality/purchases.ts'
import { type Proposal as NumberedProposal, PaymentSearch } from './proposals.ts'
import { purchasePoints } from './score.ts'
import { hasSection, sectionsOf, setOf } from './sections.ts'
import { cloneState, FREE, type LokoState, playerAt, RESERVED, SOLID, TURN } from './state.ts'

/** What the rules tell a board about a moment, so that the board need not know them. */
export interface LokoInsight {
  /** Whose network this is about: the viewing seat, or the player whose turn it is. */
  readonly seat: Seat
  /** The sizes of the player's connected networks of solid sections, the largest first. */
  readonly networks: readonly number[]
  /**
   * The best way to buy a face-up train without a shape, and with each shape that could be taken; the one that brings
   * most for its cost first. Empty if the train cannot be bought.
   */
  proposals(train: number): readonly Proposal[]
  /** What a train, and a shape that is taken with it, are worth together. */
  points(train: number, shape: number | undefined): number
  /** The progress with every shape that the player could take, the nearest first. */
  readonly shapes: readonly ShapeProgress[]
  /** The face-up trains with which the player could take a shape now, the best first. */
  trainsFor(shape: number): readonly number[]
  /** The shapes among these sections that the player could take. */
  shapesIn(sections: readonly string[]): readonly ShapePlace[]
}

export interface Proposal {
  readonly train: number
  readonly sections: readonly string[]
  readonly shape: number | undefined
  /** What train and shape are worth together. */
  readonly points: number
}

/** Where a shape lies on the map. */
export interface ShapePlace {
  readonly shape: number
  /** How many times the card is turned to lie like this. */
  readonly turns: number
  readonly sections: readonly string[]
}

/** Where a shape is nearest to being complete. */
export interface ShapeProgress extends ShapePlace {
  /** The sections that the player has not drawn yet; empty if the network contains the shape. */
  readonly missing: readonly string[]
}

export function insightOf(state: LokoState, eyes: Seat | 'spectator'): LokoInsight {
  const now = cloneState(state)
  const { words, cards } = now
  const player = eyes === 'spectator' ? words[TURN] : eyes - 1
  // LK-H1: spectators do not see secret shapes.
  const shapes = eyes === 'spectator' ? faceUpShapes(now) : openShapes(now, player)
  const names = (sections: Iterable<number>) => Array.from(sections, (section) => cards.sections[section])
  const named = (proposal: NumberedProposal): Proposal => ({ ...proposal, sections: names(proposal.sections) })
  let search: PaymentSearch | undefined
  const proposals = remembered((train): readonly Proposal[] => {
    const number = openTrain(now, train)
    search ??= new PaymentSearch(now, player, shapes)
    return number === undefined ? [] : search.proposals(number).map(named)
  })
  let progress: readonly ShapeProgress[] | undefined
  return {
    seat: player + 1,
    networks: partsOf(cards, sectionsOf(words, playerAt(player) + SOLID)).map(({ length }) => length),
    proposals,
    points: (train, shape) =>
      purchasePoints(
        cards,
        cards.trainIds.indexOf(train),
        shape === undefined ? undefined : cards.shapeIds.indexOf(shape),
      ),
    get shapes() {
      progress ??= shapes
        .flatMap((shape) => nearestPlace(now, player, shape) ?? [])
        .sort((one, other) => one.missing.length - other.missing.length)
      return progress
    },
    trainsFor: (shape) =>
      openTrains(now)
        .flatMap((train) => proposals(cards.trainIds[train]).filter((proposal) => proposal.shape === shape))
        .sort((one, other) => other.points - one.points)
        .map(({ train }) => train),
    shapesIn(sections) {
      const numbers = sections.flatMap((section) => cards.sectionNumbers.get(section) ?? [])
      const set = setOf(numbers)
      return shapes.flatMap((shape) => {
        const [place] = placementsIn(cards, shape, set, 0)
        if (place === undefined) return []
        const { sections: places, turns } = cards.placements[shape]
        return [{ shape: cards.shapeIds[shape], turns: turns[places.indexOf(place)], sections: names(place) }]
      })
    },
  }
}

/** Computes each answer only once. */
function remembered<Answer>(answerTo: (train: number) => Answer): (train: number) => Answer {
  const known = new Map<number, Answer>()
  return (train) => {
    const answer = known.get(train) ?? answerTo(train)
    known.set(train, answer)
    return answer
  }
}

/** The place where a shape needs the fewest draws to be completed; reserved sections are preferred. */
function nearestPlace({ words, cards }: LokoState, player: number, shape: number): ShapeProgress | undefined {
  const me = playerAt(player)
  const { sections, turns } = cards.placements[shape]
  let best = -1
  let leastEffort = Number.POSITIVE_INFINITY
  for (const [i, place] of sections.entries()) {
    let effort = 0
    for (const section of place) {
      if (hasSection(words, me + SOLID, section)) continue
      if (hasSection(words, me + RESERVED, section)) effort += DRAW_RESERVED
      else effort += hasSection(words, FREE, section) ? DRAW_FREE : Number.POSITIVE_INFINITY
    }
    if (effort >= leastEffort) continue
    leastEffort = effort
    best = i
  }
  if (best === -1) return undefined
  const place = sections[best]
  const name = (section: number) => cards.sections[section]
  return {
    shape: cards.shapeIds[shape],
    turns: turns[best],
    sections: Array.from(place, name),
    missing: Array.from(
      place.filter((section) => !hasSection(words, me + SOLID, section)),
      name,
    ),
  }
}

const DRAW_FREE = 1
const DRAW_RESERVED = 0.99
