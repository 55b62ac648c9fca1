import type { News } from '#wire/news.ts'
import { Store } from '../../store.ts'
import { backOff } from './back-off.ts'
import { Follower, type HeardSoFar, type TableEars } from './follower.ts'
import { Line, type LineState, type Socket, type SocketEars } from './line.ts'
import { isPassing } from './persistence.ts'
import type { Surroundings } from './surroundings.ts'

/** A table that the server could not tell of for now. */
interface LetGo {
  readonly failures: number
  /** Calls off the next attempt. */
  readonly callOff: () => void
}

/** Follows tables of the server over one line. */
export class Connection {
  /** How the way to the server is; also `offline` while it answers but cannot tell of a table that is followed. */
  readonly state: Store<LineState>
  readonly #line: Line
  readonly #around: Surroundings
  readonly #followers = new Map<string, Follower>()
  readonly #letGo = new Map<string, LetGo>()

  constructor(open: (ears: SocketEars) => Socket, around: Surroundings) {
    this.#around = around
    this.#line = new Line(open, around, {
      connected: () => {
        for (const table of this.#followers.keys()) this.#ask(table)
      },
      heard: (news) => this.#hear(news),
    })
    this.state = new Store(this.#line.state.get())
    this.#line.state.subscribe(() => this.#tell())
  }

  /** Tells all that happens at a table after what was heard so far; the answer stops it. */
  follow(table: string, from: HeardSoFar, ears: TableEars): () => void {
    const follower = new Follower(table, from, ears)
    this.#followers.set(table, follower)
    this.#ask(table)
    return () => {
      if (this.#followers.get(table) !== follower) return
      this.#followers.delete(table)
      this.#settle(table)
      this.#line.send({ type: 'unfollow', table })
    }
  }

  hurry(): void {
    this.#line.hurry()
    for (const table of this.#letGo.keys()) this.#ask(table)
  }

  /** Calls again, as who one has become. */
  renew(): void {
    this.#line.renew()
  }

  stop(): void {
    for (const { callOff } of this.#letGo.values()) callOff()
    this.#line.stop()
  }

  #ask(table: string): void {
    this.#letGo.get(table)?.callOff()
    const follower = this.#followers.get(table)
    if (follower !== undefined) this.#line.send(follower.ask())
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
    before?.callOff()
    const failures = before?.failures ?? 0
    const callOff = this.#around.after(backOff(failures, this.#around.random()), () => this.#ask(table))
    this.#letGo.set(table, { failures: failures + 1, callOff })
    this.#tell()
  }

  /** There is an answer about the table, or nobody wants to hear of it any more. */
  #settle(table: string): void {
    this.#letGo.get(table)?.callOff()
    if (this.#letGo.delete(table)) this.#tell()
  }

  #tell(): void {
    const line = this.#line.state.get()
    const before = this.state.get()
    if (line.kind !== 'connected' || this.#letGo.size === 0) this.state.set(line)
    else if (before.kind !== 'offline') this.state.set({ kind: 'offline', since: this.#around.now() })
  }
}
