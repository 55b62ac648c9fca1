import type { GameOptions, PointSource, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Move } from './moves.ts'

export interface ChestnutsOptions extends GameOptions {
  readonly sack?: number
}

/** How many chestnuts each card shows (CH-S1). */
export const CARDS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]

/** The table; `Card` is a number, or null where a card may be face down. */
interface Table<Card> {
  readonly options: ChestnutsOptions
  turn: Seat
  /** The next card last. The game is over when none is left. */
  readonly tree: Card[]
  /** Cards of sacks that were opened, for every player to see. */
  readonly open: number[]
  readonly players: { points: number; readonly sack: Card[] }[]
}

export interface State extends Table<number> {
  /** What a wrong call costs (CH-C2): it differs between the versions of the rules. */
  readonly stake: number
}

/** Everything about one moment, in the form of the exchange format. */
export interface Position<Card = number> extends Table<Card> {
  readonly game: 'chestnuts'
  readonly phase: 'main' | 'over'
  readonly active: readonly Seat[]
}

/** What a seat may know: cards of the tree and of other sacks are null. */
export type View = Position<number | null>

export interface ChestnutsTypes {
  options: ChestnutsOptions
  state: State
  action: Move
  view: View
  position: Position
  score: { readonly total: number }
  point: PointSource
  cards: { readonly chestnuts: readonly number[] }
}

/** CH-S1, CH-S2 */
export function setUp(options: ChestnutsOptions, stake: number, seed: string): State {
  const rng = new Rng(seed)
  const first = rng.below(options.players) + 1
  const players = Array.from({ length: options.players }, () => ({ points: 0, sack: [] }))
  return { options, stake, turn: options.first ?? first, tree: rng.shuffled(CARDS), open: [], players }
}

export function activeSeats({ tree, turn }: State): readonly Seat[] {
  return tree.length === 0 ? [] : [turn]
}

/** CH-V1 */
export function sackLimit({ sack = 9 }: ChestnutsOptions): number {
  return sack
}

export function weightOf(sack: readonly number[]): number {
  return sack.reduce((sum, card) => sum + card, 0)
}

/** The state at a position, or a copy of a state. */
export function stateAt({ options, turn, tree, open, players }: Table<number>, stake: number): State {
  const copies = players.map(({ points, sack }) => ({ points, sack: [...sack] }))
  return { options, stake, turn, tree: [...tree], open: [...open], players: copies }
}

export function positionOf(state: State): Position {
  const { stake, ...table } = stateAt(state, state.stake)
  const active = activeSeats(state)
  return { game: 'chestnuts', phase: active.length > 0 ? 'main' : 'over', active, ...table }
}

export function viewOf(state: State, who: Seat | 'spectator'): View {
  const position = positionOf(state)
  const faceDown = (cards: readonly number[]) => cards.map(() => null)
  const players = position.players.map(({ points, sack }, i) => {
    return { points, sack: who === i + 1 ? sack : faceDown(sack) }
  })
  return { ...position, tree: faceDown(position.tree), players }
}

/** A state that could be behind a view: the cards that are face down are dealt anew. */
export function stateBehind(view: View, stake: number, rng: Rng): State {
  const deck = rng.shuffled(CARDS)
  for (const card of [...view.open, ...view.players.flatMap(({ sack }) => sack)]) {
    if (card !== null) deck.splice(deck.indexOf(card), 1)
  }
  const dealt = (cards: readonly (number | null)[]) => cards.map((card) => card ?? deck.splice(0, 1)[0])
  const players = view.players.map(({ points, sack }) => ({ points, sack: dealt(sack) }))
  return stateAt({ ...view, tree: dealt(view.tree), players }, stake)
}
