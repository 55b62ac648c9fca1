import { randomBelow, seedWords } from '#engine/random.ts'
import type { CardTables } from '../cards/tables.ts'
import { START_COINS } from './numbers.ts'
import {
  addCards,
  COINS,
  giveTurn,
  type MachiOptions,
  MachiState,
  PHASE,
  playerAt,
  RNG,
  ROLL,
  setSupply,
  stateWords,
  TURNS,
} from './state.ts'

/** MK-S1, MK-S2 */
export function setUp(options: MachiOptions, cards: CardTables, seed: string): MachiState {
  const words = new Int32Array(stateWords(cards))
  const state = new MachiState(options, cards, words)
  seedWords(words, RNG, seed)
  for (let player = 0; player < options.players; player++) words[playerAt(player) + COINS] = START_COINS
  for (let item = 0; item < cards.establishments; item++) {
    setSupply(state, item, cards.copies[item])
    for (let player = 0; player < options.players; player++) addCards(words, player, item, cards.start[item])
  }
  const drawn = randomBelow(words, RNG, options.players)
  giveTurn(words, options.first === undefined ? drawn : options.first - 1)
  words[TURNS] = 1
  words[PHASE] = ROLL
  return state
}
