import { randomBelow, seedWords, shuffleWords } from '#engine/random.ts'
import { SHAPE_POINTS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { OPEN_TRAINS, SECRETS_EACH } from './numbers.ts'
import { addSection } from './sections.ts'
import {
  BLOCK,
  FIRST_SECRET_DECK,
  FREE,
  type LokoOptions,
  LokoState,
  MAIN,
  NONE,
  OPEN,
  OPEN_SHAPES,
  PHASE,
  RNG,
  SECRETS,
  SHAPE_NEXT,
  STATE_WORDS,
  shapeDeckEnd,
  TRAIN_DECK_END,
  TRAIN_NEXT,
  TURN,
  TURNS,
} from './state.ts'

/** Deals again, in place, what a player cannot see: another state behind the same view. */
export function redeal({ words, options }: LokoState, player: number, chance: Int32Array): void {
  shuffleWords(chance, 0, words, words[TRAIN_NEXT], TRAIN_DECK_END - words[TRAIN_NEXT])
  const secrets = options.hiddenAgendas ? hiddenFrom(words, options.players, player) : []
  // LK-H1: the secrets of others go back, all unseen cards are shuffled, and they are dealt again.
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

/** A state in which nothing is on the table yet. */
export function emptyWords(): Int32Array {
  const words = new Int32Array(STATE_WORDS)
  words.fill(NONE, OPEN, OPEN + OPEN_TRAINS)
  words.fill(NONE, OPEN_SHAPES, OPEN_SHAPES + SHAPE_POINTS.length)
  words.fill(NONE, SECRETS, FREE)
  return words
}

/** LK-S1, LK-S2, LK-2P */
export function setUp(options: LokoOptions, cards: CardTables, seed: string): LokoState {
  const words = emptyWords()
  seedWords(words, RNG, seed)
  for (const section of cards.sections.keys()) addSection(words, FREE, section)
  const drawn = randomBelow(words, RNG, options.players)
  words[TURN] = options.first === undefined ? drawn : options.first - 1
  words[TURNS] = 1
  words[PHASE] = options.players === 2 ? BLOCK : MAIN
  putDeck(words, TRAIN_NEXT, TRAIN_DECK_END, [...cards.prices.keys()])
  // LK-X1
  const decks = options.advanced ? cards.strokeDecks : cards.decks
  for (const [deck, shapes] of decks.entries()) putDeck(words, SHAPE_NEXT + deck, shapeDeckEnd(deck), shapes)
  shuffleDeck(words, TRAIN_NEXT, TRAIN_DECK_END)
  for (const deck of SHAPE_POINTS.keys()) shuffleDeck(words, SHAPE_NEXT + deck, shapeDeckEnd(deck))
  for (let place = 0; place < OPEN_TRAINS; place++) words[OPEN + place] = drawTrain(words)
  if (options.hiddenAgendas) dealSecrets(words, options.players)
  for (const deck of openDecks(options)) words[OPEN_SHAPES + deck] = drawShape(words, deck)
  return new LokoState(options, cards, words)
}

/** LK-H1: with hidden agendas only the first deck is open. */
function openDecks({ hiddenAgendas }: LokoOptions): readonly number[] {
  return hiddenAgendas ? [0] : [0, 1, 2]
}

function dealSecrets(words: Int32Array, players: number): void {
  for (let player = 0; player < players; player++) {
    for (let i = 0; i < SECRETS_EACH; i++) {
      words[SECRETS + player * SECRETS_EACH + i] = drawShape(words, FIRST_SECRET_DECK + i)
    }
  }
}

/** Writes cards, the next one first, to the end of a deck; `next` is the word that says where it begins. */
export function putDeck(words: Int32Array, next: number, end: number, cards: ArrayLike<number>): void {
  words[next] = end - cards.length
  words.set(cards, end - cards.length)
}

function shuffleDeck(words: Int32Array, next: number, end: number): void {
  shuffleWords(words, RNG, words, words[next], end - words[next])
}

/** The next train of the deck, or NONE. */
export function drawTrain(words: Int32Array): number {
  return words[TRAIN_NEXT] === TRAIN_DECK_END ? NONE : words[words[TRAIN_NEXT]++]
}

export function drawShape(words: Int32Array, deck: number): number {
  const next = SHAPE_NEXT + deck
  return words[next] === shapeDeckEnd(deck) ? NONE : words[words[next]++]
}
