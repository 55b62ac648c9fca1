import type { CardSetFile } from '#engine/card-set.ts'
import type { CardSetName, Game, GameOptions, Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { sha256 } from '#engine/sha256.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import type { CardSetRow, MoveRow, TableRow } from '#server/database/schema.ts'
import type { Accepted, History, Move, TableNow, Viewer } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { ChatLine } from '#wire/tables.ts'
import { type Bots, rulesOf } from './bots.ts'
import type { Asker } from './node.ts'
import { PeopleChecks } from './people-checks.ts'
import { type Scheduler, Violation } from './scheduler.ts'
import type { NodeStore, SharedDatabase } from './store.ts'

/** A session that has ended is of no use anywhere after so long. */
const REVOKED_MS = 5000
/** For the question to the database, and for when the end of a session is noted here. */
const SLACK_MS = 1000

/** What the log of a table says, worked out by the rules alone. */
interface Truth {
  readonly game: Game
  readonly options: GameOptions
  readonly seed: string
  readonly rows: MoveRow[]
  readonly standing: StandingActions<MoveRow>
  /** The game after each row, the deal first. */
  readonly states: unknown[]
}

/** Holds everything that people are told and promised against what the database has. */
export class Checks {
  readonly #scheduler: Scheduler
  readonly #database: SharedDatabase
  readonly #games: ReadonlyMap<string, Game>
  readonly #bots: Bots
  readonly #truths = new Map<string, Truth>()
  readonly #violations: string[] = []
  /** Moves that people were told are done: by table, number and request. */
  readonly #acknowledged: { readonly table: string; readonly seq: number; readonly request: string }[] = []
  readonly #lines: { readonly table: string; readonly line: ChatLine }[] = []
  readonly people: PeopleChecks
  readonly counts = { moves: 0, told: 0, acknowledged: 0, chat: 0 }

  constructor(scheduler: Scheduler, database: SharedDatabase, games: ReadonlyMap<string, Game>, bots: Bots) {
    this.#scheduler = scheduler
    this.#database = database
    this.#games = games
    this.#bots = bots
    this.people = new PeopleChecks(database, (what) => this.wrong(what))
  }

  wrong(what: string): void {
    this.#scheduler.note(`WRONG ${what}`)
    this.#violations.push(what)
  }

  /** Throws what was found so far. */
  raise(): void {
    for (const { what } of this.#database.rows<{ what: string }>('SELECT what FROM seen_wrong')) this.wrong(what)
    if (this.#database.rows('SELECT hash FROM ended_sessions WHERE at = 0').length > 0)
      this.#database.write((file) => file.exec(`UPDATE ended_sessions SET at = ${this.#scheduler.now} WHERE at = 0`))
    const [first] = this.#violations
    if (first !== undefined) throw new Violation(first)
  }

  /** Something went wrong where no person waits for the answer. */
  failedInBackground(error: unknown): void {
    const { code, message } = error as { code?: unknown; message?: unknown }
    // Broken connections and full disks are injected.
    if (['unavailable', 'ECONNRESET', 'SQLITE_FULL'].includes(String(code))) return
    this.wrong(`failed in the background: ${String(message)} ${error instanceof Error ? error.stack : ''}`)
  }

  /** A node took a session or token for valid. */
  authenticated(credential: string, store: NodeStore): void {
    this.#notRevoked(credential, store, 'was answered')
  }

  #notRevoked(credential: string, store: NodeStore, what: string): void {
    if (!store.isHealthy(REVOKED_MS + SLACK_MS)) return
    const [ended] = this.#database.rows<{ at: number }>('SELECT at FROM ended_sessions WHERE hash = ?', credential)
    if (ended === undefined || ended.at === 0) return
    const ms = this.#scheduler.now - ended.at
    if (ms > REVOKED_MS + SLACK_MS) this.wrong(`a session that ended ${Math.round(ms)} ms ago ${what}`)
  }

  /** A node sends something to a socket. */
  sent(to: Asker, text: string, store: NodeStore): void {
    this.counts.told++
    const news = JSON.parse(text) as News
    if (to.credential !== undefined && news.type !== 'pong') this.#notRevoked(to.credential, store, 'was told news')
    if (!('table' in news)) return
    this.people.sent(news, text, to)
    this.#noSecret(news.table, text)
    if (news.type === 'move') this.#move(news.table, news.move, to.userId, 'was sent')
    if (news.type === 'chat') this.#line(news.table, news.line)
    if (news.type === 'accepted') this.#accepted(news.table, news.seq, news.request)
  }

  /** A person got the answer to a question. */
  answered(route: string, table: string | undefined, body: unknown, value: unknown, asker: Asker): void {
    this.people.answered(route, table, value, asker)
    if (table === undefined) return
    const { userId } = asker
    this.#noSecret(table, JSON.stringify(value))
    if (route === 'act' || route === 'undo') {
      this.#accepted(table, (value as Accepted).seq, (body as { request: string }).request)
    } else if (route === 'say') {
      this.#lines.push({ table, line: value as ChatLine })
      this.#line(table, value as ChatLine)
      this.counts.chat++
    } else if (route === 'history') {
      const { from, view, moves } = value as History
      this.#view(table, from, view, this.#viewer(table, userId), 'history begins with')
      for (const [i, move] of moves.entries()) {
        if (move.seq !== from + 1 + i) this.wrong(`history of ${table} from ${from} has ${move.seq} at place ${i}`)
        this.#move(table, move, userId, 'is in the history')
      }
    } else if (value !== null && typeof value === 'object' && 'view' in value && 'table' in value) {
      const { seq, view, you } = value as TableNow
      const viewer = this.#viewer(table, userId)
      if (view === null) return
      if ((you.seat ?? 'spectator') !== viewer) this.wrong(`${route} of ${table} takes ${viewer} for ${you.seat}`)
      this.#view(table, seq, view, viewer, `${route} shows`)
    }
  }

  /** What a page shows must be what the log says up to there. */
  seen(table: string, seq: number, view: unknown, viewer: Viewer): void {
    this.#view(table, seq, view, viewer, 'the page shows')
  }

  hasSeat(table: string, userId: string | undefined): boolean {
    return this.#viewer(table, userId) !== 'spectator'
  }

  status(table: string): TableRow['status'] | undefined {
    return this.#database.rows<TableRow>('SELECT status FROM tables WHERE id = ?', table)[0]?.status
  }

  /** The numbers of the last move, the facts and the last line of chat. */
  last(table: string): { readonly seq: number; readonly version: number; readonly chat: number } {
    const sql = 'SELECT version, (SELECT max(id) FROM chat WHERE table_id = tables.id) chat FROM tables WHERE id = ?'
    const [row] = this.#database.rows<{ version: number; chat: number | null }>(sql, table)
    return { seq: this.#truth(table)?.rows.length ?? 0, version: row?.version ?? 0, chat: row?.chat ?? 0 }
  }

  /** After everything: nothing that was promised is gone. */
  finish(): void {
    for (const { table, seq, request } of this.#acknowledged) this.#isDurable(table, seq, request)
    for (const { table, line } of this.#lines) this.#line(table, line)
    for (const { id } of this.#database.rows<{ id: string }>('SELECT id FROM tables')) this.#truth(id)
    this.people.finish()
    this.raise()
  }

  #accepted(table: string, seq: number, request: string): void {
    this.counts.acknowledged++
    this.#acknowledged.push({ table, seq, request })
    this.#isDurable(table, seq, request)
  }

  #isDurable(table: string, seq: number, request: string): void {
    const row = this.#truth(table)?.rows[seq - 1]
    if (row?.request !== request) this.wrong(`${request} was acknowledged as move ${seq} of ${table}, which is not so`)
  }

  #line(table: string, line: ChatLine): void {
    const sql = 'SELECT text, user_id FROM chat WHERE table_id = ? AND id = ?'
    const [row] = this.#database.rows<{ text: string; user_id: string }>(sql, table, line.id)
    if (row?.text !== line.text || row.user_id !== line.user)
      this.wrong(`line ${line.id} of ${table} was told and is not there`)
  }

  #move(table: string, move: Move, userId: string | undefined, how: string): void {
    const truth = this.#truth(table)
    const row = truth?.rows[move.seq - 1]
    if (truth === undefined || row === undefined) {
      this.wrong(`move ${move.seq} of ${table} ${how} and is not written`)
      return
    }
    const text = row.kind === 'action' ? row.text : null
    if (move.seat !== row.seat || move.action !== text || move.at !== row.at)
      this.wrong(`move ${move.seq} of ${table} ${how} as ${move.seat} ${move.action}, not ${row.seat} ${text}`)
    if (move.view !== undefined)
      this.#view(table, move.seq, move.view, this.#viewer(table, userId), `move ${move.seq} ${how} with`)
  }

  #view(table: string, seq: number, view: unknown, viewer: Viewer, how: string): void {
    const truth = this.#truth(table)
    if (truth === undefined) return
    if (seq >= truth.states.length) {
      this.wrong(`${how} number ${seq} of ${table}, which has ${truth.rows.length} moves`)
      return
    }
    const expected = JSON.stringify(truth.game.view(truth.states[seq], viewer))
    const given = JSON.stringify(view)
    if (given === expected) return
    let at = 0
    while (given[at] === expected[at]) at++
    const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
    this.wrong(
      `${how} another view of ${table} (${truth.game.id}) after ${seq} than ${viewer} may have: …${around(given)}… is not …${around(expected)}…`,
    )
  }

  #viewer(table: string, userId: string | undefined): Viewer {
    const sql = 'SELECT seat FROM seats WHERE table_id = ? AND user_id = ?'
    return this.#database.rows<{ seat: Seat }>(sql, table, userId ?? '')[0]?.seat ?? 'spectator'
  }

  /** The secret of a table is told when the game is over, and never before. */
  #noSecret(table: string, text: string): void {
    const [row] = this.#database.rows<TableRow>('SELECT * FROM tables WHERE id = ?', table)
    if (row === undefined || row.status === 'over') return
    if (text.includes(row.secret) || (row.seed !== null && text.includes(row.seed)))
      this.wrong(`the secret of ${table} was told`)
  }

  #truth(table: string): Truth | undefined {
    const truth = this.#truths.get(table) ?? this.#newTruth(table)
    if (truth === undefined) return undefined
    const sql = 'SELECT * FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq'
    for (const row of this.#database.rows<MoveRow>(sql, table, truth.rows.length)) this.#add(table, truth, row)
    return truth
  }

  #newTruth(table: string): Truth | undefined {
    const [row] = this.#database.rows<TableRow>('SELECT * FROM tables WHERE id = ?', table)
    if (row === undefined || row.seed === null) return undefined
    const game = rulesOf(this.#games, row.game, this.#cardsOf(row))
    const options = JSON.parse(row.options) as GameOptions
    const states = [game.setup(options, row.seed)]
    const truth = { game, options, seed: row.seed, rows: [], standing: new StandingActions<MoveRow>(), states }
    this.#truths.set(table, truth)
    return truth
  }

  #cardsOf({ cards }: TableRow): CardSetFile | undefined {
    if (cards === null) return undefined
    const name = JSON.parse(cards) as CardSetName
    const [{ text }] = this.#database.rows<CardSetRow>('SELECT text FROM card_sets WHERE sha256 = ?', name.sha256)
    return { ...name, text }
  }

  #add(table: string, truth: Truth, row: MoveRow): void {
    const { game, options, seed, rows, standing, states } = truth
    if (row.seq !== rows.length + 1) this.wrong(`after move ${rows.length} of ${table} comes ${row.seq}`)
    this.counts.moves++
    rows.push(row)
    let state = game.clone(states[states.length - 1])
    if (row.kind === 'action') {
      const refusal = game.refusal(state, row.seat, game.parse(row.text))
      if (refusal !== undefined) this.wrong(`move ${row.seq} of ${table} is against the rules: ${refusal.rule}`)
      else game.play(state, row.seat, game.parse(row.text))
      if (row.is_bots === 1) this.#isPlanned(table, truth, row)
      standing.add(row)
    } else {
      const match = new Match(game, options, seed)
      for (const { seat, text } of standing.rows) match.play(seat, game.parse(text))
      const { seat, seq, text } = row
      if (row.kind === 'undo' && !match.undoable({ seats: [seat] }, Number(text)).ok)
        this.wrong(`move ${seq} of ${table} takes back what may not be taken back`)
      standing.add(row)
      state = game.setup(options, seed)
      for (const { seat, text } of standing.rows) game.play(state, seat, game.parse(text))
    }
    states.push(state)
  }

  /** A bot does what it thought out, and nothing that it thought out before something was taken back. */
  #isPlanned(table: string, { rows, seed }: Truth, { seq, seat, text }: MoveRow): void {
    // The name of the chance says which game and which move the bot was asked about.
    const own = sha256(`bots/${seed}`)
    const lastBack = rows.findLast(({ kind }) => kind !== 'action')?.seq ?? 0
    const isPlanned = this.#bots.plans.some(({ chance, seat: whose, steps }) => {
      const asked = Number(chance.slice(chance.lastIndexOf('/') + 1))
      return whose === seat && chance.startsWith(own) && asked >= lastBack && asked < seq && steps.includes(text)
    })
    if (!isPlanned) this.wrong(`bot's move ${seq} of ${table} was thought out before something was taken back`)
  }
}
