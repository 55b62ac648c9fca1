import { useMarks as useKitMarks } from '../../../../boards/marks.tsx'
import type { LineName } from '../../cards/cards.ts'
import type { Bonus, Location } from '../offer.ts'
import type { Selection } from '../selection.ts'

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

export const useMarks = useKitMarks<Mark>

/** Whether the thing is in the market, or in the short choice that takes its place. */
export function isInMarket(mark: Mark): boolean {
  return /^(?:location|plan|discard|token|onto|bonus|collect)\b/.test(mark)
}

/** What to touch now on the way to an advised action. The town shows squares and spots itself, see `townHints`. */
export function marksOf(action: string, selection: Selection): readonly Mark[] {
  const [kind, first, second, third] = action.split(' ')
  switch (kind) {
    case 'take':
      return [`set ${Number(first)}`]
    case 'place':
      return placing(selection, Number(first), second, Number(third.slice(1)))
    case 'plan':
      return assigning(selection, Number(first), second as LineName, third)
    case 'lay': {
      const line = first as LineName
      if (selection.kind === 'line' && selection.line === line) return []
      return inHand(selection, 'line', [`line ${line}`])
    }
    case 'scrap':
      return selection.kind === 'scrap' ? [] : inHand(selection, 'line', ['scrap'])
    case 'develop':
    case 'keep': {
      const token = Number(first)
      if (selection.kind === 'token' && selection.token === token) return []
      return inHand(selection, 'gain', [`token ${token}`])
    }
    case 'acquire':
      return inHand(selection, 'card', [`location ${first as Location}`])
    case 'bonus':
      return [`bonus ${first as Bonus}`]
    case 'collect':
    case 'buy':
      return inHand(selection, 'line', [kind])
    case 'end':
      return selection.kind === 'nothing' ? ['end'] : ['cancel']
    default:
      return []
  }
}

/** The marks, and the way back where something else is picked up; `harmless` hides none of them. */
function inHand({ kind }: Selection, harmless: Selection['kind'], marks: readonly Mark[]): readonly Mark[] {
  return kind === 'nothing' || kind === harmless ? marks : [...marks, 'cancel']
}

function placing(selection: Selection, card: number, square: string, turn: number): readonly Mark[] {
  if (selection.kind !== 'card' || selection.card !== card) return [`hand ${card}`]
  if (selection.square !== square) return []
  return selection.turn === turn ? ['confirm'] : ['turn']
}

function assigning(selection: Selection, card: number, line: LineName, discarded: string | undefined): readonly Mark[] {
  if (selection.kind !== 'plan' || selection.card !== card) return [`plan ${card}`, `onto ${line}`]
  return selection.line === line && discarded !== undefined ? [`discard ${-Number(discarded)}`] : [`onto ${line}`]
}
