import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Game } from '#engine/game.ts'
import { chosenVariants } from '#engine/options.ts'
import type { Runtime } from '#engine/runtime.ts'
import { findFacts, loadRules, usualBot } from '#games/index.ts'
import type { PlayNow } from '#wire/social.ts'
import type { Clock } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, Schema, TableRow } from '../database/schema.ts'
import type { Person } from '../people/users.ts'
import { clockOf, optionsOf } from '../tables/facts.ts'
import type { HotTables } from '../tables/hot-tables.ts'
import { openSeats } from '../tables/lobby.ts'
import { insertTable, newTable } from '../tables/new-table.ts'
import { isHostHere } from '../tables/presence-service.ts'
import type { SeatService } from '../tables/seat-service.ts'
import type { TableLimits } from '../tables/table-limits.ts'
import { blockedBetween } from './relation-service.ts'

/** For how long after the start a person can take the seat of a bot. */
export const BOTS_MS = 300_000
/** A host is believed to be at a new table for this time, in which the page opens it. */
const NEW_MS = 60_000
/** How many tables of each kind are considered, the oldest first. */
const CANDIDATES = 50
/** How often a table that another player has just made is preferred to making one. */
const ROUNDS = 20
/** Slower games are not for people who want to play now. */
const LONGEST_TURN = 600
const LONGEST_BANK = 7200
const USUAL_PLAYERS = 2

/** Errors that mean that the seat is gone or not for this player: the next table is tried. */
const NEXT = ['not-now', 'not-found', 'forbidden', 'unavailable', 'stale']

export interface PlayNowOptions {
  readonly tables: HotTables
  readonly seatService: SeatService
  readonly limits: TableLimits
  readonly runtime: Runtime
  secret(): string
  /** The player is at this table now. */
  onSeated(table: string, userId: string): void
}

/**
 * Finds a seat for a player at once. Open tables and games with a bot that can be replaced are tried, the oldest first; if
 * none fits, the player gets a table with bots, whose seats people can take in the first minutes. The player starts its game
 * like that of every table: after the browser has stored the commitment and sent words for the seed.
 */
export class PlayNowService {
  readonly #options: PlayNowOptions

  constructor(options: PlayNowOptions) {
    this.#options = options
  }

  async play(caller: Person, wish: PlayNow): Promise<{ id: string }> {
    const wanted = await wantedGame(wish)
    const id = await this.#seat(caller, wanted)
    this.#options.onSeated(id, caller.id)
    return { id }
  }

  async #seat(caller: Person, wanted: Wanted): Promise<string> {
    const { db } = this.#options.tables.store
    const refused = new Set<string>()
    for (let round = 1; ; round++) {
      const own = await this.#own(db, caller, wanted)
      if (own !== undefined) return own
      for (const id of await this.#candidates(db, caller, wanted)) {
        if (refused.has(id)) continue
        if (await this.#sit(caller, id, wanted)) return id
        refused.add(id)
      }
      const id = await this.#make(caller, wanted, round < ROUNDS ? refused : undefined)
      if (id !== undefined) return id
    }
  }

