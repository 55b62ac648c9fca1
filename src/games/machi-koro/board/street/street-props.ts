import { type Moment, type SeatInfo, viewAfter } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { CardSet, EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import { readMove } from '../../rules/notation.ts'
import type { MachiView } from '../../rules/position.ts'
import { ledgerOf } from '../../rules/score.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'

export interface LookMode {
  readonly kind: 'look'
}

export interface TvMode {
  readonly kind: 'tv'
  readonly targets: readonly Seat[]
  /** How many coins a target would pay. */
  amount(seat: Seat): number
  onTake(seat: Seat): void
}

export interface SwapMode {
  readonly kind: 'swap'
  readonly own: Seat
  readonly given: EstablishmentId | null
  readonly taken: SeatCard | null
  readonly mayGive: readonly EstablishmentId[]
  mayTake(seat: Seat): readonly EstablishmentId[]
  /** Called for every card of the own street; the parent chooses it or explains why not. */
  onGive(card: EstablishmentId): void
  /** Called for every card of the other streets. */
  onTake(seat: Seat, card: EstablishmentId): void
}

export type StreetMode = LookMode | TvMode | SwapMode

export interface SeatCard {
  readonly seat: Seat
  readonly card: EstablishmentId
}

export interface SeatItem {
  readonly seat: Seat
  readonly item: ItemId
}

/** What an action did, to be seen as it happens. The view is already the one after it. */
export interface Happening {
  /** Changes with every new happening. */
  readonly key: number
  /** Whether the dice roll first. */
  readonly isRoll: boolean
  /** The payments that this action led to: the last ones of the last roll. */
  readonly transfers: readonly Transfer[]
  readonly built: SeatItem | null
  /** Two cards that have changed places, each with the seat that it came from. */
  readonly swapped: readonly [SeatCard, SeatCard] | null
}

export interface StreetsProps {
  readonly view: MachiView
  readonly cards: CardSet
  readonly seats: readonly SeatInfo[]
  /** The seat whose street is drawn largest where room is short. */
  readonly shown: Seat
  onShow(seat: Seat): void
  readonly mode: StreetMode
  /** What a player thinks of building. */
  readonly ghost: SeatItem | null
  /** Null where nothing is to be animated. What is there when the streets first appear is not played either. */
  readonly happening: Happening | null
  /** Null before the first roll. */
  readonly lastRoll: LastRoll | null
  readonly texts: StreetTexts
  readonly words: WordTexts
  readonly pace: number
}

/** The roll that lies on the table until the next one: who rolled, what, and all that was paid for it. */
export interface LastRoll {
  readonly seat: Seat
  readonly dice: readonly number[]
  readonly transfers: readonly Transfer[]
}

/** Whether an action rolled the dice, for the first time or again. */
export function isRoll(action: string): boolean {
  const { kind } = readMove(action)
  return kind === 'roll' || kind === 'reroll'
}

/** Looks back to the last roll of the game; null before the first. */
export function lastRollOf(log: readonly Moment<MachiView>[], view: MachiView, cards: CardSet): LastRoll | null {
  const at = log.findLastIndex(({ action }) => readMove(action).kind === 'roll')
  if (at === -1) return null
  const turn = log.slice(at)
  const after = (i: number) => viewAfter(turn, i, view)
  const rolled = turn.findLastIndex(({ action }) => isRoll(action))
  return {
    seat: turn[0].seat,
    dice: after(rolled).dice,
    transfers: turn.flatMap(({ before, action }, i) => ledgerOf(before, action, after(i), cards)),
  }
}

/** What the last action did, so that it can be seen as it happens. */
export function happeningOf(log: readonly Moment<MachiView>[], view: MachiView, cards: CardSet): Happening | null {
  const last = log.at(-1)
  if (last === undefined) return null
  const move = readMove(last.action)
  const { seat } = last
  return {
    key: log.length,
    isRoll: isRoll(last.action),
    transfers: ledgerOf(last.before, last.action, view, cards),
    built: move.kind === 'build' ? { seat, item: move.item } : null,
    swapped:
      move.kind === 'swap'
        ? [
            { seat, card: move.given },
            { seat: move.seat, card: move.taken },
          ]
        : null,
  }
}

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
