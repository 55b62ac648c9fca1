import { hintedStep } from '#boards/marks.tsx'
import type { Seat } from '#engine/game.ts'
import type { EstablishmentId, ItemId } from '../../cards/cards.ts'
import { readMove } from '../../rules/notation.ts'
import type { MachiBoardProps, Turn } from '../use-turn.ts'

/** Something at the table that can be touched, and that a hint can point at. */
export type Mark =
  /** The button that rolls this many dice, for the first time or again. */
  | `dice ${number}`
  | 'stand'
  /** The coins of a player. */
  | `coins ${Seat}`
  /** A card in a street, to be swapped. */
  | `card ${Seat} ${EstablishmentId}`
  | 'swap'
  | 'noswap'
  /** A card or a landmark of the supply, and the button that builds it. */
  | `item ${ItemId}`
  | 'build'
  | 'pass'
  | 'cancel'

type Chosen = Pick<Turn, 'chosen' | 'given' | 'taken'>

/** What the hint points at now; nothing where there is none, or another player acts. */
export function marksFor(board: Pick<MachiBoardProps, 'hint' | 'eyes' | 'mayAct'>, turn: Chosen): readonly Mark[] {
  const next = hintedStep(board)
  return next === undefined || board.eyes === 'spectator' ? [] : marksOf(next, board.eyes, turn)
}

/** What to touch now on the way to an action that `own` is advised to take. */
function marksOf(action: string, own: Seat, { chosen, given, taken }: Chosen): readonly Mark[] {
  const move = readMove(action)
  switch (move.kind) {
    case 'roll':
    case 'reroll':
      return [`dice ${move.dice}`]
    case 'tv':
      return [`coins ${move.seat}`]
    case 'swap': {
      const isGiven = given === move.given
      const isTaken = taken?.seat === move.seat && taken.card === move.taken
      if (isGiven && isTaken) return ['swap']
      return [
        ...(isGiven ? [] : [`card ${own} ${move.given}` as const]),
        ...(isTaken ? [] : [`card ${move.seat} ${move.taken}` as const]),
      ]
    }
    case 'build':
      return chosen === move.item ? ['build'] : [`item ${move.item}`]
    case 'pass':
      return chosen === null ? ['pass'] : ['cancel']
    default:
      return [move.kind]
  }
}
