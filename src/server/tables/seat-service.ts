import type { Runtime } from '#engine/runtime.ts'
import { findFacts } from '#games/index.ts'
import type { TableNow } from '#wire/moves.ts'
import type { NewTable, TableEvent } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, SeatRow } from '../database/schema.ts'
import { isConflict } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import { blockedBetween, blockersAmong } from '../social/relation-service.ts'
import { abandonedAt } from './abandoned-games.ts'
import { patienceOf, removalRefusal, startRefusal, throwIfRefused } from './absence-rules.ts'
import { clockOf, colourOf, requireNotCounted, withColour } from './facts.ts'
import type { HotTable } from './hot-table.ts'
import type { FactsChange, HotTables } from './hot-tables.ts'
import { LiveTable } from './live-table.ts'
import { dueAt, earliest, isPlaying, noticeAt, requireSeat } from './move-service.ts'
import {
  botSeat,
  codeRefused,
  insertTable,
  isCodeOf,
  newTable,
  noBots,
  openSeat,
  personSeat,
  readCode,
  requireRatable,
  seedFor,
  withFreshCode,
} from './new-table.ts'
import { noteCardSetUse } from './stored-card-sets.ts'
import type { TableLimits } from './table-limits.ts'
import { tableNotFound, WrongCode } from './table-rows.ts'
import { changeAndTell, tableNow } from './tell-players.ts'

/** Creates tables and manages their seats. */
export class SeatService {
  readonly #tables: HotTables
  readonly #runtime: Runtime
  /** Called when it may be a bot's turn. */
  readonly #wakeBots: (table: HotTable) => void
  /** Makes the secret part of a seed. */
  readonly #secret: () => string
  readonly #limits: TableLimits
  readonly #patience: number

  constructor(
    tables: HotTables,
    runtime: Runtime,
    wakeBots: (table: HotTable) => void,
    secret: () => string,
    limits: TableLimits,
    patience: number,
  ) {
    this.#tables = tables
    this.#runtime = runtime
    this.#wakeBots = wakeBots
    this.#secret = secret
    this.#limits = limits
    this.#patience = patience
  }

  async create(caller: Person, wish: NewTable): Promise<TableNow> {
    const made = await newTable(caller, wish, this.#runtime, this.#secret())
    const changed = made.cards && this.#tables.loader.cardGames.get(made.rules, made.cards, true)
    if (changed?.ok === false) throw new ApiError('bad-request', `cards: ${changed.error}`)
    const again = wish.request === undefined ? undefined : await this.#madeBy(caller, wish.request)
    if (again !== undefined) return this.#seen(caller, again)
    await this.#limits.requireRoomToWait(caller, wish.visibility)
    const { db } = this.#tables.store
    try {
      await db.transaction().execute((transaction) => insertTable(transaction, made, this.#runtime))
      this.#tables.onWaitingChange?.()
    } catch (error) {
      const known =
        isConflict(error) && wish.request !== undefined ? await this.#madeBy(caller, wish.request) : undefined
      if (known === undefined) throw error
      return this.#seen(caller, known)
    }
    return this.#seen(caller, made.row.id)
  }

  async enterByCode(caller: Person, typed: string): Promise<{ id: string }> {
    const { db } = this.#tables.store
    const table = await db.selectFrom('tables').select('id').where('code', '=', readCode(typed)).executeTakeFirst()
    if (table === undefined) throw new WrongCode('there is no table with this code')
    await this.enter(caller, table.id, typed)
    return table
  }

  enter(caller: Person, id: string, typed: string | undefined): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      if (!table.canRead(caller.id)) {
        if (typed === undefined) throw tableNotFound()
        if (!isCodeOf(table.row, typed)) throw codeRefused(table.row, typed)
        await this.#tables.store.db
          .insertInto('members')
          .values({ table_id: id, user_id: caller.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        table.members = new Set([...table.members, caller.id])
      }
      await this.#tables.noteUse(table)
      return this.#nowOf(table, caller)
    })
  }

  /** `also` is done in the transaction that gives the seat. */
  sit(
    caller: Person,
    id: string,
    wanted: number | undefined,
    words: string,
    also?: FactsChange['also'],
  ): Promise<TableNow> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      const own = table.seatOf(caller)
      // The answer to an earlier request may have been lost.
      if (own?.is_asked === 0 && (wanted ?? own.seat) === own.seat) return this.#nowOf(table, caller)
      const takesBots = mayTakeBots(table, this.#runtime.now())
      if (!takesBots) requireWaiting(table)
      if (own?.is_asked === 1) {
        await this.#tables.change(table, { seats: [{ ...own, is_asked: 0, words: words || own.words }] })
        return this.#nowOf(table, caller)
      }
      if (own !== undefined) throw new ApiError('not-now', 'you already have a seat at this table')
      if (table.row.is_rated === 1) requireRatable(caller)
      const isFree = ({ kind, seat }: SeatRow) => kind === 'open' || (takesBots && table.isBotSeat(seat))
      const free = table.seats.find((one) => isFree(one) && (wanted === undefined || one.seat === wanted))
      if (free === undefined) throw seatTaken()
      const seated: FactsChange['also'] = async (transaction) => {
        await forgetInvite(transaction, id, caller.id)
        await also?.(transaction)
      }
      if (free.kind === 'open') {
        await this.#requireNotBlocked(table, caller)
        const seats = [personSeat(id, free.seat, caller, words)]
        await this.#tables.change(table, { table: withColour(table, free.seat, null), seats, also: seated })
      } else await this.#takeBotsSeat(table, free, caller, seated)
      return this.#nowOf(table, caller)
    })
  }

