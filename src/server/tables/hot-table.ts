import { KeptPlan } from '#bots/kept-plan.ts'
import type { CardSetFile } from '#engine/card-set.ts'
import type { Game, Seat } from '#engine/game.ts'
import type { Viewer } from '#wire/moves.ts'
import type { SeatRow, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { clockOf, optionsOf } from './facts.ts'
import type { GameSetup, LiveTable } from './live-table.ts'
import type { TableRows } from './table-rows.ts'

/** A table in memory: its rows from the database and its game. */
export class HotTable {
  readonly game: Game
  /** The card set that replaces the standard one. */
  readonly cards: CardSetFile | undefined
  readonly queue = new Queue()
  row: TableRow
  seats: readonly SeatRow[]
  /** User ids that can read it while it is private, besides those with a seat. */
  members: ReadonlySet<string>
  /** User ids that may not write in its chat. */
  silenced: ReadonlySet<string>
  /** Undefined before the game begins. */
  live: LiveTable | undefined
  /** No longer in the cache: the database may be ahead of it, so it must not be used. */
  isEvicted = false
  /** The seats whose bot is thinking. */
  readonly thinking = new Set<Seat>()
  #plans: Map<Seat, KeptPlan<string>> | undefined

  constructor(game: Game, cards: CardSetFile | undefined, { row, seats, members, silenced }: TableRows) {
    this.game = game
    this.cards = cards
    this.row = row
    this.seats = seats
    this.members = members
    this.silenced = silenced
  }

  get id(): string {
    return this.row.id
  }

  /** Undefined before the game begins. */
  get setup(): GameSetup | undefined {
    const { seed, started_at } = this.row
    if (seed === null) return undefined
    return (
      this.live?.setup ?? {
        game: this.game,
        options: optionsOf(this.row),
        seed,
        clock: clockOf(this.row),
        startedAt: started_at ?? 0,
      }
    )
  }

  seatOf(caller: Caller): SeatRow | undefined {
    return caller === undefined ? undefined : this.seatOfUser(caller.id)
  }

  seatOfUser(userId: string | undefined): SeatRow | undefined {
    return userId === undefined ? undefined : this.seats.find(({ user_id }) => user_id === userId)
  }

  viewerOf(userId: string | undefined): Viewer {
    return this.seatOfUser(userId)?.seat ?? 'spectator'
  }

  canRead(userId: string | undefined): boolean {
    if (this.row.visibility === 'open') return true
    if (userId === undefined) return false
    return this.members.has(userId) || this.row.host_id === userId || this.seatOfUser(userId) !== undefined
  }

  /** Whether a bot plays for this seat: a bot's own, or of a player who is away. */
  isBotSeat(seat: Seat): boolean {
    const { kind, is_away } = this.seats[seat - 1]
    return kind === 'bot' || is_away === 1
  }

  /** Whether any person is present. */
  get hasPeople(): boolean {
    return this.seats.some(({ kind, is_away }) => kind === 'person' && is_away === 0)
  }

  /** The plan of a seat's bot for this turn. */
  planOf(seat: Seat): KeptPlan<string> {
    this.#plans ??= new Map()
    const plan = this.#plans.get(seat) ?? new KeptPlan<string>()
    this.#plans.set(seat, plan)
    return plan
  }

  forgetPlan(seat: Seat): void {
    this.#plans?.delete(seat)
  }

  forgetPlans(): void {
    this.#plans = undefined
  }
}

/** A table whose game has begun. */
export interface PlayingTable extends HotTable {
  live: LiveTable
}

export function hasBegun(table: HotTable): table is PlayingTable {
  return table.live !== undefined
}

/** Runs tasks one after another, in order. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  get isIdle(): boolean {
    return this.#length === 0
  }

  run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    this.#length++
    const mine = this.#last.then(task, task).finally(() => {
      this.#length--
    })
    // The caller gets the error; the next task runs anyway.
    this.#last = mine.catch(() => undefined)
    return mine
  }
}
