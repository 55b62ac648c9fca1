import { KeptPlan } from '#bots/kept-plan.ts'
import type { CardSetFile } from '#engine/card-set.ts'
import type { Game, Seat } from '#engine/game.ts'
import type { SeatRow, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { clockOf, optionsOf } from './facts.ts'
import type { Viewer } from './history.ts'
import type { GameSetup, LiveTable } from './live-table.ts'
import type { TableRows } from './table-rows.ts'

/** A table that somebody plays at: what the database has of it, and its game as it stands. */
export class HotTable {
  readonly game: Game
  /** The replaced card set that the game is played with. */
  readonly cards: CardSetFile | undefined
  readonly queue = new Queue()
  row: TableRow
  seats: readonly SeatRow[]
  /** Who may read it, where it is private, besides those who sit there. */
  members: ReadonlySet<string>
  /** There from the beginning of the game on. */
  live: LiveTable | undefined
  /** Not to be used any more: what is in the database may be ahead of it. */
  isEvicted = false
  /** The seats that bots are thinking for. */
  readonly thinking = new Set<Seat>()
  #plans: Map<Seat, KeptPlan<string>> | undefined

  constructor(game: Game, cards: CardSetFile | undefined, { row, seats, members }: TableRows) {
    this.game = game
    this.cards = cards
    this.row = row
    this.seats = seats
    this.members = members
  }

  get id(): string {
    return this.row.id
  }

  /** What its game is played with; undefined before it begins. */
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

  /** Whether a bot acts on this seat. */
  isBotSeat(seat: Seat): boolean {
    const { kind, is_away } = this.seats[seat - 1]
    return kind === 'bot' || is_away === 1
  }

  /** Whether there is anybody whom the bots would play with. */
  get hasPeople(): boolean {
    return this.seats.some(({ kind, is_away }) => kind === 'person' && is_away === 0)
  }

  /** What the bot of a seat means to do in this turn. */
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

/** Lets one task after another run, in the order in which they came. */
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
    // Whoever asked hears of a failure; the next in the queue does not.
    this.#last = mine.catch(() => undefined)
    return mine
  }
}
