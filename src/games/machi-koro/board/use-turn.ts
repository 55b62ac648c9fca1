import { useMemo } from 'react'
import type { BoardProps } from '#boards/board.ts'
import { usePicked } from '#boards/turn.ts'
import type { Seat } from '#engine/game.ts'
import type { EstablishmentId, ItemId } from '../cards/cards.ts'
import type { MachiTypes } from '../rules/facts.ts'
import type { MachiInsight } from '../rules/insight.ts'
import { formatMove, type Move, readMove } from '../rules/notation.ts'
import type { MachiTexts } from '../text/en/board.ts'
import type { SeatCard } from './street/street-props.ts'

export type MachiBoardProps = BoardProps<MachiTypes, MachiInsight, MachiTexts>

/** The turn as the board plays it: what is offered, what is chosen but not done, and what each touch does. */
export interface Turn {
  readonly offer: Offer
  /** What one thinks of building. */
  readonly chosen: ItemId | null
  /** Chooses what to build; what is chosen already is built, or the table says why not. */
  choose(item: ItemId): void
  readonly given: EstablishmentId | null
  readonly taken: SeatCard | null
  give(card: EstablishmentId): void
  takeCard(seat: Seat, card: EstablishmentId): void
  swap(): void
  cancel(): void
  take(move: Move): void
}

interface Choice {
  readonly chosen: ItemId | null
  readonly given: EstablishmentId | null
  readonly taken: SeatCard | null
}

const NOTHING: Choice = { chosen: null, given: null, taken: null }

export function useTurn(board: MachiBoardProps): Turn {
  const { legal, mayAct, take } = board
  const offer = useMemo(() => offerOf(legal), [legal])
  const [{ chosen, given, taken }, pick] = usePicked(board, NOTHING)
  const act = (move: Move) => take(formatMove(move))
  const swap = (gift: EstablishmentId, { seat, card }: SeatCard) =>
    act({ kind: 'swap', given: gift, seat, taken: card })
  return {
    offer,
    chosen,
    choose(item) {
      if (item !== chosen) pick({ ...NOTHING, chosen: item })
      else if (mayAct) act({ kind: 'build', item })
      else pick(NOTHING)
    },
    given,
    taken,
    give(card) {
      // A card that cannot be given is tried with whatever may be taken, so that the table says why not.
      const [[seat, theirs] = []] = offer.prizes
      const [prize] = theirs ?? []
      if (offer.gifts.has(card)) pick({ chosen: null, given: card === given ? null : card, taken })
      else if (seat !== undefined && prize !== undefined) swap(card, { seat, card: prize })
    },
    takeCard(seat, card) {
      const [gift] = given === null ? offer.gifts : [given]
      const isChosen = taken?.seat === seat && taken.card === card
      if (offer.prizes.get(seat)?.has(card)) pick({ chosen: null, given, taken: isChosen ? null : { seat, card } })
      else if (gift !== undefined) swap(gift, { seat, card })
    },
    swap() {
      if (given !== null && taken !== null) swap(given, taken)
    },
    cancel: () => pick(NOTHING),
    take: act,
  }
}

/** The legal actions of a moment, sorted by what they are for. */
interface Offer {
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
