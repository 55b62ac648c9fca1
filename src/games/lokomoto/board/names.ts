import { type CardSet, type Shape, shapeOf, stationsOf, type Train, trainOf } from '../cards/cards.ts'
import type { LokoPlayerView } from '../rules/view.ts'
import type { WordTexts } from '../text/en/words.ts'

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
