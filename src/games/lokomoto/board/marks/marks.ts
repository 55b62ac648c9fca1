import { hintedStep } from '#boards/marks.tsx'
import { type Move, readMove } from '../../rules/notation.ts'
import type { LokoBoardProps, MarkKind, Turn } from '../use-turn.ts'

/** Something at the table that can be touched, and that a hint can point at. */
export type Mark =
  /** On the map and in the list. */
  | `section ${string}`
  | `train ${number}`
  | `shape ${number}`
  /** One of the ways to pay, by its action. */
  | `way ${string}`
  /** Buttons of the strip. */
  | MarkKind
  | 'buy'
  | 'cancel'

type Chosen = Pick<Turn, 'picked' | 'paying' | 'train' | 'ways' | 'way'>

/** What the hint points at now; nothing where there is none, or another player acts. */
export function marksFor(board: Pick<LokoBoardProps, 'hint' | 'mayAct'>, turn: Chosen): readonly Mark[] {
  const next = hintedStep(board)
  if (next === undefined) return []
  const move = readMove(next)
  return move.kind === 'buy' ? buying(move, next, turn) : marking(move.kind, move.sections, turn)
}

/** First the sections, then the button that draws, reserves or blocks them. */
function marking(kind: MarkKind, sections: readonly string[], { picked }: Chosen): readonly Mark[] {
  const left = sections.filter((section) => !picked.includes(section))
  const isOther = picked.some((section) => !sections.includes(section))
  if (left.length === 0 && !isOther) return [kind]
  return [...left.map(sectionMark), ...(isOther ? ['cancel' as const] : [])]
}

/** First the train with its payment, then the way to pay where there are several, then the button. */
function buying({ train, shape, sections }: Purchase, action: string, turn: Chosen): readonly Mark[] {
  if (turn.train !== train) {
    return [`train ${train}`, ...(shape === undefined ? [] : [`shape ${shape}` as const]), ...sections.map(sectionMark)]
  }
  if (turn.way?.action === action) return ['buy']
  if (turn.ways.some((way) => way.action === action)) return [`way ${action}`]
  // No player has proposed this payment: the sections that are wrong are changed by hand.
  const { paying } = turn
  const missing = sections.filter((section) => !paying.includes(section))
  const tooMany = paying.filter((section) => !sections.includes(section))
  const wrong = [...missing, ...tooMany]
  // The right sections with another shape: what is taken out and put back is the player's own choice, with all its ways.
  return (wrong.length > 0 ? wrong : sections.slice(0, 1)).map(sectionMark)
}

type Purchase = Extract<Move, { kind: 'buy' }>

function sectionMark(section: string): Mark {
  return `section ${section}`
}
