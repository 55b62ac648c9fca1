import { sql } from 'kysely'
import type { TableNow } from '#wire/moves.ts'
import type { ChatLine } from '#wire/tables.ts'
import { asProblem } from '../database/as-problem.ts'
import type { Store } from '../database/store.ts'
import { isConflict } from '../database/store.ts'
import { Problem } from '../problem.ts'
import { blockedAmong } from './blocked.ts'
import { BotPlay, type BotSettings } from './bot-play.ts'
import type { Thinkers } from './bots.ts'
import { factsOf, proposalOf } from './facts.ts'
import { type Follower, newsText } from './followers.ts'
import type { HotTable } from './hot-table.ts'
import type { House, Person } from './house.ts'
import { everySecond, Keeper, type Repeat } from './keeper.ts'
import { freshSecret } from './names.ts'
import { isPlayed, ownSeat, type PlayedTable, Playing } from './playing.ts'
import { historyOf, lobbyFor, provenRecord, tableNow } from './reading.ts'
import { Sitting } from './sitting.ts'
import { Tables } from './tables.ts'

const TRIES = 5

/** Chat, and who does not want to read whose. */
class Talking {
  readonly #tables: Tables
  readonly #now: () => number

  constructor(tables: Tables, now: () => number) {
    this.#tables = tables
    this.#now = now
  }

  say(who: Person, id: string, text: string): Promise<ChatLine> {
    return this.#tables.atReadable(who, id, async (table) => {
      if (table.row.status === 'closed') throw new Problem('not-now', 'the table is closed')
      const seat = table.seatOf(who)?.seat ?? null
      const line = await this.#write(id, who, { seat, text, at: this.#now() })
      await this.#tables.noteUse(table)
      // It is written: who does not hear of it now hears of it with the next one.
      await this.#tables.telling.chat(table, [...this.#tables.telling.followers.of(id)]).catch(() => undefined)
      await this.#tables.store.publish({ table: id, chat: line.id }).catch(() => undefined)
      return line
    })
  }

  async mute(who: Person, user: string, isMuted: boolean): Promise<void> {
    const { db } = this.#tables.store
    if (isMuted) {
      await db
        .insertInto('mutes')
        .values({ user_id: who.id, muted_id: user })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else await db.deleteFrom('mutes').where('user_id', '=', who.id).where('muted_id', '=', user).execute()
  }

  /** Lines are numbered; where another node takes the number first, the next one is tried. */
  async #write(id: string, who: Person, line: Pick<ChatLine, 'seat' | 'text' | 'at'>): Promise<ChatLine> {
    const { db } = this.#tables.store
    for (let tries = 1; ; tries++) {
      const last = await db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('table_id', '=', id)
        .executeTakeFirst()
      const number = (last?.id ?? 0) + 1
      try {
        const row = { ...line, table_id: id, id: number, user_id: who.id, name: who.name }
        await db.insertInto('chat').values(row).execute()
        return { ...line, id: number, user: who.id, name: who.name }
      } catch (error) {
        if (!isConflict(error) || tries === TRIES) throw error
      }
    }
  }
}

/** Going back further than anybody may alone: everybody who plays has to agree. */
class Rewinding {
  readonly #tables: Tables
  readonly #playing: Playing
  readonly #now: () => number

  constructor(tables: Tables, playing: Playing, now: () => number) {
    this.#tables = tables
    this.#playing = playing
    this.#now = now
  }

  propose(who: Person, id: string, seq: number, to: number): Promise<TableNow> {
    return this.#tables.at(id, async (table) => {
      const { seat } = ownSeat(table, who)
      if (!isPlayed(table)) throw new Problem('not-now', 'the game is not being played')
      const { live } = table
      if (seq !== live.seq) throw new Problem('stale', 'something happened that you have not seen', { seq: live.seq })
      if (to >= live.seq) throw new Problem('bad-request', `there are ${live.seq} moves`, { seq: live.seq })
      if (proposalOf(table.row) !== null) throw new Problem('not-now', 'somebody has asked already')
      await this.#settle(table, seat, to, [seat])
      return tableNow(this.#tables, table, who, this.#now())
    })
  }

  answer(who: Person, id: string, to: number, agree: boolean): Promise<TableNow> {
    return this.#tables.at(id, async (table) => {
      const { seat } = ownSeat(table, who)
      const proposal = proposalOf(table.row)
      if (!isPlayed(table) || proposal === null || proposal.to !== to) {
        throw new Problem('not-now', 'nobody asks for that any more')
      }
      if (agree) await this.#settle(table, proposal.seat, to, [...new Set([...proposal.agreed, seat])])
      else await this.#tables.change(table, { table: { proposal: null } })
      return tableNow(this.#tables, table, who, this.#now())
    })
  }

  /**
   * Goes back where everybody agrees, and otherwise asks those who have not answered, away or not. Bots do not mind, and
   * who is blocked or not known any more cannot answer.
   */
  async #settle(table: PlayedTable, seat: number, to: number, agreed: readonly number[]): Promise<void> {
    const missing = table.seats.filter(({ user_id, seat: one }) => user_id !== null && !agreed.includes(one))
    const blocked = await blockedAmong(this.#tables.store.db, missing)
    if (missing.length > blocked.length) {
      await this.#tables.change(table, { table: { proposal: JSON.stringify({ seat, to, agreed }) } })
      return
    }
    await this.#playing.takeBack(table, { seat, kind: 'rewind', text: String(to), isBots: false, request: null })
  }
}

