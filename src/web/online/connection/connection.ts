import type { News } from '../../../wire/news.ts'
import type { Store } from '../../store.ts'
import { Follower, type HeardSoFar, type TableEars } from './follower.ts'
import { Line, type LineState, type Socket, type SocketEars } from './line.ts'
import type { Surroundings } from './surroundings.ts'

/** Follows tables of the server over one line. */
export class Connection {
  readonly #line: Line
  readonly #followers = new Map<string, Follower>()

  constructor(open: (ears: SocketEars) => Socket, around: Surroundings) {
    this.#line = new Line(open, around, {
      connected: () => {
        for (const follower of this.#followers.values()) this.#line.send(follower.ask())
      },
      heard: (news) => this.#hear(news),
    })
  }

  get state(): Store<LineState> {
    return this.#line.state
  }

  /** Tells all that happens at a table after what was heard so far; the answer stops it. */
  follow(table: string, from: HeardSoFar, ears: TableEars): () => void {
    const follower = new Follower(table, from, ears)
    this.#followers.set(table, follower)
    this.#line.send(follower.ask())
    return () => {
      if (this.#followers.get(table) !== follower) return
      this.#followers.delete(table)
      this.#line.send({ type: 'unfollow', table })
    }
  }

  hurry(): void {
    this.#line.hurry()
  }

  /** Calls again, as who one has become. */
  renew(): void {
    this.#line.renew()
  }

  stop(): void {
    this.#line.stop()
  }

  #hear(news: News): void {
    if (!('table' in news)) return
    const follower = this.#followers.get(news.table)
    if (follower?.hear(news) === false) this.#line.send(follower.ask())
  }
}
