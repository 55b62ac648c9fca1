import { expect } from '@playwright/test'
import type { GameTypes, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { History, Move, TableNow } from '#wire/moves.ts'
import { SOON } from '../support/games.ts'
import { forcedStep, isLegal } from '../support/play.ts'
import type { Advisor, Hands, TestedGame } from '../support/tested-game.ts'
import type { Visitor } from './visitor.ts'

/** Only an action that never arrives meets this limit, in ms: a killed server must restart first, on a busy machine. */
const LONGEST_WAY = 240_000

/** The next action of a seat, and its view before it. */
interface Due<T extends GameTypes = GameTypes> {
  /** The number of the last move. */
  readonly seq: number
  readonly view: T['view']
  readonly action: string
  /** Whether it is the only action, which the page takes itself. */
  readonly isForced: boolean
}

/** A player at an online table, who knows only the view of the own seat. */
export class Player<T extends GameTypes = GameTypes> {
  readonly visitor: Visitor
  readonly tableId: string
  readonly seat: Seat
  readonly #game: TestedGame<T>
  readonly #advisor: Advisor<T>
  #hands: Hands<T> | undefined
  #requests = 0

  constructor(game: TestedGame<T>, visitor: Visitor, tableId: string, seat: Seat) {
    this.visitor = visitor
    this.tableId = tableId
    this.seat = seat
    this.#game = game
    this.#advisor = game.advisor(tableId)
  }

  /** The same player at the same table, in another browser. */
  elsewhere(visitor: Visitor): Player<T> {
    return new Player(this.#game, visitor, this.tableId, this.seat)
  }

  now(): Promise<TableNow> {
    return this.visitor.now(this.tableId)
  }

  /**
   * The next action of this seat. Undefined if it may not act: its page may just have taken a step without a choice.
   */
  async due(): Promise<Due<T> | undefined> {
    const { seq, active, view } = await this.now()
    if (!active.includes(this.seat)) return undefined
    const { rules } = this.#game
    const situation = { game: rules, state: rules.determinize(view, new Rng(`${this.tableId}/${seq}`)) }
    const forced = forcedStep(situation, this.seat)
    const action = forced ?? this.#advisor.choose(situation, this.seat)
    if (!isLegal(situation, this.seat, action)) throw new Error(`${action} is not legal`)
    return { seq, view, action, isForced: forced !== undefined }
  }

  /** Takes one action through the page, if the seat may act. */
  async act(): Promise<void> {
    const due = await this.due()
    if (due !== undefined) await this.take(due)
  }

  /** Makes the gestures of an action, which must arrive at the server unchanged. */
  async take({ seq, view, action, isForced }: Due<T>): Promise<void> {
    await this.visitor.seen(seq)
    if (!isForced) await this.#handsAt().perform(action, view, this.seat)
    await expect
      .poll(() => this.#ownMoveSince(seq), { message: action, intervals: SOON, timeout: LONGEST_WAY })
      .toMatchObject({ action, isBots: false })
  }

  /** The same through the API, which is faster. The page must be closed: it takes steps without a choice itself. */
  async actAway(): Promise<void> {
    const due = await this.due()
    if (due === undefined) return
    const request = `${this.tableId}-${this.seat}-${this.#requests++}`
    const { seq, action } = due
    await this.visitor.ask('POST', `/tables/${this.tableId}/actions`, { seq, action, request })
  }

  #handsAt(): Hands<T> {
    const { page } = this.visitor
    if (this.#hands?.page !== page) this.#hands = this.#game.mouse(page)
    return this.#hands
  }

  /** Undefined while there is none, or the server is down. */
  async #ownMoveSince(seq: number): Promise<Move | undefined> {
    const asked = this.visitor.ask<History>('GET', `/tables/${this.tableId}/moves?from=${seq}`)
    const moves = await asked.then(
      (history) => history.moves,
      () => [],
    )
    return moves.find(({ seat }) => seat === this.seat)
  }
}

/** The player who has the next choice. Steps without a choice are taken by the pages. */
export async function nextChoice(players: readonly Player[]): Promise<{ readonly player: Player; readonly due: Due }> {
  for (;;) {
    for (const player of players) {
      const due = await player.due()
      if (due === undefined || due.isForced) continue
      await player.visitor.seen(due.seq)
      return { player, due }
    }
  }
}

type IsThere = (now: TableNow) => boolean

/** Plays until the game is over or has reached the wanted point. If several seats may act, they take turns. */
async function playOn(
  players: readonly Player[],
  isThere: IsThere,
  act: (player: Player) => Promise<void>,
): Promise<TableNow> {
  for (let turn = 0; ; turn++) {
    const now = await players[0].now()
    if (now.table.status !== 'playing' || isThere(now)) return now
    const able = players.filter(({ seat }) => now.active.includes(seat))
    if (able.length > 0) await act(able[turn % able.length])
  }
}

/** Plays through the pages of all players. */
export function play(players: readonly Player[], isThere: IsThere = () => false): Promise<TableNow> {
  return playOn(players, isThere, (player) => player.act())
}

/** Plays through the API while all pages are closed. */
export function playAway(players: readonly Player[], isThere: IsThere): Promise<TableNow> {
  return playOn(players, isThere, (player) => player.actAway())
}
