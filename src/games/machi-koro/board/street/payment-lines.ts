import type { Seat } from '#engine/game.ts'
import type { EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { StreetTexts } from '../../text/en/board.ts'

/** What payments brought a player, or cost them. */
export function changeOf(seat: Seat, payments: readonly Transfer[]): number {
  return payments.reduce((sum, { from, to, coins }) => sum + (to === seat ? coins : 0) - (from === seat ? coins : 0), 0)
}

/** What a kind of card brought its owner; undefined where it did not work. */
export function gainOf(seat: Seat, item: ItemId, payments: readonly Transfer[]): number | undefined {
  const its = payments.filter(({ to, card }) => to === seat && card === item)
  return its.length === 0 ? undefined : its.reduce((sum, { coins }) => sum + coins, 0)
}

interface PaymentLine {
  readonly card: EstablishmentId
  readonly text: string
}

/** A line for each card that was paid for: first what it brings, so that this is seen where the rest has no room. */
export function paymentLines(
  transfers: readonly Transfer[],
  nameOf: (seat: Seat) => string,
  cardNames: Readonly<Record<EstablishmentId, string>>,
  texts: StreetTexts,
): PaymentLine[] {
  const say = ({ seat, coins, owed }: Change) =>
    owed === 0 ? texts.nothingFor(nameOf(seat)) : texts.changeOf(nameOf(seat), coins, owed)
  return [...new Set(transfers.map(({ card }) => card))].map((card) => {
    const changes = changesOf(transfers.filter((transfer) => transfer.card === card))
    return { card, text: texts.payment(cardNames[card], changes.map(say)) }
  })
}

/** Coins that a seat gains or loses, and how many it should be. */
interface Change {
  readonly seat: Seat
  readonly coins: number
  readonly owed: number
}

/** A card has one payer or one owner. What could not be paid in full is told of those on the other side. */
function changesOf(paid: readonly Transfer[]): Change[] {
  const sum = paid.reduce((total, { coins }) => total + coins, 0)
  const gains = paid.map(({ to, coins, owed }) => ({ seat: to, coins, owed }))
  const losses = paid.flatMap(({ from, coins, owed }) => (from === 'bank' ? [] : [{ seat: from, coins: -coins, owed }]))
  const payers = new Set(losses.map(({ seat }) => seat))
  if (payers.size > 1) return [{ seat: paid[0].to, coins: sum, owed: sum }, ...losses]
  return sum === 0 ? gains : [...gains, ...Array.from(payers, (seat) => ({ seat, coins: -sum, owed: sum }))]
}
