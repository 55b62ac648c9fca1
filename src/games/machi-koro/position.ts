import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import {
  type CardTables,
  ESTABLISHMENTS,
  type EstablishmentId,
  FIRST_LANDMARK,
  ITEMS,
  LANDMARKS,
  type LandmarkId,
} from './cards/cards.ts'
import {
  activeSeats,
  addCards,
  COINS,
  copiesIn,
  DICE,
  giveTurn,
  hasItem,
  type MachiOptions,
  MachiState,
  OWNED,
  PHASE,
  PHASES,
  type Phase,
  playerAt,
  RNG,
  SOLD_OUT,
  SUPPLY,
  stateWords,
  TOWNS,
  TURN,
} from './state.ts'

/** Everything about one moment, in the form of the exchange format. */
export interface MachiPosition {
  readonly game: 'machi-koro'
  readonly options: MachiOptions
  readonly phase: Phase
  readonly active: readonly Seat[]
  readonly turn: Seat
  readonly dice: readonly number[]
  readonly supply: Readonly<Record<EstablishmentId, number>>
  readonly players: readonly MachiPlayer[]
}

export interface MachiPlayer {
  readonly coins: number
  /** Only what the town has. */
  readonly cards: Readonly<Partial<Record<EstablishmentId, number>>>
  readonly landmarks: readonly LandmarkId[]
}

export function positionOf(state: MachiState): MachiPosition {
  const { words, options } = state
  return {
    game: 'machi-koro',
    options,
    phase: PHASES[words[PHASE]],
    active: activeSeats(state),
    turn: words[TURN] + 1,
    dice: [...words.slice(DICE, DICE + 2)].filter((value) => value > 0),
    supply: Object.fromEntries(ESTABLISHMENTS.map((id, item) => [id, words[SUPPLY + item]])) as MachiPosition['supply'],
    players: Array.from({ length: options.players }, (_, player) => playerOf(words, player)),
  }
}

function playerOf(words: Int32Array, player: number): MachiPlayer {
  const me = playerAt(player)
  const owned = ESTABLISHMENTS.map((id, item) => [id, copiesIn(words[TOWNS + item], player)] as const)
  return {
    coins: words[me + COINS],
    cards: Object.fromEntries(owned.filter(([, count]) => count > 0)),
    landmarks: LANDMARKS.filter((_, i) => hasItem(words, player, FIRST_LANDMARK + i)),
  }
}

/** The state at a position; the dice to come are drawn from `rng`. */
export function stateAt(position: MachiPosition, cards: CardTables, rng: Rng): MachiState {
  const { options, phase, turn, dice, supply, players } = position
  const words = new Int32Array(stateWords(options.players))
  rng.branch(words, RNG)
  words[PHASE] = PHASES.indexOf(phase)
  giveTurn(words, turn - 1)
  words.set(dice, DICE)
  for (const [item, id] of ESTABLISHMENTS.entries()) {
    words[SUPPLY + item] = supply[id] ?? 0
    if (words[SUPPLY + item] === 0) words[SOLD_OUT] |= 1 << item
    for (const [player, { cards: owned }] of players.entries()) addCards(words, player, item, owned[id] ?? 0)
  }
  for (const [player, { coins, landmarks }] of players.entries()) {
    words[playerAt(player) + COINS] = coins
    for (const id of landmarks) words[playerAt(player) + OWNED] |= 1 << ITEMS.indexOf(id)
  }
  return new MachiState(options, cards, words)
}
