import type { Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import type { EstablishmentId, LandmarkId } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import {
  activeSeats,
  addCards,
  addLandmark,
  COINS,
  copiesIn,
  DICE,
  giveTurn,
  hasItem,
  type MachiOptions,
  MachiState,
  PHASE,
  PHASES,
  type Phase,
  playerAt,
  RNG,
  setSupply,
  stateWords,
  supplyOf,
  TOWNS,
  TURN,
  TURNS,
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
  readonly cards: Readonly<Record<EstablishmentId, number>>
  readonly landmarks: readonly LandmarkId[]
}

export function positionOf(state: MachiState): MachiPosition {
  const { words, options, cards } = state
  return {
    game: 'machi-koro',
    options,
    phase: PHASES[words[PHASE]],
    active: activeSeats(state),
    turn: words[TURN] + 1,
    dice: [...words.slice(DICE, DICE + 2)].filter((value) => value > 0),
    supply: Object.fromEntries(cards.set.establishments.map(({ id }, item) => [id, supplyOf(state, item)])),
    players: Array.from({ length: options.players }, (_, player) => playerOf(state, player)),
  }
}

function playerOf({ words, cards: { set } }: MachiState, player: number): MachiPlayer {
  const owned = set.establishments.map(({ id }, item) => [id, copiesIn(words[TOWNS + item], player)] as const)
  const built = set.landmarks.filter((_, i) => hasItem(words, player, FIRST_LANDMARK + i))
  return {
    coins: words[playerAt(player) + COINS],
    cards: Object.fromEntries(owned.filter(([, count]) => count > 0)),
    landmarks: built.map(({ id }) => id),
  }
}

/** The state at a position; the dice to come are drawn from `rng`. */
export function stateAt(position: MachiPosition, cards: CardTables, rng: Rng): MachiState {
  const { options, phase, turn, dice, supply, players } = position
  const words = new Int32Array(stateWords(cards))
  const state = new MachiState(options, cards, words)
  rng.branch(words, RNG)
  words[PHASE] = PHASES.indexOf(phase)
  giveTurn(words, turn - 1)
  words.set(dice, DICE)
  for (const [item, { id }] of cards.set.establishments.entries()) {
    setSupply(state, item, supply[id] ?? 0)
    for (const [player, { cards: owned }] of players.entries()) addCards(words, player, item, owned[id] ?? 0)
  }
  for (const [player, { coins, landmarks }] of players.entries()) {
    words[playerAt(player) + COINS] = coins
    for (const [i, { id }] of cards.set.landmarks.entries()) {
      if (landmarks.includes(id)) addLandmark(words, player, FIRST_LANDMARK + i)
    }
  }
  return state
}

/** What any player may know, which is everything but the dice to come (MK-S1). */
export interface MachiView extends MachiPosition {
  /** How many turns have begun. */
  readonly turns: number
}

export function viewOf(state: MachiState): MachiView {
  return { ...positionOf(state), turns: state.words[TURNS] }
}

/** The state behind a view; the dice to come are drawn from `rng`. */
export function stateBehind(view: MachiView, cards: CardTables, rng: Rng): MachiState {
  const state = stateAt(view, cards, rng)
  state.words[TURNS] = view.turns
  return state
}
