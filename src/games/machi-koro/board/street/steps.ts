import type { Seat } from '#engine/game.ts'
import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { Happening } from './street-props.ts'

/** Something that is carried across the table. */
export interface Flight {
  readonly from: Seat | 'bank'
  readonly to: Seat | 'bank'
  readonly coins: number
  /** A building instead of coins. */
  readonly item?: ItemId
}

/** Flights at the same time, and how many entries of the ledger they stand for. */
export interface Step {
  readonly flights: readonly Flight[]
  readonly entries: number
}

/** While the dice roll, no step has begun; a step that is current is in the air. */
export const ROLLING = -1

/** What a happening shows, one step after the other. */
export function stepsOf(happening: Happening | null, cards: CardSet): readonly Step[] {
  if (happening === null) return []
  const { transfers, built, swapped } = happening
  const steps = stepsOfTransfers(transfers)
  if (built !== null) {
    const price: Flight = { from: built.seat, to: 'bank', coins: costOf(built.item, cards) }
    steps.push({ flights: price.coins > 0 ? [price] : [], entries: 0 })
  }
  if (swapped !== null) {
    const [one, other] = swapped
    const flights = [
      { from: one.seat, to: other.seat, coins: 0, item: one.card },
      { from: other.seat, to: one.seat, coins: 0, item: other.card },
    ]
    steps.push({ flights, entries: 0 })
  }
  return steps
}

/** The bank pays every player at once, players pay one after the other. What is not paid takes no time. */
function stepsOfTransfers(transfers: readonly Transfer[]): Step[] {
  const groups: Transfer[][] = []
  for (const transfer of transfers) {
    const last = groups.at(-1)
    const isTogether = last?.every(({ from, coins }) => coins === 0 || from === 'bank') && transfer.from === 'bank'
    if (last !== undefined && (isTogether || transfer.coins === 0)) last.push(transfer)
    else groups.push([transfer])
  }
  return groups.map((group) => ({ flights: flightsOf(group), entries: group.length }))
}

/** What the same payer owes the same player at the same time is carried together. */
function flightsOf(transfers: readonly Transfer[]): readonly Flight[] {
  const flights = new Map<string, Flight>()
  for (const { from, to, coins } of transfers) {
    if (coins === 0) continue
    const way = `${from} ${to}`
    flights.set(way, { from, to, coins: coins + (flights.get(way)?.coins ?? 0) })
  }
  return [...flights.values()]
}

function costOf(item: ItemId, { establishments, landmarks }: CardSet): number {
  return [...establishments, ...landmarks].find(({ id }) => id === item)?.cost ?? 0
}

/** What a purse holds while a step is in the air, from what it will hold: coins leave at once and come at the end. */
export function coinsDuring(coins: number, seat: Seat, steps: readonly Step[], current: number): number {
  let shown = coins
  for (const [i, { flights }] of steps.entries()) {
    for (const { from, to, coins: carried } of flights) {
      if (from === seat && i > current) shown += carried
      if (to === seat && i >= current) shown -= carried
    }
  }
  return shown
}

/** How many of the last entries of the ledger are still to come. */
export function entriesToCome(steps: readonly Step[], current: number): number {
  return steps.slice(current + 1).reduce((sum, { entries }) => sum + entries, 0)
}

/** How long one of this many steps takes: the more there are, the quicker. */
export function stepTime(steps: number, pace: number): number {
  return Math.min(1.5 * pace, (6 * pace) / Math.max(1, steps))
}
