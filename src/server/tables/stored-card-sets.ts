import type { Transaction } from 'kysely'
import { explainCards } from '#engine/card-sentences.ts'
import { type CardSetFile, withCardSet, withNewCardSet } from '#engine/card-set.ts'
import type { CardSetName, Game } from '#engine/game.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { ApiError } from '../api-error.ts'
import type { Database, Schema, TableRow } from '../database/schema.ts'

/** Card sets of tables: each is stored once, by its SHA-256, and for good once a game has begun with it. */

/** How many sets the server stores: at 16 KiB each, which is usual, 320 MiB. */
export const MOST_CARD_SETS = 20_000

/** A set with which no game begins for this long is deleted, unless a table still waits with it; in ms. */
const UNUSED_MS = 30 * 86_400_000

/** Databases limit the number of values in a statement. */
const BATCH = 200

/** Stores the set of a new table, or notes that a set that is there is wanted again. Throws if there is no room. */
export async function storeCardSet(db: Transaction<Schema>, { sha256, text }: CardSetFile, now: number): Promise<void> {
  const known = await db
    .updateTable('card_sets')
    .set({ created_at: now })
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0) return
  const rows = db.selectFrom('card_sets').select('sha256').limit(MOST_CARD_SETS).as('stored')
  const { count } = await db
    .selectFrom(rows)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_CARD_SETS) {
    throw new ApiError('unavailable', 'the server has no room for more card sets; choose one that is in use')
  }
  const row = { sha256, text, created_at: now, used_at: null }
  await db
    .insertInto('card_sets')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that a game began with the set of this table: its record needs the set for ever. */
export async function noteCardSetUse(db: Transaction<Schema>, row: TableRow, now: number): Promise<void> {
  const name = cardSetNameOf(row)
  if (name === undefined) return
  await db
    .updateTable('card_sets')
    .set({ used_at: now })
    .where('sha256', '=', name.sha256)
    .where('used_at', 'is', null)
    .execute()
}

export async function cardSetOf(db: Database, row: TableRow): Promise<CardSetFile | undefined> {
  const name = cardSetNameOf(row)
  if (name === undefined) return undefined
  const set = await db.selectFrom('card_sets').select('text').where('sha256', '=', name.sha256).executeTakeFirst()
  if (set === undefined) throw new ApiError('not-found', 'no game began at this table, and its cards were deleted')
  return { ...name, text: set.text }
}

export function cardSetNameOf({ cards }: Pick<TableRow, 'cards'>): CardSetName | undefined {
  return cards === null ? undefined : JSON.parse(cards)
}

/** Deletes old sets that no game began with and no table waits with. Only these sets and waiting tables are read. */
export async function sweepCardSets(db: Database, now: number): Promise<void> {
  const old = now - UNUSED_MS
  const unused = await db
    .selectFrom('card_sets')
    .select('sha256')
    .where('used_at', 'is', null)
    .where('created_at', '<=', old)
    .execute()
  if (unused.length === 0) return
  const waiting = await db
    .selectFrom('tables')
    .select('cards')
    .where('status', '=', 'waiting')
    .where('visibility', 'in', ['open', 'private'])
    .where('cards', 'is not', null)
    .execute()
  const wanted = new Set(waiting.map((row) => cardSetNameOf(row)?.sha256))
  const gone = unused.map(({ sha256 }) => sha256).filter((sha256) => !wanted.has(sha256))
  for (let from = 0; from < gone.length; from += BATCH) {
    // Once more: a table may have been created with one of them meanwhile.
    await db
      .deleteFrom('card_sets')
      .where('sha256', 'in', gone.slice(from, from + BATCH))
      .where('used_at', 'is', null)
      .where('created_at', '<=', old)
      .execute()
  }
}

/** The most recently used games with replaced card sets. A set takes time to check and memory to hold. */
export class CardGameCache {
  readonly #limit: number
  /** Least recently used first. */
  readonly #games = new Map<string, Game>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The game with this card set, or why the set is invalid. */
  get(rules: Game, set: CardSetFile, isNew = false): Result<Game> {
    const key = JSON.stringify([rules.id, rules.rulesVersion, set.sha256, set.id])
    const known = this.#games.get(key)
    const game = known ? accepted(known) : isNew ? withNewCardSet(rules, set) : withCardSet(rules, set)
    if (!game.ok) return rejected(explainCards(game.error, rules.cardProblems))
    this.#games.delete(key)
    this.#games.set(key, game.value)
    for (const oldest of this.#games.keys()) {
      if (this.#games.size <= this.#limit) break
      this.#games.delete(oldest)
    }
    return game
  }
}
