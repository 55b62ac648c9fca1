import type { Runtime } from '#engine/runtime.ts'
import type { Move } from '#wire/moves.ts'
import type { Ask, News } from '#wire/news.ts'
import type { ProblemBody } from '#wire/problem.ts'
import type { ChatLine, TableFacts } from '#wire/tables.ts'
import { Store } from '../../store.ts'
import { type ConnectionState, ReconnectingSocket, type Socket, type SocketListener } from './reconnecting-socket.ts'
import { backOff, isPassing } from './retry.ts'

/** Follows one table over connections that come and go: what is known already is not told again. */
class Follower {
  readonly #table: string
  readonly #listener: TableListener
  #seq: number
  #chat: number
  #factsVersion = -1
  /** Whether what was asked for is here, so that a number that is missing now is really missing. */
  #isLive = false

  constructor(table: string, from: HeardSoFar, listener: TableListener) {
    this.#table = table
    this.#listener = listener
    this.#seq = from.seq
    this.#chat = from.chat
  }

  /** Asks for everything that is not known yet. */
  ask(): Ask {
    this.#isLive = false
    return { type: 'follow', table: this.#table, seq: this.#seq, chat: this.#chat }
  }

  /** The answer is false where something is missing: then it must ask again. */
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

/** A table that the server could not tell of for now. */
interface LetGo {
  readonly failures: number
  /** Calls off the next attempt. */
  readonly cancel: () => void
}

/** Follows tables of the server over one line. */
export class Connection {
  /** How the way to the server is; also `offline` while it answers but cannot tell of a table that is followed. */
  readonly state: Store<ConnectionState>
  readonly #socket: ReconnectingSocket
  readonly #runtime: Runtime
  readonly #followers = new Map<string, Follower>()
  readonly #letGo = new Map<string, LetGo>()

  constructor(open: (listener: SocketListener) => Socket, runtime: Runtime) {
    this.#runtime = runtime
    this.#socket = new ReconnectingSocket(open, runtime, {
      connected: () => {
        for (const table of this.#followers.keys()) this.#ask(table)
      },
      heard: (news) => this.#hear(news),
    })
    this.state = new Store(this.#socket.state.get())
    this.#socket.state.subscribe(() => this.#tell())
  }

  /** Tells all that happens at a table after what was heard so far; the answer stops it. */
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

  retryNow(): void {
    this.#socket.retryNow()
    for (const table of this.#letGo.keys()) this.#ask(table)
  }

  /** Calls again, as who one has become. */
  renew(): void {
    this.#socket.renew()
  }

  stop(): void {
    for (const { cancel } of this.#letGo.values()) cancel()
    this.#socket.stop()
  }

  #ask(table: string): void {
    this.#letGo.get(table)?.cancel()
    const follower = this.#followers.get(table)
    if (follower !== undefined) this.#socket.send(follower.ask())
  }

  #hear(news: News): void {
    if (!('table' in news)) return
    const { table } = news
    if (news.type === 'left' && isPassing(news.problem.code)) {
      if (this.#followers.has(table)) this.#askLater(table)
      return
    }
    if (news.type === 'following' || news.type === 'left') this.#settle(table)
    if (this.#followers.get(table)?.hear(news) === false) this.#ask(table)
  }

  #askLater(table: string): void {
    const before = this.#letGo.get(table)
    before?.cancel()
    const failures = before?.failures ?? 0
    const cancel = this.#runtime.after(backOff(failures, this.#runtime.random()), () => this.#ask(table))
    this.#letGo.set(table, { failures: failures + 1, cancel })
    this.#tell()
  }

  /** There is an answer about the table, or nobody wants to hear of it any more. */
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

/** What is told of a table: moves and chat lines in their order, each once. */
export interface TableListener {
  move(move: Move): void
  facts(facts: TableFacts): void
  chat(line: ChatLine): void
  /** It is not followed any more, and asking again would not change that. */
  left(problem: ProblemBody): void
}

/** What somebody has heard of a table. */
interface HeardSoFar {
  readonly seq: number
  readonly chat: number
}