/** What a house does without being asked: bots act, and tables where something is due are looked after. */
export interface Background {
  readonly thinkers: Thinkers
  readonly bots: BotSettings
  /** When to look for due tables; left out, every second. */
  readonly repeat?: Repeat
}

export interface HouseParts {
  readonly store: Store
  /** Undefined for a house beside nodes that run, such as an administrator's: it does only what it is asked. */
  readonly background: Background | undefined
  /** How many tables are held ready at most. */
  readonly hotTables: number
  /** Milliseconds since 1970. */
  now(): number
  /** Where the secrets of tables come from; left out, nobody can guess them. */
  readonly secret?: () => string
  /** Hears of what went wrong where nobody waits for an answer. */
  failed(error: unknown): void
}

export function createHouse(parts: HouseParts): House {
  const { store, background, hotTables, now, secret = freshSecret, failed } = parts
  const { db } = store
  const tables = new Tables(store, hotTables, now)
  const botPlay = background && new BotPlay(tables, background.thinkers, background.bots, failed)
  const look = (table: HotTable): void => botPlay?.look(table, playing)
  const playing = new Playing(tables, now, look)
  const sitting = new Sitting(tables, now, look, secret)
  const rewinding = new Rewinding(tables, playing, now)
  const talking = new Talking(tables, now)
  const keeper = background && new Keeper(tables, now, look, failed)
  // A node that has not heard in time that somebody went away leaves the table without anybody who looks after it.
  tables.refreshed = (table) => {
    const isForgotten =
      isPlayed(table) && table.row.due_at === null && table.live.active.some((seat) => table.isBots(seat))
    if (isForgotten) look(table)
  }
  store.listen((hint) => tables.heard(hint))
  keeper?.begin(background?.repeat ?? everySecond)

  return {
    create: (who, wish) => answered(sitting.create(who, wish)),
    lobby: (who) => answered(lobbyFor(db, who)),
    enterByCode: (who, code) => answered(sitting.enterByCode(who, code)),
    enter: (who, id, code) => sitting.enter(who, id, code),
    now: (who, id) => tables.atReadable(who, id, (table) => tableNow(tables, table, who, now())),
    history: (who, id, from) => tables.atReadable(who, id, (table) => historyOf(tables, table, who, from)),
    record: (who, id) => tables.atReadable(who, id, (table) => provenRecord(tables, table)),
    cardSet: (who, id) =>
      tables.atReadable(who, id, async ({ cards }) => {
        if (cards === undefined) throw new Problem('not-found', 'this table is played with the standard cards')
        return cards
      }),

    sit: (who, id, seat, words) => sitting.sit(who, id, seat, words),
    addWords: (who, id, words) => sitting.addWords(who, id, words),
    fillSeat: (who, id, seat, fill) => sitting.fillSeat(who, id, seat, fill),
    start: (who, id) => sitting.start(who, id),
    leave: (who, id) => sitting.leave(who, id),
    comeBack: (who, id) => sitting.comeBack(who, id),
    rematch: (who, id) => sitting.rematch(who, id),

    act: (who, id, body) => playing.act(who, id, body),
    undo: (who, id, body) => playing.undo(who, id, body),
    rewind: (who, id, seq, to) => rewinding.propose(who, id, seq, to),
    answerRewind: (who, id, to, agree) => rewinding.answer(who, id, to, agree),
    say: (who, id, text) => talking.say(who, id, text),
    mute: (who, user, isMuted) => answered(talking.mute(who, user, isMuted)),

    async follow(who, id, from, send) {
      const follower = await tables.atReadable(who, id, async (table) => {
        const last = table.live?.seq ?? 0
        if (from.seq > last) throw new Problem('stale', `there are only ${last} moves`, { seq: last })
        if (who !== undefined) await tables.noteUse(table)
        const { version } = table.row
        const eyes = table.eyesOf(who?.id)
        const joined: Follower = { userId: who?.id, eyes, seq: from.seq, chat: from.chat, version, send }
        send(newsText({ type: 'facts', table: id, facts: factsOf(table.row, table.seats) }))
        await tables.telling.missed(table, joined)
        tables.telling.followers.add(id, joined)
        send(newsText({ type: 'following', table: id, seq: joined.seq }))
        return joined
      })
      return () => tables.telling.followers.remove(id, follower)
    },

    close: (id) => sitting.close(id),
    async reread(ids) {
      if (ids.length === 0) return
      await db
        .updateTable('tables')
        .set({ version: sql`version + 1` })
        .where('id', 'in', [...ids])
        .execute()
      for (const table of ids) {
        tables.heard({ table, version: Number.MAX_SAFE_INTEGER })
        await store.publish({ table, version: Number.MAX_SAFE_INTEGER }).catch(failed)
      }
    },
    async isReady() {
      await sql`SELECT 1`.execute(db)
    },
    async stop() {
      await keeper?.stop()
      await botPlay?.stop()
      await tables.settle()
    },
    counts: () => ({
      hotTables: tables.hotCount,
      followers: tables.telling.followers.count,
      moves: playing.moves,
      botMoves: playing.botMoves,
    }),
  }
}

function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error) => {
    throw asProblem(error)
  })
}
