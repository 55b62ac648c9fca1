import type { GameOptions } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import type { Accepted, ActionBody, TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { NewTable } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { DatabaseStore } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import type { FollowFrom } from '../tables/news-hub.ts'
import type { TableService } from '../tables/table-service.ts'
import { person } from './test-tables.ts'

let made = 0

/** A unique request id. */
export function freshRequest(): string {
  return `request-${made++}`
}

/** New people with unique names. */
export function strangers(count: number): Person[] {
  const group = made++
  return Array.from({ length: count }, (_, i) => person(`Person-${group}-${i + 1}`))
}

/** New people who are in the database. */
export async function registered({ db }: Pick<DatabaseStore, 'db'>, count: number): Promise<Person[]> {
  const people = strangers(count)
  const facts = { name_key: null, password: null, created_at: 0, seen_at: 0, blocked_at: null }
  await db
    .insertInto('users')
    .values(people.map((person) => ({ ...person, ...facts })))
    .execute()
  return people
}

export function wish(game: string, options: GameOptions, others: Partial<NewTable> = {}): NewTable {
  const clock = others.isRated ? ({ kind: 'turn', seconds: 86_400 } as const) : ({ kind: 'none' } as const)
  return { game, options: { ...options }, visibility: 'private', clock, words: '', ...others }
}

/** A table with a started game; people join by the code, in the order of the seats. */
export async function begunTable(tables: TableService, people: readonly Person[], wanted: NewTable): Promise<string> {
  const [host, ...guests] = people
  const { table } = await tables.create(host, wanted)
  for (const guest of guests) {
    await tables.enterByCode(guest, table.code)
    await tables.sit(guest, table.id, undefined, `words of ${guest.name}`)
  }
  await tables.start(host, table.id)
  return table.id
}

/** A random legal action of a player; undefined if it is not their turn. */
export async function someAction(
  tables: TableService,
  who: Person,
  id: string,
  rng: Rng,
): Promise<ActionBody | undefined> {
  return actionIn(await tables.snapshot(who, id), rng)
}

async function actionIn(now: TableNow, rng: Rng): Promise<ActionBody | undefined> {
  const { table, you, seq, view, legal, active } = now
  if (you.seat === null || !active.includes(you.seat)) return undefined
  const request = freshRequest()
  if (legal !== null) return { seq, action: legal[rng.below(legal.length)], request }
  const game = await loadRules(table.game)
  return { seq, action: game.format(game.sample(game.determinize(view, rng), you.seat, rng)), request }
}

/** Plays random actions, up to a number of moves or the end of the game. */
export async function playOn(
  services: TableService | readonly TableService[],
  id: string,
  people: readonly Person[],
  { moves = Number.POSITIVE_INFINITY, chance = 'chance' } = {},
): Promise<Accepted[]> {
  const all = [services].flat() as TableService[]
  const rng = new Rng(chance)
  const accepted: Accepted[] = []
  // Who acted after whom the last time, since it saves a second snapshot to ask the one who acts next.
  const next = new Map<Person, Person>()
  let last = people[0]
  while (accepted.length < moves) {
    const tables = all[rng.below(all.length)]
    const reader = next.get(last) ?? last
    const now = await tables.snapshot(reader, id)
    if (now.table.status !== 'playing') break
    const who = people[now.active[rng.below(now.active.length)] - 1]
    const body = await (who === reader ? actionIn(now, rng) : someAction(tables, who, id, rng))
    // It is a bot's turn: let it act.
    if (body === undefined) await new Promise(setImmediate)
    else {
      next.set(last, who)
      last = who
      try {
        accepted.push(await tables.act(who, id, body))
      } catch (error) {
        // Another node may be ahead of the one that was read, or have ended the game.
        if (!(error instanceof ApiError && ['stale', 'not-now'].includes(error.code))) throw error
      }
    }
  }
  return accepted
}

export async function act(tables: TableService, who: Person, id: string, action: string): Promise<number> {
  const { seq } = await tables.snapshot(who, id)
  return (await tables.act(who, id, { seq, action, request: freshRequest() })).seq
}

export async function undo(tables: TableService, who: Person, id: string, count = 1): Promise<number> {
  const { seq } = await tables.snapshot(who, id)
  return (await tables.undo(who, id, { seq, count, request: freshRequest() })).seq
}

/** Code and message of the error that a promise rejects with. */
export async function errorOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
  } catch (error) {
    if (error instanceof ApiError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'no error'
}

/** Follows a table and collects the news. */
export async function listener(
  tables: TableService,
  who: Person | undefined,
  id: string,
  from: FollowFrom = { seq: 0, chat: 0 },
) {
  const news: News[] = []
  const stop = await tables.follow(who, id, from, (text) => news.push(JSON.parse(text)))
  return {
    news,
    stop,
    get seqs(): number[] {
      return news.flatMap((one) => (one.type === 'move' ? [one.move.seq] : []))
    },
    get lines(): string[] {
      return news.flatMap((one) => (one.type === 'chat' ? [one.line.text] : []))
    },
    get facts() {
      return news.flatMap((one) => (one.type === 'facts' ? [one.facts] : []))
    },
  }
}

const TIMEOUT_MS = 120_000

/** Polls until a condition is true. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`timeout: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
