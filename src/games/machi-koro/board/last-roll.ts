import { type Moment, viewAfter } from '../../../boards/board.ts'
import type { Seat } from '../../../engine/game.ts'
import type { CardSet } from '../cards/cards.ts'
import type { Transfer } from '../income.ts'
import { ledgerOf } from '../ledger.ts'
import { readMove } from '../notation.ts'
import type { MachiView } from '../view.ts'
import type { Happening } from './street/street-props.ts'

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
