import { randomBelow, seedWords } from '../../engine/random.ts'
import { type CardTables, ESTABLISHMENTS } from './cards/cards.ts'
import { FIRST_CARDS, START_COINS } from './numbers.ts'
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
  SOLD_OUT,
  SUPPLY,
  stateWords,
  TURNS,
} from './state.ts'

/** MK-S1, MK-S2 */
export function setUp(options: MachiOptions, cards: CardTables, seed: string): MachiState {
  const words = new Int32Array(stateWords(options.players))
  seedWords(words, RNG, seed)
  words.set(cards.copies, SUPPLY)
  words[SOLD_OUT] = cards.without
  for (let player = 0; player < options.players; player++) {
    words[playerAt(player) + COINS] = START_COINS
    for (const id of FIRST_CARDS) addCards(words, player, ESTABLISHMENTS.indexOf(id), 1)
  }
  const drawn = randomBelow(words, RNG, options.players)
  giveTurn(words, options.first === undefined ? drawn : options.first - 1)
  words[TURNS] = 1
  words[PHASE] = ROLL
  return new MachiState(options, cards, words)
}
