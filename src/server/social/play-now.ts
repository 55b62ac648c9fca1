import type { Game } from '#engine/game.ts'
import { chosenVariants } from '#engine/options.ts'
import type { Runtime } from '#engine/runtime.ts'
import { findFacts, loadRules, usualBot } from '#games/index.ts'
import type { PlayNow } from '#wire/social.ts'
import type { Clock } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, TableRow } from '../database/schema.ts'
import type { Person } from '../people/users.ts'
import { clockOf, optionsOf } from '../tables/facts.ts'
import type { HotTables } from '../tables/hot-tables.ts'
import { seatsOfKind } from '../tables/lobby.ts'
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
    const { tables, onSeated } = this.#options
    const wanted = await wantedGame(wish)
    const refused = new Set<string>()
    for (let round = 1; ; round++) {
      for (const { id, isOwn } of await this.#candidates(tables.store.db, caller, wanted)) {
        if (refused.has(id)) continue
        if (isOwn || (await this.#sit(caller, id))) {
          onSeated(id, caller.id)
          return { id }
        }
        refused.add(id)
      }
      const id = await this.#make(caller, wanted, round < ROUNDS ? refused : undefined)
      if (id === undefined) continue
      onSeated(id, caller.id)
      return { id }
    }
  }

  /** False if another player was faster. */
  async #sit(caller: Person, id: string): Promise<boolean> {
    try {
      await this.#options.seatService.sit(caller, id, undefined, '')
      return true
    } catch (error) {
      if (error instanceof ApiError && NEXT.includes(error.code)) return false
      throw error
    }
  }

  /**
   * Makes a table, unless there is one to try that is not among the `refused`. Players who find no table at the same time
   * do this one after another, on all nodes, so that the second joins the first.
   */
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
    const now = runtime.now()
    made.row.bots_until = now + BOTS_MS
    const isMade = await tables.store.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('play_now')
        .values({ game: game.id, at: now })
        .onConflict((conflict) => conflict.column('game').doUpdateSet({ at: now }))
        .execute()
      if (refused !== undefined) {
        const others = await this.#candidates(transaction, caller, wanted)
        if (others.some(({ id }) => !refused.has(id))) return false
      }
      await insertTable(transaction, made, runtime)
      return true
    })
    return isMade ? made.row.id : undefined
  }

  /** Tables with a seat for this player, the oldest first. */
  async #candidates(db: Database, caller: Person, wanted: Wanted): Promise<readonly Candidate[]> {
    const now = this.#options.runtime.now()
    const waiting = await this.#tables(db, wanted.game.id)
      .where('status', '=', 'waiting')
      .where('bots_until', 'is', null)
      .where((where) => where.exists(seatsOfKind(where, 'open')))
      .execute()
    const withBots = await this.#tables(db, wanted.game.id)
      .where('bots_until', '>', now)
      // Not an equality, for which the index of all games in progress would be read.
      .where(({ not, eb }) => not(eb('status', 'in', ['over', 'closed'])))
      .where((where) => where.exists(seatsOfKind(where, 'bot')))
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
    return fitting.flatMap(({ id, host_id, bots_until }): Candidate[] => {
      const seated = seats.filter(({ table_id }) => table_id === id)
      const own = seated.find(({ user_id }) => user_id === caller.id)
      // The player's own table that still waits for people is not made again; others are no new seat.
      if (own !== undefined) return bots_until !== null && own.is_away === 0 ? [{ id, isOwn: true }] : []
      const isBlocked = [host_id, ...seated.flatMap(({ user_id }) => user_id ?? [])].some((one) => blocked.has(one))
      return isBlocked || seated.every(({ is_away }) => is_away === 1) ? [] : [{ id, isOwn: false }]
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

interface Candidate {
  readonly id: string
  /** Whether the player already sits there. */
  readonly isOwn: boolean
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

function isQuick(clock: Clock): boolean {
  if (clock.kind === 'none') return (clock.patience ?? 0) <= LONGEST_TURN
  return clock.seconds <= (clock.kind === 'turn' ? LONGEST_TURN : LONGEST_BANK)
}