  chooseColour(caller: Person, id: string, colour: number): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const own = requireSeat(table, caller)
      requireWaiting(table)
      const { colours = 0 } = findFacts(table.row.game) ?? {}
      if (colour > colours) throw new ApiError('bad-request', `this game has ${colours} colours to choose from`)
      const isTaken = table.seats.some((one) => one !== own && colourOf(one, table.row) === colour)
      if (isTaken) throw new ApiError('not-now', 'another player has chosen this colour')
      await this.#tables.change(table, { table: withColour(table, own.seat, colour) })
      return this.#nowOf(table, caller)
    })
  }

  addWords(caller: Person, id: string, words: string): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const seat = requireSeat(table, caller)
      requireWaiting(table)
      // Pages of earlier versions join a rematch in this way.
      await this.#tables.change(table, { seats: [{ ...seat, words, is_asked: 0 }] })
      return this.#nowOf(table, caller)
    })
  }

  fillSeat(caller: Person, id: string, number: number, fill: 'open' | { readonly bot: string }): Promise<TableNow> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      requireHost(table, caller)
      requireWaiting(table)
      const old = table.seats[number - 1]
      if (old === undefined) throw new ApiError('bad-request', `there are ${table.seats.length} seats`)
      const patience = patienceOf(clockOf(table.row), this.#patience)
      const time = { askedAt: table.row.created_at, now: this.#runtime.now(), patience }
      throwIfRefused(removalRefusal(old, time))
      if (fill !== 'open' && table.row.is_rated === 1) throw noBots()
      const seat = fill === 'open' ? openSeat(id, number) : botSeat(id, number, table.row.game, fill.bot)
      const others = table.seats.filter((one) => one !== old)
      if ([...others, seat].every(({ kind }) => kind === 'bot')) {
        throw new ApiError('not-now', 'a table needs a seat for a person')
      }
      const removed = old.user_id === caller.id ? null : old.user_id
      // A removed player can neither watch a private table nor join it again with the old code.
      if (removed !== null) table.members = new Set([...table.members].filter((member) => member !== removed))
      await this.#tables.change(table, {
        ...(removed !== null && { table: withFreshCode(table.row, this.#runtime) }),
        seats: [seat],
        also: async (transaction) => {
          if (removed === null) return
          await transaction.deleteFrom('members').where('table_id', '=', id).where('user_id', '=', removed).execute()
        },
      })
      return this.#nowOf(table, caller)
    })
  }

  start(caller: Person, id: string): Promise<TableNow> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      requireHost(table, caller)
      if (table.row.status === 'playing') return this.#nowOf(table, caller)
      requireWaiting(table)
      if (table.seats.some(({ kind }) => kind === 'open')) throw new ApiError('not-now', 'not all seats are taken')
      if (!table.hasPeople) throw new ApiError('not-now', 'there is no player at this table')
      throwIfRefused(startRefusal(table.seats))
      if (table.seats.some(({ kind }) => kind === 'bot')) await this.#limits.requireRoomForBots(caller)
      const start = () => this.#start(table)
      await (table.seats.length === 1 ? this.#limits.startSolo(caller, start) : start())
      return this.#nowOf(table, caller)
    })
  }

  async #start(table: HotTable): Promise<void> {
    const now = this.#runtime.now()
    table.row = { ...table.row, seed: seedFor(table), started_at: now }
    const { setup } = table
    if (setup === undefined) throw new Error('a table without a seed was started')
    const played = Object.assign(table, { live: new LiveTable(setup) })
    const followers = this.#tables.news.followers.of(table.id)
    await this.#tables.change(table, {
      table: {
        status: 'playing',
        seed: setup.seed,
        started_at: now,
        moved_at: now,
        abandoned_at: abandonedAt(table, now),
        active: played.live.active.join(','),
        due_at: earliest(dueAt(played, now), noticeAt(played, undefined, followers, now)),
      },
      also: (transaction) => noteCardSetUse(transaction, table.row, now),
    })
    this.#wakeBots(table)
  }

  leave(caller: Person, id: string): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { status, host_id } = table.row
      requireNotCounted(table.row, 'a bot cannot play your daily deal')
      // A host without a seat closes the table by leaving.
      if (status === 'waiting' && host_id === caller.id && table.seatOf(caller) === undefined) {
        await this.#tables.change(table, { table: { status: 'closed', code: null, ended_at: this.#runtime.now() } })
        return this.#nowOf(table, caller)
      }
      // The answer to an earlier request may have been lost.
      if (status !== 'playing' && table.canRead(caller.id) && table.seatOf(caller) === undefined) {
        return this.#nowOf(table, caller)
      }
      const seat = requireSeat(table, caller)
      if (status === 'waiting') await this.#standUp(table, seat)
      else if (isPlaying(table)) await this.setAway(table, { ...seat, is_away: 1 })
      else throw new ApiError('not-now', 'the game is over')
      return this.#nowOf(table, caller)
    })
  }

  comeBack(caller: Person, id: string): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const seat = requireSeat(table, caller)
      if (!isPlaying(table)) throw new ApiError('not-now', 'the game is not being played')
      if (seat.is_away === 1) {
        const back_at = hasGrace(table, seat) ? this.#runtime.now() : seat.back_at
        const event: TableEvent = { kind: 'return', seat: seat.seat, by: [] }
        await changeAndTell(this.#tables, table, event, this.#runtime.now(), (also) =>
          this.setAway(table, { ...seat, is_away: 0, back_at }, also),
        )
      }
      return this.#nowOf(table, caller)
    })
  }

  close(id: string): Promise<void> {
    return this.#tables.withTable(id, async (table) => {
      if (table.row.status === 'closed') return
      await this.#tables.change(table, {
        table: { status: 'closed', code: null, due_at: null, active: '', ended_at: this.#runtime.now() },
      })
    })
  }

  /** Opens the seat before the game. If the host leaves, another player becomes host, or the table is closed. */
  async #standUp(table: HotTable, seat: SeatRow): Promise<void> {
    const heir = heirOf(table, seat.user_id)
    const isHost = table.row.host_id === seat.user_id
    const left = openSeat(table.id, seat.seat)
    if (!isHost) await this.#tables.change(table, { seats: [left] })
    else if (heir?.user_id != null) {
      await this.#tables.change(table, { table: { host_id: heir.user_id }, seats: [left] })
    } else {
      await this.#tables.change(table, {
        table: { status: 'closed', code: null, ended_at: this.#runtime.now() },
        seats: [left],
      })
    }
  }

  /** Lets a bot play for a seat, or gives it back to its player. */
  async setAway(table: HotTable, seat: SeatRow, more: FactsChange = {}): Promise<void> {
    if (!isPlaying(table)) return
    const seats = table.seats
    table.seats = seats.map((old) => (old.seat === seat.seat ? seat : old))
    const due_at = dueAt(table, this.#runtime.now())
    table.seats = seats
    await this.#tables.change(table, { ...more, table: { due_at, ...more.table }, seats: [seat] })
    this.#wakeBots(table)
  }

  /**
   * To a person whom a player of a public table has blocked, its seats are taken; the lobby does not show it to them either.
   * A private table has no such check: its players have given out the code themselves.
   */
  async #requireNotBlocked({ row, seats }: HotTable, caller: Person): Promise<void> {
    if (row.visibility !== 'open') return
    const people = [row.host_id, ...seats.flatMap(({ user_id }) => user_id ?? [])]
    if ((await blockersAmong(this.#tables.store.db, caller.id, people)).size > 0) throw seatTaken()
  }

  /**
   * Gives the seat of a bot, or of a player who has left it to one, to a person, who plays on from there. The words for the
   * seed stay as they were. A player who has blocked this person, or was blocked, did not choose to play with them: to them
   * the seat is taken.
   */
  async #takeBotsSeat(
    table: HotTable,
    { seat, user_id: left, words }: SeatRow,
    caller: Person,
    also: NonNullable<FactsChange['also']>,
  ): Promise<void> {
    const { db } = this.#tables.store
    const others = table.seats.flatMap(({ user_id }) => (user_id === null || user_id === left ? [] : user_id))
    if ((await blockedBetween(db, caller.id, others)).size > 0) throw seatTaken()
    const person = personSeat(table.id, seat, caller, words)
    const host = left === table.row.host_id && { host_id: (heirOf(table, left) ?? person).user_id ?? caller.id }
    const facts = { ...withColour(table, seat, null), ...host }
    if (!isPlaying(table)) return this.#tables.change(table, { table: facts, seats: [person], also })
    table.forgetPlan(seat)
    await changeAndTell(this.#tables, table, { kind: 'join', seat, by: [] }, this.#runtime.now(), (event) =>
      this.setAway(table, person, {
        table: facts,
        also: async (transaction) => {
          await also(transaction)
          await event.also?.(transaction)
        },
      }),
    )
  }

  async #madeBy(caller: Person, request: string): Promise<string | undefined> {
    const { db } = this.#tables.store
    const row = await db
      .selectFrom('tables')
      .select('id')
      .where('host_id', '=', caller.id)
      .where('request', '=', request)
      .executeTakeFirst()
    return row?.id
  }

  #seen(caller: Person, id: string): Promise<TableNow> {
    return this.#tables.withReadableTable(caller, id, (table) => this.#nowOf(table, caller))
  }

  #nowOf(table: HotTable, caller: Person): Promise<TableNow> {
    return tableNow(this.#tables, table, caller, this.#runtime.now())
  }
}

