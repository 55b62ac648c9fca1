import { type Game, NOTHING_NEW } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Viewer } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { Caller } from '../people/users.ts'
import type { TableService } from '../tables/table-service.ts'

/** A client that knows only what it was sent, and computes the rest like a browser. */
export class TestClient {
  readonly who: Caller
  readonly viewer: Viewer
  /** Everything that was sent to this client, as text. */
  readonly traffic: string[] = []
  readonly #tables: TableService
  readonly #game: Game
  readonly #id: string
  readonly #rng: Rng
  #state: unknown
  #seq = 0
  #stop: (() => void) | undefined

  constructor(tables: TableService, game: Game, id: string, who: Caller, viewer: Viewer) {
    this.#tables = tables
    this.#game = game
    this.#id = id
    this.who = who
    this.viewer = viewer
    this.#rng = new Rng(`mirror of ${viewer}`)
  }

  get seq(): number {
    return this.#seq
  }

  /** A possible state for what this client was sent. */
  get state(): unknown {
    return this.#state
  }

  /** Reads the current table, like a page that is opened. */
  async look(): Promise<void> {
    const now = await this.#tables.snapshot(this.who, this.#id)
    this.traffic.push(JSON.stringify(now))
    this.#seq = now.seq
    this.#see(now.view)
  }

  /** Follows the table from the last known move. */
  async follow(): Promise<void> {
    this.unfollow()
    const from = { seq: this.#seq, chat: 0 }
    this.#stop = await this.#tables.follow(this.who, this.#id, from, (text) => {
      this.traffic.push(text)
      this.#receive(JSON.parse(text))
    })
  }

  unfollow(): void {
    this.#stop?.()
    this.#stop = undefined
  }

  /** Forgets everything and rebuilds it from the history. */
  async readAll(): Promise<void> {
    const history = await this.#tables.history(this.who, this.#id, 0)
    this.traffic.push(JSON.stringify(history))
    this.unfollow()
    this.#seq = 0
    this.#see(history.view)
    for (const move of JSON.parse(JSON.stringify(history.moves))) this.#receive({ type: 'move', table: this.#id, move })
    await this.follow()
  }

  #receive(news: News): void {
    if (news.type !== 'move') return
    const { move } = news
    if (move.seq !== this.#seq + 1) throw new Error(`move ${move.seq} came after ${this.#seq}`)
    this.#seq = move.seq
    if (move.view !== undefined) this.#see(move.view)
    else {
      if (move.action === null || move.outcome !== NOTHING_NEW) throw new Error(`move ${move.seq} came without a view`)
      this.#game.play(this.#state, move.seat, this.#game.parse(move.action))
    }
  }

  #see(view: unknown): void {
    this.#state = this.#game.determinize(JSON.parse(JSON.stringify(view)), this.#rng)
  }
}
