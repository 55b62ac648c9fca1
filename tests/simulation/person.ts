import type { GameFace } from '#boards/board.ts'
import type { CardSetFile } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { AccountRequests } from '#web/online/account/account-requests.ts'
import { ServerProblem, Unreachable } from '#web/online/api.ts'
import { Connection } from '#web/online/connection/connection.ts'
import { OnlineGame } from '#web/online/table/online-game.ts'
import { TableClient, type TableClientContext, type TableClientState } from '#web/online/table/table-client.ts'
import type { Accepted, ActionBody, History, TableNow, UndoBody } from '#wire/moves.ts'
import type { FreshToken, Me } from '#wire/people.ts'
import type { ProblemCode } from '#wire/problem.ts'
import type { Invitation } from '#wire/tables.ts'
import { actAtTable, actionFor, answerInvitation, findTable, type SharedTables } from './at-table.ts'
import { rulesOf } from './bots.ts'
import type { Checks } from './checks.ts'
import type { Network } from './network.ts'
import type { Credential } from './routes.ts'
import type { Process } from './scheduler.ts'

/** A dead socket is noticed and replaced in this time, and what a node missed is read again. */
const HEARD_MS = 60_000

const STOLEN_MS = 40_000
/** How long a person does nothing after signing out in another tab. */
const AWAY_MS = 20_000

/** A board is not looked at here. */
const FACE = { insight: () => undefined } as unknown as GameFace

type Credentials = Readonly<Record<'name' | 'password', string>>

