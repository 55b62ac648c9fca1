import type { Page } from '@playwright/test'
import type { Seat } from '#engine/game.ts'
import type { LineName } from '#games/rail-on-the-hill/cards/cards.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { type Move, readMove } from '#games/rail-on-the-hill/rules/notation.ts'
import type { Location } from '#games/rail-on-the-hill/rules/state.ts'
import type { RailView } from '#games/rail-on-the-hill/rules/view.ts'
import type { Device } from '../support/device.ts'
import type { Hands } from '../support/tested-game.ts'
import { RailTable } from './table.ts'

type Assignment = Extract<Move, { readonly kind: 'plan' }>

/** Subclasses add what differs between a mouse, a finger and a keyboard. */
export abstract class RailHands<D extends Device = Device> implements Hands<RailTypes> {
  readonly page: Page
  readonly table: RailTable
  readonly device: D

  constructor(device: D) {
    this.page = device.page
    this.device = device
    this.table = new RailTable(device.page)
  }

  protected abstract acquire(location: Location, card: number): Promise<void>
  /** Takes a card of the hand, lays it on a square, rotates it as needed, and leaves it there. */
  protected abstract place(card: number, square: string, turn: number): Promise<void>
  /** Chooses a card of the town for a token. */
  protected abstract chooseSquare(square: string): Promise<void>
  protected abstract lay(line: LineName, spot: string): Promise<void>
  /** Puts a Plan card of the setup on a line. */
  protected abstract putOwnPlan(card: number, line: LineName): Promise<void>
  /** Brings the market, or a short choice in its place, into view. */
  protected abstract lookAtMarket(): Promise<void>
  protected abstract end(): Promise<void>

  async perform(action: string, view: RailView, seat: Seat): Promise<void> {
    const { device, table } = this
    const move = readMove(action)
    switch (move.kind) {
      case 'take':
        return device.press(table.set(move.set))
      case 'place':
        return this.place(move.card, move.square, move.turn)
      case 'upgrade':
        return this.chooseSquare(move.square)
      case 'plan':
        return this.#plan(move, view, seat)
      case 'acquire':
        await this.lookAtMarket()
        return this.acquire(move.location, view.board[move.location] ?? 0)
      case 'lay':
        return this.lay(move.line, move.spot)
      case 'collect':
        await this.lookAtMarket()
        return device.press(table.collect)
      case 'develop':
        await this.lookAtMarket()
        await device.press(table.marketToken(move.token, view.devs))
        return move.square === undefined ? undefined : this.chooseSquare(move.square)
      case 'bonus':
        await this.lookAtMarket()
        return device.press(table.bonus(move.bonus))
      case 'buy':
        await device.press(table.buy)
        return device.press(table.draw)
      case 'keep': {
        await this.lookAtMarket()
        const { pending } = view.players[seat - 1]
        const drawn = pending?.kind === 'keep' && 'tokens' in pending ? pending.tokens : []
        await device.press(table.keptToken(move.token, drawn))
        return move.square === undefined ? undefined : this.chooseSquare(move.square)
      }
      case 'scrap':
        await device.press(table.scrap)
        return device.press(table.scrapTrack(move.line, move.spot))
      case 'end':
        return this.end()
    }
  }

  async #plan({ card, line, discarded }: Assignment, view: RailView, seat: Seat): Promise<void> {
    const { device, table } = this
    await this.lookAtMarket()
    if (view.phase === 'setup') return this.putOwnPlan(card, line)
    const isDrawn = view.players[seat - 1].pending?.kind === 'plans'
    await device.press(isDrawn ? table.ownPlan(card) : table.marketPlan(card))
    await device.press(table.planLine(line))
    if (discarded !== undefined) await device.press(table.discard(discarded))
  }
}
