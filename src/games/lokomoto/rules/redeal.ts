import { shuffleWords } from '#engine/random.ts'
import { SHAPE_POINTS } from '../cards/cards.ts'
import { drawShape } from './setup.ts'
import {
  FIRST_SECRET_DECK,
  type LokoState,
  NONE,
  SECRETS,
  SECRETS_EACH,
  SHAPE_NEXT,
  shapeDeckEnd,
  TRAIN_DECK_END,
  TRAIN_NEXT,
} from './state.ts'

/**
 * Deals anew what a player cannot see, in place and from four words of chance: another of the states that could be
 * behind the same view, without the way through one.
 */
export function redeal({ words, options }: LokoState, player: number, chance: Int32Array): void {
  shuffleWords(chance, 0, words, words[TRAIN_NEXT], TRAIN_DECK_END - words[TRAIN_NEXT])
  const secrets = options.hiddenAgendas ? hiddenFrom(words, options.players, player) : []
  // LK-H1: the secrets of others go back, all the unseen cards are shuffled, and they are dealt again.
  for (const { at, deck } of secrets) words[--words[SHAPE_NEXT + deck]] = words[at]
  for (let deck = 0; deck < SHAPE_POINTS.length; deck++) {
    const next = words[SHAPE_NEXT + deck]
    shuffleWords(chance, 0, words, next, shapeDeckEnd(deck) - next)
  }
  for (const { at, deck } of secrets) words[at] = drawShape(words, deck)
}

/** Where the secrets of others are, and the deck that each came from. */
function hiddenFrom(words: Int32Array, players: number, player: number): { at: number; deck: number }[] {
  const secrets: { at: number; deck: number }[] = []
  for (let other = 0; other < players; other++) {
    for (let i = 0; other !== player && i < SECRETS_EACH; i++) {
      const at = SECRETS + other * SECRETS_EACH + i
      if (words[at] !== NONE) secrets.push({ at, deck: FIRST_SECRET_DECK + i })
    }
  }
  return secrets
}
