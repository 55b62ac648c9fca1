import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { looksOf } from '../people/looks.ts'
import { cardSets, keys, lobby, nodes, peopleAndTables, sessionsAndTokens } from './first-migrations.ts'
import { mailLinks, notices } from './notice-tables.ts'
import type { Database } from './schema.ts'
import { social } from './social-tables.ts'

/** A released step is never changed; changes are further steps. */
const STEPS: Readonly<Record<string, Migration>> = {
  '001-people-and-tables': { up: peopleAndTables },
  '002-card-sets': { up: cardSets },
  '004-sessions-and-tokens': { up: sessionsAndTokens },
  '005-keys': { up: keys },
  '006-lobby': { up: lobby },
  '007-nodes': { up: nodes },
  '008-chat-and-guests': { up: inOneTransaction(chatAndGuests) },
  '009-past-codes-and-sweep': { up: inOneTransaction(pastCodesAndSweep) },
  '010-presence-and-votes': { up: inOneTransaction(presenceAndVotes) },
  '011-moderation': { up: inOneTransaction(moderation) },
  '012-daily': { up: inOneTransaction(daily) },
  '013-ratings': { up: inOneTransaction(ratings) },
  '014-notices': { up: inOneTransaction(notices) },
  '015-social': { up: inOneTransaction(social) },
  '017-hidden-pages': { up: inOneTransaction(hiddenPages) },
  '019-unused-card-sets': { up: inOneTransaction(unusedCardSets) },
  '020-request-ids': { up: inOneTransaction(requestIds) },
  '021-account-looks': { up: inOneTransaction(accountLooks) },
  '022-mail-links': { up: inOneTransaction(mailLinks) },
  '023-abandoned-games': { up: inOneTransaction(abandonedGames) },
  '024-proposal-ends': { up: inOneTransaction(proposalEnds) },
}

/** Migrates the database to the latest version. On Postgres a lock lets several nodes start at the same time. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => STEPS },
    // The steps of one release do not depend on each other.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** Kysely commits each statement of a step alone on SQLite; after an interruption, the step could not be repeated. */
function inOneTransaction(step: Migration['up']): Migration['up'] {
  return (db) => (db.isTransaction ? step(db) : db.transaction().execute(step))
}

/**
 * Stores who may write at a table, which people its host has silenced, and which names belong to guests. At existing
 * tables everyone may still write. A chat line keeps whether its writer was a guest at the time.
 */
