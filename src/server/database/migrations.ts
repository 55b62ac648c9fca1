import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely'
import type { Database } from './schema.ts'

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

async function peopleAndTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('blocked_at', 'bigint')
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
  await schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await schema.createIndex('tokens_of_user').on('tokens').column('user_id').execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('cards', 'text')
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('host_id', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('seed', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('active', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addColumn('winners', 'text')
    .addColumn('proposal', 'text')
    .addColumn('next_id', 'text')
    .addColumn('request', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('one_table_per_request', ['host_id', 'request'])
    .execute()
  await schema.createIndex('tables_due').on('tables').column('due_at').execute()
  await schema.createIndex('tables_listed').on('tables').columns(['status', 'visibility', 'created_at']).execute()
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('bot', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_away', 'integer', (column) => column.notNull())
    .addColumn('back_at', 'bigint', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .addUniqueConstraint('one_seat_each', ['table_id', 'user_id'])
    .execute()
  await schema.createIndex('seats_of_user').on('seats').column('user_id').execute()
  await schema
    .createTable('members')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['table_id', 'user_id'])
    .execute()
  await schema
    .createTable('moves')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_bots', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('request', 'text')
    .addPrimaryKeyConstraint('moves_key', ['table_id', 'seq'])
    .addUniqueConstraint('one_move_per_request', ['table_id', 'request'])
    .execute()
  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute()
  await schema
    .createTable('mutes')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('muted_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['user_id', 'muted_id'])
    .execute()
}

/**
 * Indexes for the lobby that contain few or no finished games. A trigger stores with each seat when its table ended, so
 * that nodes of the previous version write it too.
 */
async function lobby(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('seats').addColumn('ended_at', 'bigint').execute()
  const ended = (table: string) =>
    sql.raw(`CASE ${table}.status WHEN 'over' THEN coalesce(${table}.ended_at, 1) WHEN 'closed' THEN 0 END`)
  await sql`
    UPDATE seats SET ended_at = (SELECT ${ended('tables')} FROM tables WHERE tables.id = seats.table_id)`.execute(db)
  const update = sql`UPDATE seats SET ended_at = ${ended('NEW')} WHERE table_id = NEW.id;`
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`
      CREATE FUNCTION end_seats() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${update} RETURN NULL; END $$`.execute(
      db,
    )
    await sql`
      CREATE TRIGGER end_seats AFTER UPDATE OF status ON tables
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION end_seats()`.execute(db)
  } else {
    await sql`
      CREATE TRIGGER end_seats AFTER UPDATE OF status ON tables
      WHEN OLD.status <> NEW.status BEGIN ${update} END`.execute(db)
  }
  await schema.dropIndex('seats_of_user').execute()
  await schema.createIndex('seats_of_user').on('seats').columns(['user_id', 'ended_at']).execute()
  await sql`CREATE INDEX waiting_tables_of_host ON tables (host_id) WHERE status = 'waiting'`.execute(db)
}

/** One row for each running node, written every few seconds, which shows that the database accepts writes. */
async function nodes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .execute()
}

/** Existing tokens get full rights and expire a year after the upgrade. */
async function sessionsAndTokens({ schema }: Kysely<unknown>): Promise<void> {
  const inOneYear = Date.now() + 365 * 86_400_000
  await schema.alterTable('sessions').addColumn('used_at', 'bigint').execute()
  await schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('tokens')
    .addColumn('scope', 'text', (column) => column.notNull().defaultTo('play'))
    .execute()
  await schema
    .alterTable('tokens')
    .addColumn('expires_at', 'bigint', (column) => column.notNull().defaultTo(inOneYear))
    .execute()
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

async function cardSets({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('card_sets')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function keys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute()
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
