import type { Runtime } from '#engine/runtime.ts'
import type { Viewer } from '#wire/moves.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../people/users.ts'
import { factsOf } from './facts.ts'
import { giveWay, Replay, SLICE } from './history.ts'
import { historyViewer, type MoveTexts, moveIn, moveNews } from './history-cache.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import type { GameSetup, LiveTable } from './live-table.ts'
import { type Follower, type FollowFrom, newsText, otherSeat, type Page } from './news-hub.ts'
import { moveRows, tableNotFound } from './table-rows.ts'
import { WorkQueue } from './work-queue.ts'

/** The cost of reading or replaying one move besides its bytes. */
export const MOVE_COST = 1000
/** How many histories are made from their logs at once. */
const BUILDS_AT_ONCE = 2
/** About how much is sent before waiting for the client; views can be large. */
const SLICE_BYTES = 50_000
/** How often in a row a reader may get nothing at the table, because texts are not ready, before its request fails. */
const ROUNDS = 8

/** The client that history is sent to, with its limits. */
export interface Reader {
  /** The client's network, if it is known. */
  readonly address?: string
  readonly page?: Page
  /** Throws if the client has read too much recently. */
  check(): void
  spend(cost: number): void
  /** Resolves when the client can take more; false if it is gone. */
  ready(): Promise<boolean>
}

export const UNLIMITED_READER: Reader = {
  check: () => undefined,
  spend: () => undefined,
  ready: async () => true,
}

/** Texts as they were made. A busy node may drop them from its cache before they are read. */
interface Made {
  readonly viewer: Viewer
  readonly texts: MoveTexts
}

/** What a reader still needs; the texts are undefined if they must be made first. */
interface Missing {
  readonly table: HotTable
  readonly setup: GameSetup
  readonly viewer: Viewer
  readonly texts: MoveTexts | undefined
}

/**
 * Sends the history of tables. It is cached as texts for each viewer, which grow with every move; missing texts are made
 * once from the log, in slices, while the game continues. So the cost of reading is about that of sending.
 */
export class HistoryService {
  readonly #tables: HotTables
  readonly #runtime: Runtime
  readonly #builds = new Map<string, Promise<Made>>()
  readonly #queue: WorkQueue

  constructor(tables: HotTables, runtime: Runtime) {
    this.#tables = tables
    this.#runtime = runtime
    this.#queue = new WorkQueue(BUILDS_AT_ONCE, () => runtime.now())
  }

  /** See `follow` of the table service. */
  async follow(
    caller: Caller,
    id: string,
    from: FollowFrom,
    send: (news: string) => void,
    reader: Reader,
  ): Promise<() => void> {
    reader.check()
    const { news } = this.#tables
    const { seq, chat, viewer: expected } = from
    const told = { seq, chat, version: -1, presence: '' }
    const { page } = reader
    const follower: Follower = { userId: caller?.id, viewer: 'spectator', expected, ...told, page, send }
    let made: Made | undefined
    let isBegun = false
    for (let round = 1; round <= ROUNDS; round++) {
      const before = follower.seq
      const missing = await this.#tables.withReadableTable(
        caller,
        id,
        async (table) => {
          follower.viewer = table.viewerOf(caller?.id)
          if (expected !== undefined && expected !== follower.viewer) throw otherSeat()
          if (!isBegun) await this.#begin(table, caller, seq, reader)
          isBegun = true
          sendFacts(table, follower)
          const missing = this.#advance(table, follower, made, reader)
          if (missing !== undefined) return missing
          await news.sendChat(table, [follower])
          news.followers.add(id, follower)
          send(newsText({ type: 'following', table: id, seq: follower.seq }))
          return undefined
        },
        reader.address,
      )
      if (missing === undefined) return () => news.followers.remove(id, follower)
      if (missing.texts === undefined) made = await this.#build(missing, ownerOf(caller, reader))
      else if (!(await sendMissing(missing, missing.texts, follower, reader, this.#runtime))) return () => undefined
      // Only rounds without progress count.
      if (follower.seq > before) round = 0
    }
    throw new ApiError('unavailable', 'this table is busy; try again')
  }

  /** The caller's view after move `from`, and all moves since: a `History` in JSON. */
  async text(caller: Caller, id: string, from: number, reader: Reader): Promise<string> {
    reader.check()
    let made: Made | undefined
    for (let round = 1; round <= ROUNDS; round++) {
      const found = await this.#tables.withReadableTable(
        caller,
        id,
        async (table) => {
          // Another node may have started the game.
          if (table.live === undefined) await this.#tables.loader.reload(table)
          if (!table.canRead(caller?.id)) throw tableNotFound()
          const { setup, live } = table
          if (setup === undefined || live === undefined) return historyText(0, null, table.viewerOf(caller?.id), [])
          if (from > live.seq)
            throw new ApiError('bad-request', `must be at most ${live.seq}, the number of moves`, { seq: live.seq })
          if (round === 1) reader.spend((live.seq - from) * MOVE_COST)
          const viewer = table.viewerOf(caller?.id)
          if (from === live.seq) return historyText(from, setup.game.view(live.state, viewer), viewer, [])
          const texts = this.#texts(table, setup, viewer, made)
          const start = this.#tables.news.histories.get(id)?.snapshots.upTo(from)
          return { table, setup, viewer, texts: texts?.slice(from), start }
        },
        reader.address,
      )
      if (typeof found === 'string') return found
      const { setup, viewer, texts, start } = found
      if (texts === undefined) made = await this.#build(found, ownerOf(caller, reader))
      else {
        reader.spend((from - (start?.seq ?? 0)) * MOVE_COST)
        const { state } = await this.#gameAfter(id, setup, from, start)
        const moves = texts.map((text) => moveIn(id, text))
        const text = historyText(from, setup.game.view(state, viewer), viewer, moves)
        reader.spend(text.length)
        return text
      }
    }
    throw new ApiError('unavailable', 'this table is busy; try again')
  }

  async #begin(table: HotTable, caller: Caller, seq: number, reader: Reader): Promise<void> {
    const last = table.live?.seq ?? 0
    if (seq > last) throw new ApiError('stale', `there are only ${last} moves`, { seq: last })
    if (caller !== undefined) await this.#tables.noteUse(table)
    reader.spend((last - seq) * MOVE_COST)
  }

