import type { Seat } from '../../../engine/game.ts'
import type { EstablishmentId, ItemId } from '../cards/cards.ts'

/** The legal actions of a moment, sorted by what they are for. */
export interface Offer {
  /** How many dice may be rolled, for the first time or again. */
  readonly rolls: readonly number[]
  readonly rerolls: readonly number[]
  readonly mayStand: boolean
  readonly tv: readonly Seat[]
  /** What may be given, and for what of whom. */
  readonly gifts: ReadonlySet<EstablishmentId>
  readonly prizes: ReadonlyMap<Seat, ReadonlySet<EstablishmentId>>
  readonly mayKeepCards: boolean
  readonly builds: ReadonlySet<ItemId>
  readonly mayPass: boolean
}

export function offerOf(legal: readonly string[]): Offer {
  const rolls: number[] = []
  const rerolls: number[] = []
  const tv: Seat[] = []
  const gifts = new Set<EstablishmentId>()
  const prizes = new Map<Seat, Set<EstablishmentId>>()
  const builds = new Set<ItemId>()
  for (const action of legal) {
    const [kind, first, second, third] = action.split(' ')
    if (kind === 'roll') rolls.push(Number(first))
    if (kind === 'reroll') rerolls.push(Number(first))
    if (kind === 'tv') tv.push(Number(first))
    if (kind === 'build') builds.add(first as ItemId)
    if (kind === 'swap') {
      gifts.add(first as EstablishmentId)
      const theirs = prizes.get(Number(second)) ?? new Set()
      prizes.set(Number(second), theirs.add(third as EstablishmentId))
    }
  }
  return {
    rolls,
    rerolls,
    mayStand: legal.includes('stand'),
    tv,
    gifts,
    prizes,
    mayKeepCards: legal.includes('noswap'),
    builds,
    mayPass: legal.includes('pass'),
  }
}
