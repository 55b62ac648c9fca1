import type { LineName } from '../../cards/cards.ts'
import type { Bonus } from '../../rules/actions.ts'
import { type Move, readMove } from '../../rules/notation.ts'
import type { Location } from '../../rules/state.ts'
import type { Selection } from '../use-turn.ts'

/** Something at the table that can be touched, and that a hint can point at. */
export type Mark =
  | `set ${number}`
  | `location ${Location}`
  /** A Town card in hand. */
  | `hand ${number}`
  | `plan ${number}`
  | `discard ${number}`
  | `token ${number}`
  /** A line to lay a track with, and a line that takes a Plan card. */
  | `line ${LineName}`
  | `onto ${LineName}`
  | `bonus ${Bonus}`
  | 'collect'
  | 'turn'
  | 'confirm'
  | 'buy'
  | 'scrap'
  | 'end'
  /** Puts back what is picked up. */
  | 'cancel'

const IN_MARKET = ['location', 'plan', 'discard', 'token', 'onto', 'bonus', 'collect']

/** Whether the thing is in the market, or in the short choice that takes its place. */
export function isInMarket(mark: Mark): boolean {
  return IN_MARKET.some((thing) => mark === thing || mark.startsWith(`${thing} `))
}

/** What to touch now on the way to an advised action. The town shows squares and spots itself, see `townHints`. */
export function marksOf(action: string, selection: Selection): readonly Mark[] {
  const move = readMove(action)
  switch (move.kind) {
    case 'take':
      return [`set ${move.set}`]
    case 'place':
      return placing(selection, move)
    case 'plan':
      return assigning(selection, move)
    case 'lay':
      if (selection.kind === 'line' && selection.line === move.line) return []
      return inHand(selection, 'line', [`line ${move.line}`])
    case 'scrap':
      return selection.kind === 'scrap' ? [] : inHand(selection, 'line', ['scrap'])
    case 'develop':
    case 'keep':
      if (selection.kind === 'token' && selection.token === move.token) return []
      return inHand(selection, 'gain', [`token ${move.token}`])
    case 'acquire':
      return inHand(selection, 'card', [`location ${move.location}`])
    case 'bonus':
      return [`bonus ${move.bonus}`]
    case 'buy':
      return selection.kind === 'buy' ? ['confirm'] : inHand(selection, 'line', ['buy'])
    case 'collect':
      return inHand(selection, 'line', [move.kind])
    case 'end':
      return selection.kind === 'nothing' ? ['end'] : ['cancel']
    case 'upgrade':
      return []
  }
}

/** The marks, and the way back where something else is picked up; `harmless` hides none of them. */
function inHand({ kind }: Selection, harmless: Selection['kind'], marks: readonly Mark[]): readonly Mark[] {
  return kind === 'nothing' || kind === harmless ? marks : [...marks, 'cancel']
}

function placing(selection: Selection, { card, square, turn }: MoveOf<'place'>): readonly Mark[] {
  if (selection.kind !== 'card' || selection.card !== card) return [`hand ${card}`]
  if (selection.square !== square) return []
  return selection.turn === turn ? ['confirm'] : ['turn']
}

function assigning(selection: Selection, { card, line, discarded }: MoveOf<'plan'>): readonly Mark[] {
  if (selection.kind !== 'plan' || selection.card !== card) return [`plan ${card}`, `onto ${line}`]
  return selection.line === line && discarded !== undefined ? [`discard ${discarded}`] : [`onto ${line}`]
}

type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

/** A place in the town that an advised action is about. */
export type TownHint =
  /** With the card that goes there, and how it is turned. */
  | { readonly kind: 'card'; readonly square: string; readonly card: number; readonly turn: number }
  | { readonly kind: 'square'; readonly square: string }
  | { readonly kind: 'spot'; readonly spot: string; readonly line: LineName; readonly isNew: boolean }

/** The places of a whole plan. */
export interface TownHints {
  /** Of the next step, where that is about the town. */
  readonly next: TownHint | undefined
  /** Of the steps after it. */
  readonly later: readonly TownHint[]
}

/** Where in the player's town the steps of a plan take place. */
export function townHints([next, ...later]: readonly string[]): TownHints {
  return {
    next: next === undefined ? undefined : townHint(next),
    later: later.flatMap((action) => townHint(action) ?? []),
  }
}

function townHint(action: string): TownHint | undefined {
  const move = readMove(action)
  switch (move.kind) {
    case 'place':
      return { kind: 'card', square: move.square, card: move.card, turn: move.turn }
    case 'upgrade':
    case 'develop':
    case 'keep':
      return move.square === undefined ? undefined : { kind: 'square', square: move.square }
    case 'lay':
    case 'scrap':
      return { kind: 'spot', spot: move.spot, line: move.line, isNew: move.kind === 'lay' }
    default:
      return undefined
  }
}
