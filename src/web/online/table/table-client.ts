import type { Runtime } from '#engine/runtime.ts'
import type { Move, TableNow } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import type { ProblemBody } from '#wire/problem.ts'
import type { ShownReaction } from '#wire/social.ts'
import type { ChatLine, ListedTable, TableFacts } from '#wire/tables.ts'
import { Store } from '../../store.ts'
import { maySitAt } from '../account/use-me.ts'
import { type api, ServerProblem, Unreachable } from '../api.ts'
import type { Connection } from '../connection/connection.ts'
import { RetryPolicy } from '../connection/retry.ts'
import type { ClockReading } from './clock.ts'
import { type GameNotice, WrongViewer } from './online-seat.ts'
import type { OpenedOnline, openOnlineGame } from './open-online-game.ts'
import { presencesOf, type SeatPresences } from './presence.ts'

/** The least time between two attempts to learn which seat the user has, in ms. */
const RENEW_MS = 5000

/** The state of the page's access to a table. */
export type TableClientState =
  | { readonly kind: 'loading' }
  /** The visitor has not answered the invitation; `now` is undefined for a visitor without a name. */
  | { readonly kind: 'invited'; readonly invitation: InvitationFacts; readonly now: TableNow | undefined }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'here'; readonly now: TableNow; readonly opened: OpenedOnline | undefined }

/** What an invitation shows. */
export interface InvitationFacts {
  /** Null where the host has no seat any more. */
  readonly host: string | null
  readonly table: Omit<ListedTable, 'id' | 'yourSeat' | 'createdAt' | 'movedAt'>
}

export interface TimedReaction extends ShownReaction {
  readonly at: number
}

/** What a `TableClient` depends on; tests replace it. */
export interface TableClientContext {
  readonly runtime: Runtime
  readonly api: Pick<typeof api, 'me' | 'tableNow' | 'enter' | 'invitation'>
  sit(table: TableFacts): Promise<TableNow>
  connect(leaving: AbortSignal): Connection
  open: typeof openOnlineGame
}

/** The page's side of an online table: loads it, follows it, and holds what is known of it. */
export class TableClient {
  readonly state = new Store<TableClientState>({ kind: 'loading' })
  /** The signed-in user; null if none, undefined while loading. */
  readonly me = new Store<Me | null | undefined>(undefined)
  readonly chat = new Store<readonly ChatLine[]>([])
  readonly clock = new Store<ClockReading | undefined>(undefined)
  /** Undefined until the server has told it. */
  readonly presences = new Store<SeatPresences | undefined>(undefined)
  /** The last reaction of a player, and when it came. */
  readonly reaction = new Store<TimedReaction | undefined>(undefined)
  /** Messages about the player's own actions. */
  readonly notice = new Store<GameNotice | undefined>(undefined)
  readonly connection: Connection
  /** For requests that must succeed eventually, so that a network failure does not lose the board. */
  readonly retries: RetryPolicy
  readonly #context: TableClientContext
  readonly #id: string
  readonly #code: string | undefined
  readonly #leaving = new AbortController()
  /** Whether the visitor has chosen to sit down or to watch. */
  #hasAnswered = false
  /** Moves that arrived before the board was loaded. */
  #early: Move[] = []
  #unfollow: (() => void) | undefined
  /** The board that is being loaded, or was; another one if the seat changes. */
  #opening: object | undefined
  #isRenewing = false
  #renewedAt = Number.NEGATIVE_INFINITY
  /** How far the server's clock is ahead of this browser's. */
  #ahead = 0

