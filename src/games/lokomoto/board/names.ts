import type { CardSet } from '../cards/cards.ts'
import { stationsOf } from '../cards/cards.ts'
import type { WordTexts } from '../text/en/words.ts'

/** A section by its towns: "Győr – Pápa". */
export function sectionName(section: string, { map }: Pick<CardSet, 'map'>, words: WordTexts): string {
  const [from, to] = stationsOf(section).map((station) => map.names?.[station] ?? station)
  return words.section(from, to)
}
