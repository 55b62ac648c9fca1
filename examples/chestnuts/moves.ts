import type { Seat } from '#engine/game.ts'

/** What a player can do: gather a card, bring the sack home, or say that another player's sack is torn. */
export type Move = { readonly kind: 'gather' | 'home' } | { readonly kind: 'call'; readonly seat: Seat }

/** The move that a text stands for; undefined where it is none. */
export function parseMove(text: string): Move | undefined {
  if (text === 'gather' || text === 'home') return { kind: text }
  const seat = /^call ([123])$/.exec(text)?.[1]
  return seat === undefined ? undefined : { kind: 'call', seat: Number(seat) }
}

/** The same for a text that the rules have accepted. */
export function readMove(text: string): Move {
  const move = parseMove(text)
  if (move === undefined) throw new RangeError(`${text} is not in the notation of Chestnuts`)
  return move
}

export function formatMove(move: Move): string {
  return move.kind === 'call' ? `call ${move.seat}` : move.kind
}