  /** False if another player was faster, or another request of this one. */
  async #sit(caller: Person, id: string, wanted: Wanted): Promise<boolean> {
    try {
      await this.#options.seatService.sit(caller, id, undefined, '', async (transaction) => {
        await this.#lock(transaction, wanted)
        const own = await this.#own(transaction, caller, wanted, id)
        if (own !== undefined) throw new ApiError('not-now', 'you have just got a seat at another table')
      })
      return true
    } catch (error) {
      if (error instanceof ApiError && NEXT.includes(error.code)) return false
      throw error
    }
  }

  /**
   * Until the end of the transaction, no other request gets a seat in this game, on any node: two requests of one player
   * must not lead to two tables, nor two players who find no table to one each.
   */
  async #lock(transaction: Transaction<Schema>, { game }: Wanted): Promise<void> {
    const at = this.#options.runtime.now()
    await transaction
      .insertInto('play_now')
      .values({ game: game.id, at })
      .onConflict((conflict) => conflict.column('game').doUpdateSet({ at }))
      .execute()
  }

  /** Makes a table, unless the player has one by now, or there is one to try that is not among the `refused`. */
  async #make(caller: Person, wanted: Wanted, refused: ReadonlySet<string> | undefined): Promise<string | undefined> {
    const { tables, limits, runtime, secret } = this.#options
    await limits.requireRoomForBots(caller)
    await limits.requireRoomToWait(caller, 'private')
    const { game, variants, players = Math.max(USUAL_PLAYERS, wanted.game.players[0]) } = wanted
    const bot = usualBot(findFacts(game.id) ?? { bots: [] })
    const seats = Array.from({ length: players }, (_, i) => (i === 0 ? ('me' as const) : { bot }))
    const made = await newTable(
      caller,
      {
        game: game.id,
        options: { players, ...variants },
        visibility: 'open',
        clock: { kind: 'none' },
        words: '',
        seats,
      },
      runtime,
      secret(),
    )
    made.row.bots_until = runtime.now() + BOTS_MS
    const isMade = await tables.store.db.transaction().execute(async (transaction) => {
      await this.#lock(transaction, wanted)
      if ((await this.#own(transaction, caller, wanted)) !== undefined) return false
      if (refused !== undefined) {
        const others = await this.#candidates(transaction, caller, wanted)
        if (others.some((id) => !refused.has(id))) return false
      }
      await insertTable(transaction, made, runtime)
      return true
    })
    return isMade ? made.row.id : undefined
  }

  /**
   * The table to which "play now" has already led this player: others can still join it, or its host has not begun. One
   * that the player opened for others is not meant.
   */
  async #own(db: Database, caller: Person, wanted: Wanted, except = ''): Promise<string | undefined> {
    const now = this.#options.runtime.now()
    const rows = await this.#tables(db, wanted.game.id)
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('seats')
          .select('table_id')
          .where('user_id', '=', caller.id)
          .where('ended_at', 'is', null)
          .where('is_away', '=', 0),
      )
      .where('id', '!=', except)
      .where(({ or, and, eb }) =>
        or([eb('bots_until', '>', now), and([eb('status', '=', 'waiting'), eb('host_id', '!=', caller.id)])]),
      )
      .execute()
    return rows.find((row) => fits(row, wanted))?.id
  }

  /** The ids of tables with a seat for this player, the oldest first. */
  async #candidates(db: Database, caller: Person, wanted: Wanted): Promise<readonly string[]> {
    const now = this.#options.runtime.now()
    const waiting = await this.#tables(db, wanted.game.id)
      .where('status', '=', 'waiting')
      .where('bots_until', 'is', null)
      .where((where) => where.exists(openSeats(where)))
      .execute()
    const withBots = await this.#tables(db, wanted.game.id)
      .where('bots_until', '>', now)
      // Not an equality, for which the index of all games in progress would be read.
      .where(({ not, eb }) => not(eb('status', 'in', ['over', 'closed'])))
      .where((where) => where.exists(botsSeats(where)))
      .execute()
    const fitting = [...waiting, ...withBots]
      .filter((row) => fits(row, wanted))
      .sort((a, b) => a.created_at - b.created_at)
    if (fitting.length === 0) return []
    const ids = fitting.map(({ id }) => id)
    const seats = await db
      .selectFrom('seats')
      .select(['table_id', 'user_id', 'is_away'])
      .where('table_id', 'in', ids)
      .where('user_id', 'is not', null)
      .execute()
    const people = [
      ...new Set([...fitting.map(({ host_id }) => host_id), ...seats.flatMap(({ user_id }) => user_id ?? [])]),
    ]
    const blocked = await blockedBetween(db, caller.id, people)
    return fitting.flatMap(({ id, host_id }) => {
      const seated = seats.filter(({ table_id }) => table_id === id)
      const users = [host_id, ...seated.flatMap(({ user_id }) => user_id ?? [])]
      const isFor = seated.every(({ user_id }) => user_id !== caller.id) && users.every((one) => !blocked.has(one))
      return isFor && seated.some(({ is_away }) => is_away === 0) ? [id] : []
    })
  }

  #tables(db: Database, game: string) {
    const now = this.#options.runtime.now()
    return db
      .selectFrom('tables')
      .select(['id', 'host_id', 'options', 'clock', 'created_at', 'bots_until'])
      .where('visibility', '=', 'open')
      .where('game', '=', game)
      .where('cards', 'is', null)
      .where('is_rated', '=', 0)
      .where('daily', 'is', null)
      .where((where) => where.or([where('created_at', '>', now - NEW_MS), where.exists(isHostHere(where, now))]))
      .orderBy('created_at')
      .limit(CANDIDATES)
  }
}

interface Wanted {
  readonly game: Game
  /** Any number if missing. */
  readonly players: number | undefined
  readonly variants: ReturnType<typeof chosenVariants>
}

async function wantedGame({ game: id, options }: PlayNow): Promise<Wanted> {
  if (findFacts(id) === undefined) throw new ApiError('bad-request', `unknown game ${id}`)
  const game = await loadRules(id)
  return { game, players: options.players, variants: chosenVariants(game.variants, options) }
}

function fits(row: Pick<TableRow, 'options' | 'clock'>, { game, players, variants }: Wanted): boolean {
  const options = optionsOf(row)
  if (players !== undefined && options.players !== players) return false
  if (options.players < 2 || !isQuick(clockOf(row))) return false
  return JSON.stringify(chosenVariants(game.variants, { ...options })) === JSON.stringify(variants)
}

/** A subquery with the seats of a table for which a bot plays, as `isBotSeat` of a table in memory. */
function botsSeats({ selectFrom }: ExpressionBuilder<Schema, 'tables'>) {
  return selectFrom('seats')
    .select('seats.seat')
    .whereRef('seats.table_id', '=', 'tables.id')
    .where(({ or, eb }) => or([eb('seats.kind', '=', 'bot'), eb('seats.is_away', '=', 1)]))
}

function isQuick(clock: Clock): boolean {
  if (clock.kind === 'none') return (clock.patience ?? 0) <= LONGEST_TURN
  return clock.seconds <= (clock.kind === 'turn' ? LONGEST_TURN : LONGEST_BANK)
}