  constructor(id: string, code: string | undefined, context: TableClientContext) {
    this.#context = context
    this.#id = id
    this.#code = code
    this.retries = new RetryPolicy(this.#context.runtime)
    this.connection = this.#context.connect(this.#leaving.signal)
    // Whatever waits for the network is tried again when it is back.
    this.connection.state.subscribe(() => {
      if (this.connection.state.get().kind !== 'connected') return
      this.retries.retryNow()
      this.#opened?.game.delivery.retryNow()
    })
    void this.enter()
  }

  /** Loads the table. */
  async enter(): Promise<void> {
    try {
      const me = await this.#context.api.me()
      this.named(me)
      if (this.#code === undefined) this.changed(await this.#context.api.tableNow(this.#id))
      else if (me === null) {
        const invitation = await this.#context.api.invitation(this.#id, this.#code)
        this.state.set({ kind: 'invited', invitation, now: undefined })
      } else this.changed(await this.#context.api.enter(this.#id, this.#code))
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Accepts the invitation: takes the first open seat, or watches if there is none. */
  async join(): Promise<void> {
    const { api } = this.#context
    const now = this.#now ?? (await api.enter(this.#id, this.#code ?? ''))
    const { status, seats } = now.table
    const isFree = maySitAt(now.table, this.me.get()) && seats.some(({ kind }) => kind === 'open')
    if (status !== 'waiting' || now.you.seat !== null || !isFree) {
      this.#hasAnswered = true
      this.changed(now)
      return
    }
    try {
      const seated = await this.#context.sit(now.table)
      this.#hasAnswered = true
      this.changed(seated)
    } catch (error) {
      this.changed(now)
      throw error
    }
  }

  /** Shows the waiting room to a visitor who does not sit down. */
  look(): void {
    this.#hasAnswered = true
    if (this.#now !== undefined) this.#set(this.#now)
  }

  /** The user has become known, or has changed. */
  named(me: Me | null): void {
    const before = this.me.get()
    this.me.set(me)
    if (before !== undefined && before?.id !== me?.id) this.connection.renew()
  }

  /** Takes over a newer state of the table. */
  changed(now: TableNow): void {
    if (this.#now !== undefined && this.#now.table.version > now.table.version) return
    // A seated player has a name; it may have been chosen in another tab.
    if (now.you.seat !== null && this.me.get() === null) {
      this.#context.api.me().then(
        (me) => this.named(me),
        () => undefined,
      )
    }
    this.#ahead = now.now - this.#context.runtime.now()
    this.clock.set(now.left === null ? undefined : { left: now.left, at: this.#context.runtime.now() })
    for (const line of now.chat) this.#hearLine(line)
    if (this.#now !== undefined && this.#now.you.seat !== now.you.seat) this.#drop()
    this.#set(now)
    this.#follow(now)
  }

  leave(): void {
    this.#leaving.abort()
    this.#stopFollowing()
    this.retries.stop()
    this.#opened?.game.stop()
  }

  /** A retry begins from the start. */
  #fail(error: unknown): void {
    this.#drop()
    this.state.set({ kind: 'failed', error })
  }

  /** What is known of the game is of no use for another seat. */
  #drop(): void {
    this.#opened?.game.stop()
    this.#opening = undefined
    this.#early = []
    this.#stopFollowing()
    const state = this.state.get()
    if (state.kind === 'here') this.state.set({ ...state, opened: undefined })
  }

  #stopFollowing(): void {
    this.#unfollow?.()
    this.#unfollow = undefined
  }

  /**
   * The server takes this page for another viewer: its session has ended or changed, perhaps in another tab. Learns who the
   * user is and which seat they have, and reconnects as such.
   */
  #renew(): void {
    if (this.#isRenewing) return
    this.#isRenewing = true
    this.#stopFollowing()
    const { runtime, api } = this.#context
    const { version = 0 } = this.#now?.table ?? {}
    const ask = async () => ({ me: await api.me(), now: await this.#tableSince(version) })
    const renewed = ({ me, now }: { readonly me: Me | null; readonly now: TableNow }) => {
      this.#isRenewing = false
      this.#renewedAt = runtime.now()
      this.me.set(me)
      this.connection.renew()
      this.changed(now)
      // A newer state that came meanwhile stays.
      if (this.#now !== undefined) this.#follow(this.#now)
      this.#opened?.game.fetchUpTo(now.seq)
    }
    runtime.after(Math.max(0, this.#renewedAt + RENEW_MS - runtime.now()), () => {
      this.retries.ask(ask).then(renewed, (error: unknown) => {
        this.#isRenewing = false
        this.#fail(error)
      })
    })
  }

  /** The table as it was last heard of. */
  get #now(): TableNow | undefined {
    const state = this.state.get()
    return state.kind === 'here' || state.kind === 'invited' ? state.now : undefined
  }

  get #opened(): OpenedOnline | undefined {
    const state = this.state.get()
    return state.kind === 'here' ? state.opened : undefined
  }

  #set(now: TableNow): void {
    const opened = this.#opened
    const { status, seats } = now.table
    if (status === 'waiting' && now.you.seat === null && !now.you.isHost && !this.#hasAnswered) {
      const host = seats.find(({ isHost }) => isHost)?.name ?? null
      this.state.set({ kind: 'invited', invitation: { host, table: { ...now.table, active: [] } }, now })
      return
    }
    this.state.set({ kind: 'here', now, opened })
    if (opened !== undefined) opened.game.resume()
    else if (status === 'playing' || status === 'over') this.#open(now)
  }

  #follow({ seq, you }: TableNow): void {
    if (this.#unfollow !== undefined || this.#isRenewing) return
    const chat = this.chat.get().at(-1)?.id ?? 0
    this.#unfollow = this.connection.follow(
      this.#id,
      { seq, chat, viewer: you.seat ?? 'spectator' },
      {
        move: (move) => this.#hearMove(move),
        chat: (line) => this.#hearLine(line),
        facts: (facts) => this.#hearFacts(facts),
        presence: (presence) => this.presences.set(presencesOf(presence, this.#context.runtime.now())),
        reaction: (shown) => this.reaction.set({ ...shown, at: this.#context.runtime.now() }),
        left: (problem) => this.#left(problem),
      },
    )
  }

  #left(problem: ProblemBody): void {
    const isSeated = typeof this.#now?.you.seat === 'number'
    // To a socket without the player's session, a private table does not exist.
    if (problem.code === 'other-seat' || (problem.code === 'not-found' && isSeated)) this.#renew()
    else this.#fail(new ServerProblem(problem))
  }

  #open(now: TableNow): void {
    if (this.#opening !== undefined) return
    const opening = {}
    this.#opening = opening
    const isCurrent = () => this.#opening === opening && !this.#leaving.signal.aborted
    void this.#context
      .open(
        now,
        {
          isPlaying: () => this.#isPlaying(),
          tell: (notice) => this.notice.set(notice),
          wrongViewer: () => this.#renew(),
        },
        this.connection,
      )
      .then(
        (opened) => {
          if (!isCurrent()) {
            opened.game.stop()
            return
          }
          for (const move of this.#early.splice(0)) opened.game.hear(move)
          opened.game.skip()
          // The socket brings what came after `now`; the history may be from a node that was further behind.
          opened.game.fetchUpTo(now.seq)
          const state = this.state.get()
          if (state.kind === 'here') this.state.set({ ...state, opened })
        },
        (error: unknown) => {
          if (!isCurrent()) return
          this.#opening = undefined
          if (error instanceof WrongViewer) this.#renew()
          else this.#fail(error)
        },
      )
  }

  #hearMove(move: Move): void {
    if (move.left !== undefined) this.clock.set({ left: move.left, at: move.at - this.#ahead })
    if (this.#opened === undefined) this.#early.push(move)
    else this.#opened.game.hear(move)
  }

  #hearLine(line: ChatLine): void {
    const lines = this.chat.get()
    if (line.id > (lines.at(-1)?.id ?? 0)) this.chat.set([...lines, line])
  }

  #hearFacts(facts: TableFacts): void {
    const known = this.#now
    if (known === undefined || facts.version <= known.table.version) return
    // The user's own seat may have changed too; only the server knows.
    if (known.table.status === 'waiting') {
      this.retries
        .ask(() => this.#tableSince(facts.version))
        .then(
          (now) => this.changed(now),
          (error: unknown) => this.#fail(error),
        )
    } else this.#set({ ...known, table: facts })
  }

  /** The request can reach a node that has not heard of the change yet: then it counts as unanswered. */
  async #tableSince(version: number): Promise<TableNow> {
    const now = await this.#context.api.tableNow(this.#id)
    if (now.table.version < version) throw new Unreachable(`table ${this.#id} was answered in an older version`)
    return now
  }

  #isPlaying(): boolean {
    const state = this.state.get()
    if (state.kind !== 'here' || state.now.table.status !== 'playing') return false
    const { seat } = state.now.you
    return seat !== null && !state.now.table.seats[seat - 1].isAway
  }
}
