import type { Runtime } from '#engine/runtime.ts'
import type { Accepted, ActionBody, Move, Viewer } from '#wire/moves.ts'
import type { Ask, News, Presence } from '#wire/news.ts'
import type { ProblemBody } from '#wire/problem.ts'
import type { ShownReaction } from '#wire/social.ts'
import type { ChatLine, TableFacts } from '#wire/tables.ts'
import { Store } from '../../store.ts'
import { ServerProblem, Unreachable } from '../api.ts'
import { type ConnectionState, ReconnectingSocket, type Socket, type SocketListener } from './reconnecting-socket.ts'
import { isPassing, waitFor } from './retry.ts'

/** Follows one table across reconnects, without repeating what was received already. */
class Follower {
  readonly #table: string
  readonly #listener: TableListener
  readonly #viewer: Viewer | undefined
  #seq: number
  #chat: number
  #factsVersion = -1
  /** Whether the server has sent everything up to now, so that a gap in the numbers is a real gap. */
  #isLive = false

  constructor(table: string, from: HeardSoFar, listener: TableListener) {
    this.#table = table
    this.#listener = listener
    this.#seq = from.seq
    this.#chat = from.chat
    this.#viewer = from.viewer
  }

  /** The request for everything after what was received. */
  ask(): Ask {
    this.#isLive = false
    const viewer = this.#viewer
    return { type: 'follow', table: this.#table, seq: this.#seq, chat: this.#chat, ...(viewer && { viewer }) }
  }

  /** Returns false if something is missing and has to be requested again. */
  hear(news: News): boolean {
    if (!('table' in news) || news.table !== this.#table) return true
    switch (news.type) {
      case 'following':
        this.#isLive = true
        return true
      case 'move':
        return this.#hearMove(news.move)
      case 'chat':
        this.#hearLine(news.line)
        return true
      case 'facts':
        this.#hearFacts(news.facts)
        return true
      case 'left':
        this.#listener.left(news.problem)
        return true
      case 'presence':
        this.#listener.presence?.(news)
        return true
      case 'reaction':
        this.#listener.reaction?.(news)
        return true
      default:
        return true
    }
  }

  #hearMove(move: Move): boolean {
    if (move.seq > this.#seq + 1) return !this.#isLive
    if (move.seq <= this.#seq) return true
    this.#seq = move.seq
    this.#listener.move(move)
    return true
  }

  #hearLine(line: ChatLine): void {
    if (line.id <= this.#chat) return
    this.#chat = line.id
    this.#listener.chat(line)
  }

  #hearFacts(facts: TableFacts): void {
    if (facts.version <= this.#factsVersion) return
    this.#factsVersion = facts.version
    this.#listener.facts(facts)
  }
}

/** A table for which the server reported a temporary problem. */
interface LetGo {
  readonly failures: number
  /** Calls off the next attempt. */
  readonly cancel: () => void
  /** Whether the server said when to try again: earlier is no use. */
  readonly isTold: boolean
}

/** An action that was sent over the socket, until it is answered. */
interface SentAction {
  accepted(answer: Accepted): void
  failed(error: Error): void
}

const ANSWER_MS = 5000

/** Follows tables of the server over one socket, and sends actions over it. */
export class Connection {
  /** The state of the connection; also `offline` while the server has a temporary problem with a followed table. */
  readonly state: Store<ConnectionState>
  readonly #socket: ReconnectingSocket
  readonly #runtime: Runtime
  readonly #followers = new Map<string, Follower>()
  readonly #letGo = new Map<string, LetGo>()
  /** By request. */
  readonly #sent = new Map<string, SentAction>()
  /** False after an action was not answered, until the next connection: requests may still work. */
  #canAct = false
  #isVisible = true

  constructor(open: (listener: SocketListener) => Socket, runtime: Runtime) {
    this.#runtime = runtime
    this.#socket = new ReconnectingSocket(open, runtime, {
      connected: () => {
        this.#canAct = true
        if (!this.#isVisible) this.#socket.send({ type: 'visibility', isVisible: false })
        for (const table of this.#followers.keys()) this.#ask(table)
      },
      heard: (news) => this.#hear(news),
    })
    this.state = new Store(this.#socket.state.get())
    this.#socket.state.subscribe(() => {
      if (this.#socket.state.get().kind !== 'connected') this.#giveUpActions()
      this.#tell()
    })
  }

  /** Reports everything at a table after what was received so far. Returns a function that stops it. */
  follow(table: string, from: HeardSoFar, listener: TableListener): () => void {
    const follower = new Follower(table, from, listener)
    this.#followers.set(table, follower)
    this.#ask(table)
    return () => {
      if (this.#followers.get(table) !== follower) return
      this.#followers.delete(table)
      this.#settle(table)
      this.#socket.send({ type: 'unfollow', table })
    }
  }

  /** Takes an action. Fails as the request would, or returns undefined if it has to be sent as a request now. */
  act(table: string, body: ActionBody): Promise<Accepted> | undefined {
    if (!this.#canAct) return undefined
    return new Promise((resolve, reject) => {
      const late = this.#runtime.after(ANSWER_MS, () => {
        this.#giveUpActions()
        // Sends a heartbeat, to find out whether the socket still works.
        this.#socket.retryNow()
      })
      const end = () => {
        late()
        this.#sent.delete(body.request)
      }
      this.#sent.set(body.request, {
        accepted(answer) {
          end()
          resolve(answer)
        },
        failed(error) {
          end()
          reject(error)
        },
      })
      this.#socket.send({ type: 'act', table, ...body })
    })
  }

  /** Tells the server whether the page is visible: it sends no notices of what a player sees. */
  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return
    this.#isVisible = isVisible
    this.#socket.send({ type: 'visibility', isVisible })
  }

