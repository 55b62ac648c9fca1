import type { CardSet } from '../cards/cards.ts'
import { stationsOf } from '../cards/cards.ts'
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
