import { type CardSet, ITEMS, type ItemId } from '../cards/cards.ts'
import type { MachiTexts } from './en/board.ts'
import type { Names } from './en/words.ts'

const known = new WeakMap<CardSet, Map<unknown, unknown>>()

/** Texts that call the cards of a set by the names that it gives them. The standard cards have names in every language. */
export function textsFor<Texts extends Pick<MachiTexts, 'words'>>(texts: Texts, cards: CardSet): Texts {
  const names = ownNames(cards)
  if (Object.keys(names).length === 0) return texts
  const made = known.get(cards) ?? new Map<unknown, unknown>()
  known.set(cards, made)
  // The same object for the same texts, so that what is drawn with it is not drawn anew.
  if (!made.has(texts)) made.set(texts, { ...texts, words: texts.words.named(names) })
  return made.get(texts) as Texts
}

function ownNames({ establishments, landmarks }: CardSet): Names {
  const standard: readonly ItemId[] = ITEMS
  const own = [...establishments, ...landmarks].filter(({ id, name }) => name !== undefined || !standard.includes(id))
  return Object.fromEntries(own.map(({ id, name }) => [id, name ?? readable(id)]))
}

/** `rose-garden` is a Rose Garden, where nothing else is known. */
function readable(id: ItemId): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