/** A person who acts at random, with the real code of the page on a virtual network. */
export class SimulatedPerson {
  readonly name: string
  readonly process: Process
  readonly #network: Network
  readonly #games: ReadonlyMap<string, Game>
  /** What people know of each other's tables. */
  readonly tables: SharedTables
  readonly rng: Rng
  #session: string | undefined
  me: Me | undefined
  /** For programs of this person. */
  #tokens: FreshToken[] = []
  /** Names and passwords that this person has typed for an account, the last first: one of them is right. */
  #typed: Credentials[] = []
  readonly #accounts = new AccountRequests({
    register: (name, password) => this.ask<Me>('register', undefined, { name, password }),
    changePassword: (old, password) => this.ask<void>('changePassword', undefined, { old, password }),
    signIn: (name, password) => this.ask<Me>('signIn', undefined, { name, password }),
  })
  #client: TableClient | undefined
  #table: string | undefined
  /** Where this person sits and the game is not over. */
  readonly unfinished = new Set<string>()
  #isBusy = false
  #awayUntil = 0
  /** What was shown at the last check. */
  #checked: object | undefined
  /** What the page has not heard of at its table, and since when. */
  readonly #behind = new Map<string, { readonly last: number; readonly since: number }>()
  /** From here on unfinished games are only played to their end. */
  isFinishing = false

  constructor(
    name: string,
    process: Process,
    network: Network,
    games: ReadonlyMap<string, Game>,
    tables: SharedTables,
  ) {
    this.name = name
    this.process = process
    this.#network = network
    this.#games = games
    this.tables = tables
    this.rng = new Rng(`${name} ${process.random()}`)
  }

  begin(): void {
    this.process.after(this.isFinishing ? 300 : 200 + this.rng.below(this.chance(50) ? 20_000 : 1500), () => {
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
          if (!isForeseen) this.checks.wrong(`${this.name} failed: ${(error as Error).stack}`)
          if (hasCode(error, 'not-now')) this.leaveTable()
        },
      )
    })
  }

  get checks(): Checks {
    return this.#network.checks
  }

  /** Whether all games of this person are over. */
  get isDone(): boolean {
    return this.unfinished.size === 0
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
      of: this.#table && this.checks.last(this.#table).seq,
      now: here?.opened && { ...here.opened.game.now.get(), log: undefined, standing: undefined },
    }
    return `${this.name} still plays at ${[...this.unfinished].join(', ')}: ${JSON.stringify(about)}`
  }

  /** Compares what the page shows with the log. */
  check(): void {
    const state = this.#client?.state.get()
    if (state?.kind !== 'here' || this.#client === undefined || this.#table === undefined) return
    const game = state.opened?.game
    if (this.isFinishing) {
      const last = this.checks.last(this.#table)
      if (game !== undefined) this.#hears('move', game.seq, last.seq)
      this.#hears('version', state.now.table.version, last.version)
      this.#hears('chat line', this.#client.chat.get().at(-1)?.id ?? 0, last.chat)
    }
    const shown = game?.now.get()
    if (shown === undefined || shown === this.#checked || shown.unconfirmed > 0 || shown.isWaiting) return
    this.#checked = shown
    const viewer = state.now.you.seat ?? 'spectator'
    const view = JSON.parse(JSON.stringify(game?.view(viewer)))
    this.checks.seen(this.#table, game?.seq ?? 0, view, viewer)
  }

  /** When nothing goes wrong any more, a page hears of everything before long. */
  #hears(what: string, heard: number, last: number): void {
    const now = this.process.now()
    const behind = this.#behind.get(what)
    if (behind === undefined || heard >= behind.last) {
      if (last > heard) this.#behind.set(what, { last, since: now })
      else this.#behind.delete(what)
    } else if (now - behind.since > HEARD_MS)
      this.checks.wrong(`${this.name} has not heard of ${what} ${behind.last} of ${this.#table}`)
  }

  chance(of1000: number): boolean {
    return this.rng.below(1000) < of1000
  }

  /** With a token it is a program of this person that asks. */
  async ask<Value>(route: string, table?: string, body: unknown = {}, token?: string): Promise<Value> {
    const sent = JSON.parse(JSON.stringify(body))
    const credential = token === undefined ? { session: this.#session } : { session: undefined, token }
    const question = { route, body: sent, ...credential, ...(table !== undefined && { table }) }
    this.checks.people.asks(route, table, sent, this.me?.id)
    const asking = this.#network.ask(question, this.process, ({ value, session, asker }) => {
      if (session !== undefined) this.#session = session ?? undefined
      this.checks.answered(route, table, sent, value, asker)
    })
    return (await asking.catch((error: unknown) => {
      if (token === undefined && hasCode(error, 'not-signed-in')) this.#hasNoSession(question.session)
      throw error
    })) as Value
  }

  /** Called when the page shows that no user is signed in. */
  #hasNoSession(session: string | undefined): void {
    if (this.#session === session) this.#session = undefined
  }

  async #doSomething(): Promise<void> {
    if (this.process.now() < this.#awayUntil && !this.isFinishing) return undefined
    if (this.#session === undefined) return this.#comeIn()
    if (this.#client === undefined) return findTable(this)
    if (this.#client.me.get() === null) return this.#hasNoSession(this.#session)
    const state = this.#client.state.get()
    if (state.kind === 'failed') return this.#failed(state.error)
    if (state.kind === 'invited') return answerInvitation(this, this.#client, this.#table ?? '')
    if (state.kind !== 'here') return undefined
    const { id } = state.now.table
    if (!this.isFinishing && this.me !== undefined && this.chance(20)) {
      this.#follow({ session: this.#session }, id, state.opened?.game.seq ?? 0)
      return this.#changeAccount(this.me)
    }
    if (!this.isFinishing && this.chance(15)) return this.#actByToken(state.now, state.opened?.game)
    if (!this.isFinishing && this.me?.kind === 'account' && isOthersTurn(state) && this.chance(40)) {
      // In another tab: the page of the table stays, without a session.
      await this.ask('signOut')
      this.#awayUntil = this.process.now() + AWAY_MS
      return
    }
    return actAtTable(this, this.#client, state)
  }

  /** A private table from which this person was removed is gone for them. */
  #failed(error: unknown): void {
    const table = this.#table ?? ''
    if (hasCode(error, 'not-found') && !this.checks.hasSeat(table, this.me?.id)) this.unfinished.delete(table)
    this.tables.waiting.delete(table)
    this.leaveTable()
  }

  async #comeIn(): Promise<void> {
    this.leaveTable()
    if (this.me === undefined) {
      this.me = await this.ask<Me>('becomeGuest', undefined, { name: `${this.name} ${this.rng.below(1000)}` })
      if (this.chance(500)) await this.#changeAccount(this.me)
      return
    }
    for (const typed of this.#typed) {
      try {
        this.me = await this.ask<Me>('signIn', undefined, typed)
        this.#typed = [typed]
        return
      } catch (error) {
        if (!hasCode(error, 'wrong-password')) throw error
      }
    }
    this.checks.wrong(`${this.name} was signed out and cannot come back`)
  }

  /** A thief with a copy of the session, or a program, follows the table: it must hear nothing once that has ended. */
  #follow(credential: Credential, table: string, seq: number): void {
    const ignore = () => undefined
    const other = new Connection((listener) => this.#network.open(credential, this.process, listener), this.process)
    other.follow(table, { seq, chat: 0 }, { move: ignore, facts: ignore, chat: ignore, left: ignore })
    this.process.after(STOLEN_MS, () => other.stop())
  }

  /** Makes and ends tokens, and lets a program act with one. */
  async #actByToken({ table, you }: TableNow, game: OnlineGame | undefined): Promise<void> {
    const [first] = this.#tokens
    if (first === undefined || this.chance(150)) {
      const wanted = { name: 'program', scope: this.chance(500) ? 'read' : 'play' }
      this.#tokens.push(await this.ask<FreshToken>('newToken', undefined, wanted))
      return
    }
    const { id, token } = this.#tokens[this.rng.below(this.#tokens.length)]
    if (this.chance(150)) {
      this.#follow({ session: undefined, token }, table.id, game?.seq ?? 0)
      await this.ask('removeToken', undefined, { token: id })
    } else if (game !== undefined && you.seat !== null && game.now.get().active.includes(you.seat)) {
      const request = `program-${this.name.replace(' ', '-')}-${this.rng.below(1_000_000)}`
      await this.ask('act', table.id, { seq: game.seq, action: actionFor(game, you.seat, this.rng), request }, token)
    } else await this.ask('tableNow', table.id, {}, token)
  }

  async #changeAccount(me: Me): Promise<void> {
    const [known] = this.#typed
    if (me.kind === 'guest') {
      if (!this.chance(600)) return
      // After an attempt without an answer the same is typed again.
      const account = known ?? { name: `${this.name} ${this.rng.below(1_000_000)}`, password: `password ${this.name}` }
      this.#typed = [account]
      this.me = await this.#accounts.register(account.name, account.password)
    } else if (this.chance(500)) {
      const changed = { name: me.name, password: `password ${this.rng.below(1000)}` }
      const before = this.#typed
      this.#typed = [changed, ...before]
      // Where an answer was lost, an older one may be right.
      const old = before[this.rng.below(before.length)].password
      await this.#accounts.changePassword(me.name, old, changed.password)
      this.#typed = [changed]
    } else {
      await this.ask('signOut')
      this.leaveTable()
    }
    this.#client?.connection.renew()
  }

  leaveTable(): void {
    this.#client?.leave()
    this.#client = undefined
    this.#table = undefined
  }

  /** Opens the page of a table, with the code of an invitation. */
  go(id: string, code?: string): void {
    this.#table = id
    this.#behind.clear()
    this.#client = new TableClient(id, code, this.#page(id))
  }

  #page(id: string): TableClientContext {
    const runtime = this.process
    const api = {
      me: () => this.ask<Me | null>('me'),
      tableNow: () => this.ask<TableNow>('tableNow', id),
      enter: (_: string, code: string) => this.ask<TableNow>('enter', id, { code }),
      invitation: (_: string, code: string) => this.ask<Invitation>('invitation', id, { code }),
    }
    const server = {
      undo: (body: UndoBody) => this.ask<Accepted>('undo', id, body),
      history: (from: number) => this.ask<History>('history', id, { from }),
    }
    return {
      runtime,
      api,
      sit: () => this.ask<TableNow>('sit', id, { words: `words of ${this.name}` }),
      connect: (leaving) => {
        const connection = new Connection(
          (ears) => this.#network.open({ session: this.#session }, runtime, ears),
          runtime,
        )
        leaving.addEventListener('abort', () => connection.stop())
        return connection
      },
      open: async ({ table, you }, about, connection) => {
        const cards = table.cards && (await this.ask<CardSetFile>('cardSet', id))
        const game = rulesOf(this.#games, table.game, cards)
        const history = await server.history(0)
        const rules = { id, game, face: FACE }
        const seat = you.seat ?? undefined
        const act = (body: ActionBody) => connection.act(id, body) ?? this.ask<Accepted>('act', id, body)
        return {
          game: new OnlineGame(
            { ...about, rules, seat, server: { ...server, act }, runtime, pause: () => 100 },
            history,
          ),
          face: FACE,
        }
      },
    }
  }
}

function isOthersTurn({ now, opened }: Extract<TableClientState, { kind: 'here' }>): boolean {
  const active = opened?.game.now.get().active ?? []
  return now.you.seat !== null && active.length > 0 && !active.includes(now.you.seat)
}

function hasCode(error: unknown, code: ProblemCode): boolean {
  return error instanceof ServerProblem && error.body.code === code
}
