import type { ItemId } from '../../cards/cards.ts'
import type { MachiInsight } from '../../rules/insight.ts'
import type { SupplyTexts } from '../../text/en/panels.ts'

/** Whether the buyer can have something, or what stands in the way. */
export type Availability =
  | { readonly kind: 'possible' | 'affordable' | 'soldOut' | 'onePerTown' | 'built' }
  | { readonly kind: 'short'; readonly coins: number }

export interface Purse {
  readonly coins: number
  /** What is legal at this moment; empty while it is not the time to build. */
  readonly buildable: ReadonlySet<ItemId>
  readonly obstacle: MachiInsight['obstacle']
}

export function availabilityOf(
  { id, cost }: { readonly id: ItemId; readonly cost: number },
  { coins, buildable, obstacle }: Purse,
): Availability {
  switch (obstacle(id)) {
    case 'sold-out':
      return { kind: 'soldOut' }
    case 'one-per-town':
      return { kind: 'onePerTown' }
    case 'built-already':
      return { kind: 'built' }
    case 'too-expensive':
      return { kind: 'short', coins: cost - coins }
    default:
      return { kind: buildable.has(id) ? 'possible' : 'affordable' }
  }
}

export function isWithinReach({ kind }: Availability): boolean {
  return kind === 'possible' || kind === 'affordable'
}

export function sayAvailability(availability: Availability, { states }: SupplyTexts): string {
  return availability.kind === 'short' ? states.short(availability.coins) : states[availability.kind]
}