async function chatAndGuests(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('tables')
    .addColumn('writers', 'text', (column) => column.notNull().defaultTo('everybody'))
    .execute()
  await schema
    .createTable('silenced')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('silenced_key', ['table_id', 'user_id'])
    .execute()
  await schema.createIndex('silenced_of_user').on('silenced').column('user_id').execute()
  // When a guest signs in, chat lines and mutes move to the account; without these indexes, whole tables are read.
  await schema.createIndex('chat_of_user').on('chat').column('user_id').execute()
  await schema.createIndex('members_of_user').on('members').column('user_id').execute()
  await schema.createIndex('mutes_of_muted').on('mutes').column('muted_id').execute()
  for (const table of ['seats', 'chat']) {
    await schema
      .alterTable(table)
      .addColumn('is_guest', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`
      UPDATE ${sql.table(table)} SET is_guest = 1
      WHERE user_id IN (SELECT id FROM users WHERE kind = 'guest')`.execute(db)
  }
}

/** Stores the codes that a table had before, and finds expired sessions and tokens without reading the others. */
async function pastCodesAndSweep({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('past_codes', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const table of ['sessions', 'tokens']) {
    await schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute()
  }
}

/**
 * Stores who has which table open, votes of players, and which players have not answered a rematch. How long players have
 * been away from existing tables is unknown, so it counts from the upgrade.
 */
async function presenceAndVotes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('is_here', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'user_id', 'node_id'])
    .execute()
  await schema.createIndex('presence_of_node').on('presence').column('node_id').execute()
  await schema.createIndex('presence_since').on('presence').column('since').execute()
  await sql`
    INSERT INTO presence (table_id, user_id, node_id, is_here, since)
    SELECT seats.table_id, seats.user_id, '', 0, CAST(${Date.now()} AS bigint)
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.status = 'playing' AND seats.user_id IS NOT NULL`.execute(db)
  await schema.alterTable('tables').addColumn('vote', 'text').execute()
  await schema.alterTable('tables').addColumn('ended_by', 'text').execute()
  await schema
    .alterTable('seats')
    .addColumn('is_asked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('chat').addColumn('event', 'text').execute()
}

/** Stores which players have hidden their page, so that they get notices. */
async function hiddenPages({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('presence').addColumn('hidden_at', 'bigint').execute()
}

async function moderation(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('reporter_id', 'text', (column) => column.notNull())
    .addColumn('line', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addUniqueConstraint('reports_key', ['reporter_id', 'table_id', 'user_id'])
    .execute()
  await schema.createIndex('reports_of_user').on('reports').column('user_id').execute()
  await sql`CREATE INDEX open_reports ON reports (at) WHERE closed_at IS NULL`.execute(db)
  await sql`CREATE INDEX closed_reports ON reports (closed_at) WHERE closed_at IS NOT NULL`.execute(db)
  await schema
    .createTable('moderation_log')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['at', 'who', 'target']) {
    await schema.createIndex(`moderation_log_by_${column}`).on('moderation_log').column(column).execute()
  }
}

/** The daily deals with their secrets, and the tries of people. Results are read by game and day, never as a whole. */
async function daily(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('tables').addColumn('daily', 'text').execute()
  await schema
    .createTable('daily_deals')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('judged_at', 'bigint')
    .addColumn('expert', 'integer')
    .addColumn('best', 'integer')
    .addPrimaryKeyConstraint('daily_deals_key', ['date', 'game'])
    .execute()
  await schema
    .createTable('daily_tries')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().unique())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('points', 'integer')
    .addColumn('has_won', 'integer')
    .addPrimaryKeyConstraint('daily_tries_key', ['date', 'game', 'user_id'])
    .execute()
  await schema.createIndex('daily_tries_by_points').on('daily_tries').columns(['game', 'date', 'points']).execute()
  await schema.createIndex('daily_tries_of_user').on('daily_tries').columns(['user_id', 'date']).execute()
  await sql`CREATE INDEX open_daily_tries ON daily_tries (date) WHERE ended_at IS NULL`.execute(db)
}

/**
 * Rated tables, the results of their games in the order in which they were rated, and who may see a profile. A result
 * keeps the rating from before the game, so that ratings can be recalculated when a player has been deleted.
 */
async function ratings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('is_rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('daily_tries').addColumn('title', 'text').execute()
  await schema
    .createTable('ratings')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addColumn('best', 'integer')
    .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game'])
    .execute()
  await schema
    .createTable('rated_results')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('has_left', 'integer', (column) => column.notNull())
    .addColumn('mu_before', 'double precision', (column) => column.notNull())
    .addColumn('sigma_before', 'double precision', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rated_results_key', ['game', 'number', 'seat'])
    .addUniqueConstraint('one_result_per_seat', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('rated_results_of_user').on('rated_results').columns(['user_id', 'game', 'number']).execute()
  await schema
    .createTable('rating_numbers')
    .addColumn('game', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('profiles')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('visible_to', 'text', (column) => column.notNull())
    .execute()
}

/** Stores whether a game has begun with a card set. Earlier sets count as used. */
async function unusedCardSets(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('card_sets').addColumn('used_at', 'bigint').execute()
  await sql`UPDATE card_sets SET used_at = created_at`.execute(db)
  await sql`CREATE INDEX unused_card_sets ON card_sets (created_at) WHERE used_at IS NULL`.execute(db)
}

/** Stores which request wrote a chat line or created a token, so that a repeated request does so once. */
async function requestIds(db: Kysely<unknown>): Promise<void> {
  for (const table of ['chat', 'tokens']) await db.schema.alterTable(table).addColumn('request', 'text').execute()
  await sql`
    CREATE UNIQUE INDEX chat_of_request ON chat (table_id, user_id, request) WHERE request IS NOT NULL`.execute(db)
}

/** How many rows are inserted with one statement. */
const BATCH = 200

const ABANDONED_MS = 30 * 86_400_000

/** Stores what the names of accounts look like. Of accounts that already look alike the oldest has the look; all stay. */
async function accountLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_looks')
    .addColumn('look', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('looks_of_account').on('account_looks').column('user_id').execute()
  const accounts = sql<{ id: string; name: string }>`
    SELECT id, name FROM users WHERE kind = 'account' ORDER BY created_at, id`
  const { rows } = await accounts.execute(db)
  const looks = rows.flatMap(({ id, name }) => looksOf(name).map((look) => sql`(${look}, ${id})`))
  for (let i = 0; i < looks.length; i += BATCH) {
    const some = sql.join(looks.slice(i, i + BATCH))
    await sql`INSERT INTO account_looks (look, user_id) VALUES ${some} ON CONFLICT DO NOTHING`.execute(db)
  }
}

/**
 * Stores when to see whether a game of one person is abandoned. Games in progress get their full time from the upgrade on:
 * nobody knew that they would end.
 */
async function abandonedGames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('abandoned_at', 'bigint').execute()
  await sql`
    UPDATE tables SET abandoned_at = CAST(${Date.now() + ABANDONED_MS} AS bigint)
    WHERE status = 'playing' AND daily IS NULL
      AND (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person') = 1`.execute(db)
  await sql`
    CREATE INDEX games_of_one_person ON tables (abandoned_at)
    WHERE status != 'over' AND abandoned_at IS NOT NULL`.execute(db)
}

/** Stores who declined or withdrew the last undo request, so that the pages of all players say the same. */
async function proposalEnds({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('proposal_end', 'text').execute()
}