  /**
   * Sends a slice, and returns what must be sent outside the table's queue; undefined if the follower is up to date.
   * Without the slice a node short of memory, which evicts the table before anything is sent, would never get on.
   */
  #advance(table: HotTable, follower: Follower, made: Made | undefined, reader: Reader): Missing | undefined {
    const { setup, live } = table
    if (setup === undefined || live === undefined || follower.seq >= live.seq) return undefined
    const { viewer } = follower
    const texts = this.#texts(table, setup, viewer, made)
    if (texts === undefined) return { table, setup, viewer, texts }
    sendSlice(texts, follower, reader)
    if (follower.seq < texts.length) return { table, setup, viewer, texts }
    // Moves that came after the texts were made.
    return follower.seq < live.seq ? { table, setup, viewer, texts: undefined } : undefined
  }

  #texts({ id }: HotTable, setup: GameSetup, viewer: Viewer, made: Made | undefined): MoveTexts | undefined {
    const whose = historyViewer(setup, viewer)
    return this.#tables.news.histories.get(id)?.texts(whose) ?? (made?.viewer === whose ? made.texts : undefined)
  }

  /** The game after a move, which may have been undone since. */
  async #gameAfter(id: string, setup: GameSetup, seq: number, start: LiveTable | undefined): Promise<LiveTable> {
    if (start?.seq === seq) return start
    const replay = new Replay(setup, start)
    while (replay.table.seq < seq) {
      const rows = await moveRows(this.#tables.store.db, id, replay.table.seq, Math.min(SLICE, seq - replay.table.seq))
      for (const row of rows) replay.next(row)
      await giveWay(this.#runtime)
    }
    return replay.table
  }

  /** Makes the texts of a viewer once for all who wait for them. */
  #build({ table, setup, viewer }: Omit<Missing, 'texts'>, owner: string): Promise<Made> {
    const whose = historyViewer(setup, viewer)
    const key = `${table.id} ${whose}`
    const build =
      this.#builds.get(key) ??
      this.#queue.run(owner, () => this.#make(table.id, setup, whose)).finally(() => this.#builds.delete(key))
    this.#builds.set(key, build)
    return build
  }

  async #make(id: string, setup: GameSetup, viewer: Viewer): Promise<Made> {
    const { db } = this.#tables.store
    const replay = new Replay(setup)
    const texts: string[] = []
    const goOn = async (most?: number): Promise<number> => {
      const rows = await moveRows(db, id, texts.length, most)
      for (const row of rows) texts.push(moveNews(id, replay.next(row), viewer))
      return rows.length
    }
    while ((await goOn(SLICE)) === SLICE) await giveWay(this.#runtime)
    // From here on the texts grow with the table; only a few moves came meanwhile.
    await this.#tables.withTable(id, async () => {
      await goOn()
      const { histories } = this.#tables.news
      const history = histories.open(id)
      history.setTexts(viewer, texts)
      if (history.snapshots.count === 0) history.snapshots = replay.snapshots
      histories.resize(id)
    })
    return { viewer, texts }
  }
}

/** Whose work it is to make something for a reader. */
export function ownerOf(caller: Caller, { address }: Reader): string {
  return address ?? caller?.id ?? 'anonymous'
}

/** Sends what is ready, outside the table's queue; false if the client is gone. */
async function sendMissing(
  { table, viewer }: Missing,
  texts: MoveTexts,
  follower: Follower,
  reader: Reader,
  runtime: Runtime,
) {
  const { userId } = follower
  while (follower.seq < texts.length) {
    await giveWay(runtime)
    if (!(await reader.ready())) return false
    // The caller's seat may have changed meanwhile; the table has the current one.
    if (table.isEvicted || table.viewerOf(userId) !== viewer || !table.canRead(userId)) return true
    sendSlice(texts, follower, reader)
  }
  return true
}

/** Sends as many of the next moves as a client gets at once. */
function sendSlice(texts: MoveTexts, follower: Follower, reader: Reader): void {
  const most = Math.min(follower.seq + SLICE, texts.length)
  let bytes = 0
  while (follower.seq < most && bytes < SLICE_BYTES) {
    const text = texts[follower.seq++]
    bytes += text.length
    follower.send(text)
  }
  reader.spend(bytes)
}

function sendFacts(table: HotTable, follower: Follower): void {
  const { id, row } = table
  if (follower.version >= row.version) return
  follower.version = row.version
  follower.send(newsText({ type: 'facts', table: id, facts: factsOf(table) }))
}

function historyText(from: number, view: unknown, viewer: Viewer, moves: readonly string[]): string {
  const whose = JSON.stringify(viewer)
  return `{"from":${from},"view":${JSON.stringify(view)},"viewer":${whose},"moves":[${moves.join(',')}]}`
}
