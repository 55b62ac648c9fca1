import { explainCards } from '#engine/card-sentences.ts'
import type { Game } from '#engine/game.ts'
import type { ItemId } from '../../cards/cards.ts'
import type { MachiTypes } from '../facts.ts'
import { machiKoro } from '../rules.ts'

export type CardChanges = Readonly<Partial<Record<ItemId, Readonly<Record<string, unknown>>>>>

/** The standard cards as a file could have them, with some fields of some cards changed. */
export function changedCards(changes: CardChanges): { establishments: unknown[]; landmarks: unknown[] } {
  const { establishments, landmarks } = machiKoro.cards
  return {
    establishments: establishments.map((card) => ({ ...card, ...changes[card.id] })),
    landmarks: landmarks.map((card) => ({ ...card, ...changes[card.id] })),
  }
}

/** The game with such cards. */
export function gameWith(changes: CardChanges): Game<MachiTypes> {
  const read = machiKoro.withCards(changedCards(changes), { id: 'changed', sha256: 'changed' })
  if (!read.ok) throw new Error(explainCards(read.error))
  return read.value
}