/** Whether people can still take the seats of bots and of players who have left, see `play-now.ts`. */
function mayTakeBots({ row: { status, bots_until } }: HotTable, now: number): boolean {
  return bots_until !== null && bots_until > now && (status === 'waiting' || status === 'playing')
}

function seatTaken(): ApiError {
  return new ApiError('not-now', 'this seat is not open')
}

/** The player who becomes host when the host leaves; rather one whom the host has not silenced. */
function heirOf({ seats, silenced }: HotTable, host: string | null): SeatRow | undefined {
  const others = seats.filter(({ kind, user_id, is_away }) => kind === 'person' && user_id !== host && is_away === 0)
  return others.find(({ user_id }) => !silenced.has(user_id ?? '')) ?? others.at(0)
}

async function forgetInvite(db: Database, table: string, userId: string): Promise<void> {
  await db.deleteFrom('invites').where('table_id', '=', table).where('user_id', '=', userId).execute()
}

function requireWaiting(table: HotTable): void {
  if (table.row.status !== 'waiting') throw new ApiError('not-now', 'the game has already begun')
}

/**
 * Whether a returning player gets extra time. While another player waits, only once until the next move, so that leaving
 * and returning does not stop the clock.
 */
function hasGrace({ live, seats }: HotTable, { seat, back_at }: SeatRow): boolean {
  const isWaitedFor = seats.some((one) => one.kind === 'person' && one.is_away === 0 && one.seat !== seat)
  return !isWaitedFor || live?.clocks === undefined || live.clocks.at > back_at
}

export function requireHost(table: HotTable, caller: Person): void {
  if (table.row.host_id !== caller.id) throw new ApiError('forbidden', 'only the host can do that')
}
