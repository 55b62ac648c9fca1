import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The steps of the first releases; the later ones are in `migrations.ts`. */

export async function peopleAndTables(db: Kysely<unknown>): Promise<void> {
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

export async function cardSets({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('card_sets')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

/** Existing tokens get full rights and expire a year after the upgrade. */
export async function sessionsAndTokens({ schema }: Kysely<unknown>): Promise<void> {
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

export async function keys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute()
}

/**
 * Indexes for the lobby that contain few or no finished games. A trigger stores with each seat when its table ended, so
 * that nodes of the previous version write it too.
 */
export async function lobby(db: Kysely<unknown>): Promise<void> {
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
export async function nodes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .execute()
}
