import { randomBelow, seedWords, shuffleWords } from '#engine/random.ts'
import { type CardTables, DEV_TOKENS, LINES, PLAN_CARDS, TOWN_CARDS } from '../cards/cards.ts'
import { ALL_SPOTS, DIAGONAL } from './grid.ts'
import { PLAN_HAND_SIZE, REQUESTS_REVEALED, SET_TOWNS, STARTING_RESOURCES } from './numbers.ts'
import { pop, push } from './piles.ts'
import {
  ACTIVE,
  DRAFT,
  lineAt,
  NEXT_SPOTS,
  PHASE,
  PLAN_DECK,
  PLAN_HAND,
  playerAt,
  type RailOptions,
  RailState,
  REQUESTS,
  RESOURCES,
  REVEALED_REQUESTS,
  RNG,
  SET_WORDS,
  SETS,
  STARTER,
  stateWords,
  TOKEN_PILE,
  TOWN_DECK,
  TURN,
} from './state.ts'
import { emptyTown } from './town.ts'

/** An empty table: no card dealt, no town begun. */
export function emptyTable(options: RailOptions, cards: CardTables): RailState {
  const state = new RailState(options, cards, new Int32Array(stateWords(options.players)))
  for (let player = 0; player < options.players; player++) {
    emptyTown(state.words, playerAt(player))
    for (let line = 0; line < LINES.length; line++) {
      // RH-T5: the first track of a line can be laid anywhere.
      state.words[lineAt(player, line) + NEXT_SPOTS] = ALL_SPOTS
      state.words[lineAt(player, line) + NEXT_SPOTS + DIAGONAL] = ALL_SPOTS
    }
  }
  return state
}

/** RH-S1 to RH-S5: shuffles, lays out the sets, deals the Plan hands and names the starting player. */
export function setUp(options: RailOptions, cards: CardTables, seed: string): RailState {
  const state = emptyTable(options, cards)
  const words = state.words
  const players = options.players
  seedWords(words, RNG, seed)
  shuffledDeck(words, TOWN_DECK, TOWN_CARDS)
  shuffledDeck(words, PLAN_DECK, PLAN_CARDS)
  shuffledDeck(words, TOKEN_PILE, DEV_TOKENS)
  // Drawn even if they are not used, so that options change nothing else about a seed.
  const requests = new Int32Array(REQUESTS.length)
  for (let i = 0; i < requests.length; i++) requests[i] = i + 1
  shuffleWords(words, RNG, requests, 0, requests.length)
  const anyone = randomBelow(words, RNG, players)

  if (options.requests) {
    for (let i = 0; i < REQUESTS_REVEALED; i++) words[REVEALED_REQUESTS + i] = requests[i]
  }
  for (let set = 0; set < players; set++) {
    for (let i = 0; i < SET_TOWNS; i++) words[SETS + set * SET_WORDS + i] = pop(words, TOWN_DECK)
    words[SETS + set * SET_WORDS + SET_TOWNS] = pop(words, TOKEN_PILE)
  }
  for (let player = 0; player < players; player++) {
    words[playerAt(player) + RESOURCES] = STARTING_RESOURCES[players]
    for (let i = 0; i < PLAN_HAND_SIZE; i++) push(words, playerAt(player) + PLAN_HAND, pop(words, PLAN_DECK))
  }
  words[PHASE] = DRAFT
  words[STARTER] = options.first === undefined ? anyone : options.first - 1
  // RH-S5: the last player in turn order chooses first.
  words[TURN] = (words[STARTER] + players - 1) % players
  words[ACTIVE] = 1 << words[TURN]
  return state
}

function shuffledDeck(words: Int32Array, deck: number, count: number): void {
  words[deck] = count
  for (let card = 1; card <= count; card++) words[deck + card] = card
  shuffleWords(words, RNG, words, deck + 1, count)
}
