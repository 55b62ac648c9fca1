import { expect } from 'vitest'
import { type Game, type GameOptions, NOTHING_NEW } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { verify } from '#engine/record.ts'
import { checkProof } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import { ApiError } from '#server/api-error.ts'
import type { Caller, Person } from '#server/people/users.ts'
import { type GameSetup, LiveTable } from '#server/tables/live-table.ts'
import { moveRows } from '#server/tables/table-rows.ts'
import type { TableService } from '#server/tables/table-service.ts'
import { freshRequest, strangers, wish } from '#server/testing/table-helpers.ts'
import type { TestTables } from '#server/testing/test-tables.ts'
import type { Viewer } from '#wire/moves.ts'
import { type News, newsSchema } from '#wire/news.ts'

/** How many actions are compared if there are too many to list. */
const MOST_LISTED = 20
/** The slow checks run once in this many moves. */
const CLOSE_LOOK_EVERY = 11

/**
 * A random game with a client on every seat and a spectator, which know only what the server sends. They disconnect,
 * reconnect, undo and rewind. After every move each client must match the real state, and in the end everything they were
 * sent is searched for hidden information.
 */
export async function watchGame({ tables, store }: TestTables, id: string, options: GameOptions, chance: string) {
  const game = await loadRules(id)
  const rng = new Rng(chance)
  const people = strangers(options.players)
  const { table } = await tables.create(people[0], wish(id, options, { words: chance }))
  for (const guest of people.slice(1)) {
    await tables.enterByCode(guest, table.code)
    await tables.sit(guest, table.id, undefined, guest.name)
  }
  const [onlooker] = strangers(1)
  await tables.enterByCode(onlooker, table.code)
  await tables.start(people[0], table.id)
  const mirrors = [...people, onlooker].map((who, i) => {
    return new TestClient(tables, game, table.id, who, i < people.length ? i + 1 : 'spectator')
  })
  for (const mirror of mirrors) {
    await mirror.look()
    await mirror.follow()
  }
  const { secret, seed } = await store.db
    .selectFrom('tables')
    .select(['secret', 'seed'])
    .where('id', '=', table.id)
    .executeTakeFirstOrThrow()
  const setup: GameSetup = { game, options, seed: String(seed), clock: { kind: 'none' }, startedAt: 0 }
  const away = new Set<TestClient>()
  let undone = 0
  let truth = new LiveTable(setup)
  for (let step = 0; !truth.isOver; step++) {
    await comeAndGo(mirrors, away, rng)
    undone += await something(tables, game, table.id, { truth, people, mirrors, away, rng })
    const news = await moveRows(store.db, table.id, truth.seq)
    if (news.some(({ kind }) => kind !== 'action')) truth = LiveTable.after(setup, await moveRows(store.db, table.id))
    else for (const row of news) truth.playRow(row)
    for (const mirror of mirrors) if (!away.has(mirror)) compare(game, mirror, truth, step % CLOSE_LOOK_EVERY === 0)
  }
  for (const mirror of away) await mirror.follow()
  for (const mirror of mirrors) compare(game, mirror, truth, true)
  for (const { traffic } of mirrors) search(traffic, [secret, String(seed)])
  const record = await tables.record(people[0], table.id)
  expect(checkProof(record).ok).toBe(true)
  expect(verify(game, record).ok).toBe(true)
  return { undone, moves: truth.seq }
}

/** A client disconnects, or reconnects in one of the possible ways. */
async function comeAndGo(mirrors: readonly TestClient[], away: Set<TestClient>, rng: Rng): Promise<void> {
  const mirror = mirrors[rng.below(mirrors.length)]
  if (away.has(mirror)) {
    const way = rng.below(6)
    if (way > 2) return
    if (way === 0) await mirror.readAll()
    else {
      if (way === 1) await mirror.look()
      await mirror.follow()
    }
    away.delete(mirror)
  } else if (rng.below(12) === 0) {
    mirror.unfollow()
    away.add(mirror)
  } else if (rng.below(20) === 0) await mirror.follow()
}

interface Moment {
  readonly truth: LiveTable
  readonly people: readonly Person[]
  readonly mirrors: readonly TestClient[]
  readonly away: ReadonlySet<TestClient>
  readonly rng: Rng
}

/** A player acts or undoes, or all rewind; returns how much was undone. */
async function something(tables: TableService, game: Game, id: string, moment: Moment): Promise<number> {
  const { truth, people, mirrors, away, rng } = moment
  const chance = rng.below(40)
  const seats = truth.active.filter((seat) => !away.has(mirrors[seat - 1]))
  if (chance < 3) return takeBack(tables, id, people[rng.below(people.length)], truth, 1 + rng.below(3))
  if (chance === 3 && truth.seq > 0) {
    const to = Math.max(0, truth.seq - 1 - rng.below(6))
    await tables.rewind(people[0], id, truth.seq, to)
    for (const who of people.slice(1)) await tables.answerRewind(who, id, to, true)
    return 1
  }
  if (seats.length === 0) return 0
  const seat = seats[rng.below(seats.length)]
  const { state, seq } = mirrors[seat - 1]
  const action = game.format(game.sample(state, seat, rng))
  await tables.act(people[seat - 1], id, { seq, action, request: freshRequest() })
  return 0
}

async function takeBack(
  tables: TableService,
  id: string,
  who: Person,
  { seq }: LiveTable,
  count: number,
): Promise<number> {
  try {
    await tables.undo(who, id, { seq, count, request: freshRequest() })
    return 1
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-now') return 0
    throw error
  }
}

function compare(game: Game, mirror: TestClient, truth: LiveTable, isCloseLook: boolean): void {
  const { viewer, state, seq } = mirror
  const where = `${viewer} after move ${truth.seq}`
  expect(seq, where).toBe(truth.seq)
  const shown = (of: unknown) => JSON.stringify([game.view(of, viewer), game.active(of), game.standing(of)])
  expect(shown(state), where).toBe(shown(truth.state))
  if (isCloseLook && viewer !== 'spectator') {
    expect(legal(game, state, viewer), where).toEqual(legal(game, truth.state, viewer))
  }
}

function legal(game: Game, state: unknown, seat: number): unknown {
  const texts: string[] = []
  const counts = game.countActions?.(state, seat)
  for (const action of game.legalActions(state, seat)) {
    if (counts !== undefined && texts.length === MOST_LISTED) break
    texts.push(game.format(action))
  }
  return [counts, texts]
}

/** Checks that messages have only their fields, and contain no secret. */
function search(traffic: readonly string[], secrets: readonly string[]): void {
  for (const text of traffic) {
    for (const secret of secrets) if (text.includes(secret)) throw new Error(`a secret was sent: ${text}`)
    const news = JSON.parse(text)
    if ('type' in news) expect(newsSchema.parse(news)).toEqual(news)
  }
}

/** A client that knows only what it was sent, and computes the rest like a browser. */
class TestClient {
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
