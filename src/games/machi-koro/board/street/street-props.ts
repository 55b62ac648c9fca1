import type { SeatInfo } from '../../../../boards/board.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { CardSet, EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../income.ts'
import type { StreetTexts } from '../../text/types/street.ts'
import type { WordTexts } from '../../text/types/words.ts'
import type { MachiView } from '../../view.ts'
import type { LastRoll } from '../last-roll.ts'

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
  /** What somebody thinks of building. */
  readonly ghost: SeatItem | null
  /** Null where nothing is to be animated. What is there when the streets first appear is not played either. */
  readonly happening: Happening | null
  /** Null before the first roll. */
  readonly lastRoll: LastRoll | null
  readonly texts: StreetTexts
  readonly words: WordTexts
  readonly pace: number
}
