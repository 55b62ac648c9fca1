import type { Match } from '#engine/match.ts'
import { accepted } from '#engine/result.ts'
import type { Runtime } from '#engine/runtime.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { loadRulesOf } from '#games/index.ts'
import { ApiError } from '../api-error.ts'
import type { Database, MoveRow } from '../database/schema.ts'
import { giveWay, type MoveEvent, SLICE, takeBack } from './history.ts'
import { HotTable, hasBegun, type PlayingTable } from './hot-table.ts'
import { LiveTable, type LogRow } from './live-table.ts'
import type { NewsHub } from './news-hub.ts'
import { CardGameCache, cardSetOf } from './stored-card-sets.ts'
import { moveRows, tableWithMoves } from './table-rows.ts'

const CACHED_CARD_SETS = 32

/** Builds tables from their logs, and plays the moves that another node has added. */
export class TableLoader {
  readonly cardGames = new CardGameCache(CACHED_CARD_SETS)
  readonly #db: Database
  readonly #news: NewsHub
  readonly #runtime: Runtime

  constructor(db: Database, news: NewsHub, runtime: Runtime) {
    this.#db = db
    this.#news = news
    this.#runtime = runtime
  }

  async load(id: string): Promise<HotTable> {
    const { moves, ...rows } = await tableWithMoves(this.#db, id, 0)
    const { row } = rows
    const rules = await loadRulesOf(row.game, row.rules_version)
    if (rules === undefined) {
      throw new ApiError(
        'not-found',
        `this server does not have version ${row.rules_version} of the rules of ${row.game}`,
      )
    }
    const cards = await cardSetOf(this.#db, row)
    const game = cards === undefined ? accepted(rules) : this.cardGames.get(rules, cards)
    if (!game.ok) throw new ApiError('not-found', `this server cannot play with the cards of this table: ${game.error}`)
    const table = new HotTable(game.value, cards, rows)
    this.#news.updateViewers(table)
    await this.#rebuild(table, moves)
    return table
  }

  /** Loads what is new in the database and sends it to followers; returns whether anything was new. */
  async reload(table: HotTable): Promise<boolean> {
    const before = fingerprintOf(table)
    const { id, live } = table
    // Includes the last known move: if it is missing, the log in memory is not the one in the database.
    const read = await tableWithMoves(this.#db, id, live === undefined ? 0 : live.seq - 1)
    const added = live === undefined ? undefined : newRows(read.moves, live.seq)
    const log = added === undefined && live !== undefined ? await moveRows(this.#db, id) : read.moves
    const { row, seats, members, silenced } = read
    table.row = row
    table.seats = seats
    table.members = members
    table.silenced = silenced
    if (added?.length !== 0) table.forgetPlans()
    this.#news.updateViewers(table)
    if (added === undefined) await this.#rebuild(table, log)
    else for (const next of added) await this.#playNext(table, next)
    this.#news.sendFacts(table)
    return fingerprintOf(table) !== before
  }

  /** The game after an undo or rewind; `check` may refuse an undo. */
  async takeBack(table: PlayingTable, row: LogRow, check?: (match: Match) => void): Promise<MoveEvent> {
    const { histories } = this.#news
    const { snapshots } = histories.open(table.id)
    try {
      return await takeBack({ db: this.#db, runtime: this.#runtime }, table, snapshots, row, check)
    } finally {
      histories.resize(table.id)
    }
  }

  /** Rebuilds the game from the whole log, in slices: other work goes on meanwhile. */
  async #rebuild(table: HotTable, moves: readonly MoveRow[]): Promise<void> {
    const { setup, id } = table
    if (setup === undefined) return
    const live = new LiveTable(setup)
    const standing = new StandingActions<LogRow>(moves)
    for (let from = 0; from < moves.length; from += SLICE) {
      live.playRows(moves.slice(from, from + SLICE), standing)
      await giveWay(this.#runtime)
    }
    table.live = live
    this.#news.histories.forget(id)
    this.#news.sendMoves(id, setup, moves, [...this.#news.followers.of(id)])
  }

  async #playNext(table: HotTable, row: MoveRow): Promise<void> {
    if (!hasBegun(table)) return
    const { live } = table
    const event: MoveEvent =
      row.kind === 'action'
        ? { row, outcome: live.playRow(row), removed: undefined, table: live }
        : await this.takeBack(table, row)
    table.live = event.table
    this.#news.move(table.id, event)
  }
}

/** The rows after the last known move; undefined if the game must be rebuilt from the whole log. */
function newRows([last, ...rest]: readonly MoveRow[], known: number): readonly MoveRow[] | undefined {
  if (known > 0 && last?.seq !== known) return undefined
  return known === 0 && last !== undefined ? [last, ...rest] : rest
}

/** Changes with everything that can make a request invalid. */
function fingerprintOf({ row, live, members }: HotTable): string {
  return JSON.stringify([row.version, row.status, live?.seq, [...members].sort()])
}
