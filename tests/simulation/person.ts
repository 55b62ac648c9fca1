import type { GameFace } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { GAMES } from '#games/list.ts'
import { AccountRequests } from '#web/online/account/account-requests.ts'
import { ServerProblem, Unreachable } from '#web/online/api.ts'
import { Connection } from '#web/online/connection/connection.ts'
import { OnlineGame } from '#web/online/table/online-game.ts'
import { TableClient, type TableClientContext } from '#web/online/table/table-client.ts'
import type { Accepted, ActionBody, History, TableNow, UndoBody } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import type { ChatLine, TableFacts } from '#wire/tables.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import type { Network } from './network.ts'
import type { Process } from './scheduler.ts'

/** A dead socket is noticed and replaced in this time, and what a node missed is read again. */
const HEARD_MS = 60_000

const STOLEN_MS = 40_000
/** Games of more take longer and show no more. */
const MOST_PLAYERS = 3

/** A board is not looked at here. */
const FACE = { insight: () => undefined } as unknown as GameFace

/** What people know of each other's tables. */
export type Tables = { readonly waiting: Set<string> }

type Credentials = Readonly<Record<'name' | 'password', string>>

/** A person who acts at random, with the real code of the page on a virtual network. */
export class SimulatedPerson {
  readonly name: string
  readonly process: Process
  readonly #network: Network
  readonly #games: ReadonlyMap<string, Game>
  readonly #tables: Tables
  readonly #rng: Rng
  #session: string | undefined
  #me: Me | undefined
  /** Names and passwords that this person has typed for an account, the last first: one of them is right. */
  #typed: Credentials[] = []
  readonly #accounts = new AccountRequests({
    register: (name, password) => this.#ask<Me>('register', undefined, { name, password }),
    changePassword: (old, password) => this.#ask<void>('changePassword', undefined, { old, password }),
    signIn: (name, password) => this.#ask<Me>('signIn', undefined, { name, password }),
  })
  #client: TableClient | undefined
  #table: string | undefined
  /** Where this person sits and the game is not over. */
  readonly #unfinished = new Set<string>()
  /** The last line of chat that this person has thought about. */
  #read: ChatLine | undefined
  #isBusy = false
  /** What was shown at the last check. */
  #checked: object | undefined
  /** What the page has not heard of at its table, and since when. */
  readonly #behind = new Map<string, { readonly last: number; readonly since: number }>()
  /** From here on unfinished games are only played to their end. */
  isFinishing = false

  constructor(name: string, process: Process, network: Network, games: ReadonlyMap<string, Game>, tables: Tables) {
    this.name = name
    this.process = process
    this.#network = network
    this.#games = games
    this.#tables = tables
    this.#rng = new Rng(`${name} ${process.random()}`)
  }

  begin(): void {
    this.process.after(this.isFinishing ? 300 : 200 + this.#rng.below(this.#chance(50) ? 20_000 : 1500), () => {
      this.begin()
      if (this.#isBusy) return
      this.#isBusy = true
      this.#doSomething().then(
        () => {
          this.#isBusy = false
        },
        (error: unknown) => {
          this.#isBusy = false
          const isForeseen = error instanceof Unreachable || error instanceof ServerProblem
          if (!isForeseen) this.#network.checks.wrong(`${this.name} failed: ${(error as Error).stack}`)
          if (error instanceof ServerProblem && error.body.code === 'not-now') this.#leaveTable()
        },
      )
    })
  }

  /** Whether all games of this person are over. */
  get isDone(): boolean {
    return this.#unfinished.size === 0
  }

  whyNotDone(): string {
    const state = this.#client?.state.get()
    const here = state?.kind === 'here' ? state : undefined
    const about = {
      isSignedIn: this.#session !== undefined,
      state: state?.kind,
      connection: this.#client?.connection.state.get().kind,
      status: here?.now.table.status,
      seat: here?.now.you.seat,
      seats: here?.now.table.seats.map(({ kind, isAway }) => `${kind}${isAway ? ' away' : ''}`),
      seq: here?.opened?.game.seq,
      of: this.#table && this.#network.checks.last(this.#table).seq,
      now: here?.opened && { ...here.opened.game.now.get(), log: undefined, standing: undefined },
    }
    return `${this.name} still plays at ${[...this.#unfinished].join(', ')}: ${JSON.stringify(about)}`
  }

  /** Compares what the page shows with the log. */
  check(): void {
    const state = this.#client?.state.get()
    if (state?.kind !== 'here' || this.#client === undefined || this.#table === undefined) return
    const game = state.opened?.game
    if (this.isFinishing) {
      const last = this.#network.checks.last(this.#table)
      if (game !== undefined) this.#hears('move', game.seq, last.seq)
      this.#hears('version', state.now.table.version, last.version)
      this.#hears('chat line', this.#client.chat.get().at(-1)?.id ?? 0, last.chat)
    }
    const shown = game?.now.get()
    if (shown === undefined || shown === this.#checked || shown.unconfirmed > 0 || shown.isWaiting) return
    this.#checked = shown
    const viewer = state.now.you.seat ?? 'spectator'
    const view = JSON.parse(JSON.stringify(game?.view(viewer)))
    this.#network.checks.seen(this.#table, game?.seq ?? 0, view, viewer)
  }

  /** When nothing goes wrong any more, a page hears of everything before long. */
  #hears(what: string, heard: number, last: number): void {
    const now = this.process.now()
    const behind = this.#behind.get(what)
    if (behind === undefined || heard >= behind.last) {
      if (last > heard) this.#behind.set(what, { last, since: now })
      else this.#behind.delete(what)
    } else if (now - behind.since > HEARD_MS)
      this.#network.checks.wrong(`${this.name} has not heard of ${what} ${behind.last} of ${this.#table}`)
  }

  #chance(of1000: number): boolean {
    return this.#rng.below(1000) < of1000
  }

  async #ask<Value>(route: string, table?: string, body: unknown = {}): Promise<Value> {
    const sent = JSON.parse(JSON.stringify(body))
    const question = { route, body: sent, session: this.#session, ...(table !== undefined && { table }) }
    const asking = this.#network.ask(question, this.process, ({ value, session, asker }) => {
      if (session !== undefined) this.#session = session ?? undefined
      this.#network.checks.answered(route, table, sent, value, asker)
    })
    return (await asking.catch((error: unknown) => {
      if (error instanceof ServerProblem && error.body.code === 'not-signed-in') this.#hasNoSession(question.session)
      throw error
    })) as Value
  }

  /** Called when the page shows that no user is signed in. */
  #hasNoSession(session: string | undefined): void {
    if (this.#session === session) this.#session = undefined
  }

  async #doSomething(): Promise<void> {
    if (this.#session === undefined) return this.#comeIn()
    if (this.#client === undefined) return this.#findTable()
    if (this.#client.me.get() === null) return this.#hasNoSession(this.#session)
    const state = this.#client.state.get()
    if (state.kind === 'failed') return this.#leaveTable()
    if (state.kind === 'invited') return this.#answerInvitation(this.#client, this.#table ?? '')
    if (state.kind !== 'here') return undefined
    if (!this.isFinishing && this.#me !== undefined && this.#chance(12)) {
      this.#stealSession(state.now.table.id, state.opened?.game.seq ?? 0)
      return this.#changeAccount(this.#me)
    }
    const { status } = state.now.table
    if (status === 'waiting') return this.#wait(state.now)
    this.#tables.waiting.delete(state.now.table.id)
    if (status === 'playing') return state.opened === undefined ? undefined : this.#play(state.now, state.opened.game)
    const isCaughtUp =
      state.opened === undefined || state.opened.game.seq >= this.#network.checks.last(state.now.table.id).seq
    if (status === 'over' && !isCaughtUp) return undefined
    this.#unfinished.delete(state.now.table.id)
    if (status === 'over' && this.#chance(100)) await this.#ask('say', this.#table, { text: 'well played' })
    this.#leaveTable()
  }

  async #comeIn(): Promise<void> {
    this.#leaveTable()
    if (this.#me === undefined) {
      this.#me = await this.#ask<Me>('becomeGuest', undefined, { name: `${this.name} ${this.#rng.below(1000)}` })
      return
    }
    for (const typed of this.#typed) {
      try {
        this.#me = await this.#ask<Me>('signIn', undefined, typed)
        this.#typed = [typed]
        return
      } catch (error) {
        if (!(error instanceof ServerProblem && error.body.code === 'wrong-password')) throw error
      }
    }
    this.#network.checks.wrong(`${this.name} was signed out and cannot come back`)
  }

  /** Follows the table with a stolen copy of the session, which must hear nothing once the session has ended. */
  #stealSession(table: string, seq: number): void {
    const session = this.#session
    const ignore = () => undefined
    const thief = new Connection((listener) => this.#network.open(session, this.process, listener), this.process)
    thief.follow(table, { seq, chat: 0 }, { move: ignore, facts: ignore, chat: ignore, left: ignore })
    this.process.after(STOLEN_MS, () => thief.stop())
  }

  async #changeAccount(me: Me): Promise<void> {
    const [known] = this.#typed
    if (me.kind === 'guest') {
      if (!this.#chance(300)) return
      // After an attempt without an answer the same is typed again.
      const account = known ?? { name: `${this.name} ${this.#rng.below(1_000_000)}`, password: `password ${this.name}` }
      this.#typed = [account]
      this.#me = await this.#accounts.register(account.name, account.password)
    } else if (this.#chance(500)) {
      const changed = { name: me.name, password: `password ${this.#rng.below(1000)}` }
      const before = this.#typed
      this.#typed = [changed, ...before]
      // Where an answer was lost, an older one may be right.
      const old = before[this.#rng.below(before.length)].password
      await this.#accounts.changePassword(me.name, old, changed.password)
      this.#typed = [changed]
    } else {
      await this.#ask('signOut')
      this.#leaveTable()
    }
    this.#client?.connection.renew()
  }

  async #findTable(): Promise<void> {
    const [unfinished] = this.#unfinished
    if (unfinished !== undefined) return this.#go(unfinished)
    if (this.isFinishing) return undefined
    const waiting = [...this.#tables.waiting]
    if (waiting.length > 0 && !this.#chance(200)) return this.#go(waiting[this.#rng.below(waiting.length)])
    const { facts } = GAMES[this.#rng.below(GAMES.length)]
    const kinds = ALL_KINDS.filter(({ id, options }) => id === facts.id && options.players <= MOST_PLAYERS)
    const { options } = kinds[this.#rng.below(kinds.length)]
    const bots = this.#chance(300) ? 1000 : 300
    const seats = Array.from({ length: options.players }, (_, i) =>
      i === 0 ? 'me' : this.#chance(bots) ? { bot: facts.bots[0] } : 'open',
    )
    const clock = this.#chance(500) ? { kind: 'none' } : { kind: 'turn', seconds: 60 }
    const request = `request-${this.name}-${this.#rng.below(1_000_000)}`
    const wish = { game: facts.id, options, visibility: 'open', clock, seats, words: this.name, request }
    const { table } = await this.#ask<TableNow>('createTable', undefined, wish)
    this.#tables.waiting.add(table.id)
    this.#unfinished.add(table.id)
    return this.#go(table.id)
  }

  async #answerInvitation(client: TableClient, table: string): Promise<void> {
    if (this.isFinishing) return this.#forget(table)
    if (this.#chance(200)) return client.look()
    // The seat may be taken although no answer comes.
    this.#unfinished.add(table)
    await client.join()
  }

  /** What never began need not end; but a game that has begun must be seen to have. */
  #forget(table: string): void {
    if (this.#network.checks.status(table) === 'playing') return
    this.#unfinished.delete(table)
    this.#leaveTable()
  }

  async #wait({ table, you }: TableNow): Promise<void> {
    if (you.seat === null) this.#unfinished.delete(table.id)
    else this.#unfinished.add(table.id)
    if (this.isFinishing) return this.#forget(table.id)
    const isFull = table.seats.every(({ kind }) => kind !== 'open')
    if (you.seat === null) {
      if (isFull || this.#chance(300)) return this.#chance(100) ? this.#leaveTable() : undefined
      this.#client?.changed(await this.#ask<TableNow>('sit', table.id, { words: `words of ${this.name}` }))
      this.#unfinished.add(table.id)
    } else if (you.isHost && isFull) {
      this.#client?.changed(await this.#ask<TableNow>('start', table.id))
    } else if (you.isHost && this.#chance(150)) {
      const seat = 1 + this.#rng.below(table.seats.length)
      const bot = GAMES.find(({ facts }) => facts.id === table.game)?.facts.bots[0]
      const who = table.seats[seat - 1].kind === 'open' ? { bot } : 'open'
      if (seat !== you.seat) this.#client?.changed(await this.#ask<TableNow>('fillSeat', table.id, { seat, with: who }))
    } else if (this.#chance(10)) {
      await this.#ask('leave', table.id)
      this.#unfinished.delete(table.id)
      this.#leaveTable()
    }
  }

  async #play({ table, you }: TableNow, game: OnlineGame): Promise<void> {
    if (you.seat === null) {
      this.#unfinished.delete(table.id)
      if (this.isFinishing || this.#chance(15)) this.#leaveTable()
      return
    }
    this.#unfinished.add(table.id)
    if (table.seats[you.seat - 1].isAway) {
      if (this.isFinishing || this.#chance(300)) this.#client?.changed(await this.#ask<TableNow>('comeBack', table.id))
      return
    }
    const { proposal } = table
    if (proposal !== null && !proposal.agreed.includes(you.seat)) {
      const body = { to: proposal.to, agree: !this.isFinishing && this.#chance(800) }
      this.#client?.changed(await this.#ask<TableNow>('answerRewind', table.id, body))
      return
    }
    if (!this.isFinishing && (await this.#disturb(table, game))) return
    const { active } = game.now.get()
    if (!active.includes(you.seat) || game.now.get().isWaiting) return
    const rules = game.game
    const view = JSON.parse(JSON.stringify(game.view(you.seat)))
    game.take(rules.format(rules.sample(rules.determinize(view, this.#rng), you.seat, this.#rng)))
  }

  /** Now and then something else than playing on. */
  async #disturb({ id: table, seats }: TableFacts, game: OnlineGame): Promise<boolean> {
    const line = this.#client?.chat.get().at(-1)
    if (line !== undefined && line !== this.#read) {
      this.#read = line
      // Several may answer the same line at once.
      if (line.user !== this.#me?.id && this.#chance(300)) {
        await this.#ask('say', table, { text: `yes to ${line.id}` })
        return true
      }
    }
    // Most regrets come when it is too late to undo: while a bot acts.
    const isBotsTurn = game.now.get().active.some((seat) => seats[seat - 1].kind === 'bot')
    if (game.wayBack !== undefined && this.#chance(isBotsTurn ? 60 : 15)) {
      const to = isBotsTurn && this.#chance(500) ? game.seq - 1 : game.wayBack
      await this.#ask('rewind', table, { seq: game.seq, to })
      return true
    }
    const what = this.#rng.below(400)
    if (what < 16) game.undo()
    else if (what < 24) await this.#ask('say', table, { text: `hello ${this.#rng.below(1000)}` })
    else if (what < 27) await this.#ask('leave', table)
    else if (what < 32) this.#leaveTable()
    else return false
    return true
  }

  #leaveTable(): void {
    this.#client?.leave()
    this.#client = undefined
    this.#table = undefined
  }

  #go(id: string): void {
    this.#table = id
    this.#behind.clear()
    this.#client = new TableClient(id, undefined, this.#page(id))
  }

  #page(id: string): TableClientContext {
    const runtime = this.process
    const api = {
      me: () => this.#ask<Me | null>('me'),
      tableNow: () => this.#ask<TableNow>('tableNow', id),
      enter: () => this.#ask<TableNow>('tableNow', id),
      // The simulated people have names, and know the table without a code.
      invitation: () => Promise.reject(new Error('no invitation is read')),
    }
    const server = {
      act: (body: ActionBody) => this.#ask<Accepted>('act', id, body),
      undo: (body: UndoBody) => this.#ask<Accepted>('undo', id, body),
      history: (from: number) => this.#ask<History>('history', id, { from }),
    }
    return {
      runtime,
      api,
      sit: () => this.#ask<TableNow>('sit', id, { words: `words of ${this.name}` }),
      connect: (leaving) => {
        const connection = new Connection((ears) => this.#network.open(this.#session, runtime, ears), runtime)
        leaving.addEventListener('abort', () => connection.stop())
        return connection
      },
      open: async ({ table, you }, about) => {
        const game = this.#games.get(table.game)
        if (game === undefined) throw new Error(`there is no game ${table.game}`)
        const history = await server.history(0)
        const rules = { id, game, face: FACE }
        const seat = you.seat ?? undefined
        return {
          game: new OnlineGame({ ...about, rules, seat, server, runtime, pause: () => 100 }, history),
          face: FACE,
        }
      },
    }
  }
}