  retryNow(): void {
    this.#socket.retryNow()
    for (const [table, { isTold }] of this.#letGo) if (!isTold) this.#ask(table)
  }

  /** Reconnects after the user has changed. */
  renew(): void {
    this.#giveUpActions()
    this.#socket.renew()
  }

  stop(): void {
    this.#giveUpActions()
    for (const { cancel } of this.#letGo.values()) cancel()
    this.#socket.stop()
  }

  #ask(table: string): void {
    this.#letGo.get(table)?.cancel()
    const follower = this.#followers.get(table)
    if (follower !== undefined) this.#socket.send(follower.ask())
  }

  #hear(news: News): void {
    // A server of an earlier version does not know actions over sockets.
    if (news.type === 'problem') this.#giveUpActions()
    if (news.type === 'accepted') this.#sent.get(news.request)?.accepted({ seq: news.seq })
    if (news.type === 'rejected') this.#sent.get(news.request)?.failed(new ServerProblem(news.problem))
    if (!('table' in news)) return
    const { table } = news
    if (news.type === 'left' && isPassing(news.problem.code)) {
      if (this.#followers.has(table)) this.#askLater(table, news.problem)
      return
    }
    if (news.type === 'following' || news.type === 'left') this.#settle(table)
    if (this.#followers.get(table)?.hear(news) === false) this.#ask(table)
  }

  #giveUpActions(): void {
    this.#canAct = false
    for (const { failed } of [...this.#sent.values()]) failed(new Unreachable('the action was not answered'))
  }

  #askLater(table: string, { retryAfter }: ProblemBody): void {
    const before = this.#letGo.get(table)
    before?.cancel()
    const failures = before?.failures ?? 0
    const wait = waitFor(failures, this.#runtime.random(), retryAfter)
    const cancel = this.#runtime.after(wait, () => this.#ask(table))
    this.#letGo.set(table, { failures: failures + 1, cancel, isTold: retryAfter !== undefined })
    this.#tell()
  }

  /** The table is followed again, or no longer wanted. */
  #settle(table: string): void {
    this.#letGo.get(table)?.cancel()
    if (this.#letGo.delete(table)) this.#tell()
  }

  #tell(): void {
    const line = this.#socket.state.get()
    const before = this.state.get()
    if (line.kind !== 'connected' || this.#letGo.size === 0) this.state.set(line)
    else if (before.kind !== 'offline') this.state.set({ kind: 'offline', since: this.#runtime.now() })
  }
}

/** Receives the events of a table: moves and chat lines in order, each once. */
export interface TableListener {
  move(move: Move): void
  facts(facts: TableFacts): void
  chat(line: ChatLine): void
  /** Which players have the table open. */
  presence?(presence: Presence): void
  reaction?(reaction: ShownReaction): void
  /** The server ended it, and asking again would not help. */
  left(problem: ProblemBody): void
}

/** What was received of a table so far. */
interface HeardSoFar {
  readonly seq: number
  readonly chat: number
  /** Whose views it has; the server must not send those of others. */
  readonly viewer?: Viewer
}
