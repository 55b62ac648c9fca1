import type { Seat } from '#engine/game.ts'
import type { EstablishmentId, ItemId } from '../cards/cards.ts'
import { readMove } from '../rules/notation.ts'

/** The legal actions of a moment, sorted by what they are for. */
export interface Offer {
  /** How many dice may be rolled, for the first time or again. */
  readonly rolls: readonly number[]
  readonly rerolls: readonly number[]
  readonly tv: readonly Seat[]
  /** What may be given, and for what of whom. */
  readonly gifts: ReadonlySet<EstablishmentId>
  readonly prizes: ReadonlyMap<Seat, ReadonlySet<EstablishmentId>>
  readonly mayKeepCards: boolean
  readonly builds: ReadonlySet<ItemId>
}

export function offerOf(legal: readonly string[]): Offer {
  const rolls: number[] = []
  const rerolls: number[] = []
  const tv: Seat[] = []
  const gifts = new Set<EstablishmentId>()
  const prizes = new Map<Seat, Set<EstablishmentId>>()
  const builds = new Set<ItemId>()
  const moves = legal.map(readMove)
  for (const move of moves) {
    if (move.kind === 'roll') rolls.push(move.dice)
    if (move.kind === 'reroll') rerolls.push(move.dice)
    if (move.kind === 'tv') tv.push(move.seat)
    if (move.kind === 'build') builds.add(move.item)
    if (move.kind === 'swap') {
      gifts.add(move.given)
      prizes.set(move.seat, (prizes.get(move.seat) ?? new Set()).add(move.taken))
    }
  }
  return { rolls, rerolls, tv, gifts, prizes, mayKeepCards: moves.some(({ kind }) => kind === 'noswap'), builds }
}
