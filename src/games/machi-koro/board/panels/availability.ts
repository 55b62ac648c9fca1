import type { CardSet, EstablishmentId, ItemId, LandmarkId } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/types/supply.ts'

/** Whether the buyer can have something, or what stands in the way. */
export type Availability =
  | { readonly kind: 'possible' | 'affordable' | 'soldOut' | 'onePerTown' | 'built' }
  | { readonly kind: 'short'; readonly coins: number }

export interface Purse {
  readonly coins: number
  readonly owned: Readonly<Partial<Record<EstablishmentId, number>>>
  readonly landmarks: readonly LandmarkId[]
  readonly supply: Readonly<Record<EstablishmentId, number>>
  /** What is legal at this moment; empty while it is not the time to build. */
  readonly buildable: ReadonlySet<ItemId>
}

export function availabilityOf(
  purse: Purse,
  { establishments, landmarks }: CardSet,
): ReadonlyMap<ItemId, Availability> {
  const paid = (item: ItemId, cost: number): Availability => {
    if (purse.buildable.has(item)) return { kind: 'possible' }
    return cost > purse.coins ? { kind: 'short', coins: cost - purse.coins } : { kind: 'affordable' }
  }
  return new Map<ItemId, Availability>([
    ...establishments.map(({ id, colour, cost }): [ItemId, Availability] => {
      if (colour === 'purple' && (purse.owned[id] ?? 0) > 0) return [id, { kind: 'onePerTown' }]
      return [id, purse.supply[id] === 0 ? { kind: 'soldOut' } : paid(id, cost)]
    }),
    ...landmarks.map(({ id, cost }): [ItemId, Availability] => [
      id,
      purse.landmarks.includes(id) ? { kind: 'built' } : paid(id, cost),
    ]),
  ])
}

export function isWithinReach({ kind }: Availability): boolean {
  return kind === 'possible' || kind === 'affordable'
}

export function sayAvailability(availability: Availability, { states }: SupplyTexts): string {
  return availability.kind === 'short' ? states.short(availability.coins) : states[availability.kind]
}
