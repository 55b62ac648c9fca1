import type { SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { type CardSet, type Shape, shapeOf, stationsOf, type Train, trainOf } from '../cards/cards.ts'
import type { SectionState } from '../rules/position.ts'
import type { LokoPlayerView, LokoView } from '../rules/view.ts'
import type { WordTexts } from '../text/en/panels.ts'
import type { StrokeLook } from './pieces/strokes/Stroke.tsx'

/** A section by its towns: "Győr – Pápa". */
export function sectionName(section: string, { map }: Pick<CardSet, 'map'>, words: WordTexts): string {
  const [from, to] = stationsOf(section).map((station) => map.names?.[station] ?? station)
  return words.section(from, to)
}

const NAMED = new WeakMap<CardSet, WeakMap<WordTexts, CardSet>>()

/** The cards with the names of trains in the language of the texts; the same object for the same cards and texts. */
export function namedCards(cards: CardSet, words: WordTexts): CardSet {
  const known = NAMED.get(cards) ?? new WeakMap<WordTexts, CardSet>()
  NAMED.set(cards, known)
  const named = known.get(words) ?? {
    ...cards,
    trains: cards.trains.map((train) => ({ ...train, name: words.trainNames[train.name] ?? train.name })),
  }
  known.set(words, named)
  return named
}

interface TakenCards {
  readonly trains: readonly Train[]
  readonly shapes: readonly Shape[]
}

/** The cards that a player has taken, in this order. */
export function cardsOf({ trains, shapes }: LokoPlayerView, cards: CardSet): TakenCards {
  return { trains: trains.map((id) => trainOf(cards, id)), shapes: shapes.map((id) => shapeOf(cards, id)) }
}

/** How a section looks, and in words. */
export interface SectionLook {
  readonly stroke: StrokeLook | 'free'
  /** Whose pen it is; any where it is no player's. */
  readonly seat: Seat
  readonly words: string
}

/** What a section is to these eyes: the map and the list say the same. */
export function sectionLook(
  state: SectionState,
  isBlocked: boolean,
  eyes: Seat | 'spectator',
  seats: readonly SeatInfo[],
  { states }: WordTexts,
): SectionLook {
  if (state === 'free') return { stroke: 'free', seat: 1, words: states.free }
  if (state === 'black' && isBlocked) return { stroke: 'blocked', seat: 1, words: states.blocked }
  if (state === 'black') return { stroke: 'black', seat: 1, words: states.used }
  const { seat, solid } = state
  const { name } = seats[seat - 1]
  if (solid) return { stroke: 'solid', seat, words: seat === eyes ? states.drawn : states.drawnBy(name) }
  return { stroke: 'dotted', seat, words: seat === eyes ? states.reserved : states.reservedBy(name) }
}

/** LK-2P: the black sections that no player has paid with. */
export function blockedIn({ sections, used }: Pick<LokoView, 'sections' | 'used'>): ReadonlySet<string> {
  return new Set(Object.keys(sections).filter((section) => sections[section] === 'black' && !(section in used)))
}
