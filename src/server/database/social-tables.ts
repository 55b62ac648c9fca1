import { type Kysely, sql } from 'kysely'

/** Whom a person follows or has blocked. Only that person ever sees it. */
export interface RelationRow {
  user_id: string
  kind: 'follow' | 'block'
  other_id: string
  at: number
}

/** A person asked to join a table. Deleted when the person joins, and after some days. */
export interface InviteRow {
  table_id: string
  user_id: string
  by_id: string
  at: number
  /** A person who has declined is not asked again. */
  is_declined: number
}

/** One row for each game, which is locked while a player who found no table makes one. */
export interface PlayNowRow {
  game: string
  at: number
}

/**
 * Tables for finding people to play with: who follows and blocks whom, invitations of followed people, who wants to be
 * shown online, and until when the bots of a table give their seats to people.
 */
export async function social(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('relations')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('other_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('relations_key', ['user_id', 'kind', 'other_id'])
    .execute()
  await schema.createIndex('relations_of_other').on('relations').columns(['other_id', 'kind']).execute()
  await schema
    .createTable('invites')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('is_declined', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('invites_key', ['table_id', 'user_id'])
    .execute()
  await schema.createIndex('invites_of_user').on('invites').columns(['user_id', 'at']).execute()
  await schema.createIndex('invites_by_user').on('invites').columns(['by_id', 'at']).execute()
  await schema.createIndex('invites_by_time').on('invites').column('at').execute()
  await schema
    .createTable('play_now')
    .addColumn('game', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .alterTable('users')
    .addColumn('is_shown', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('notices')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('turn'))
    .execute()
  await schema.alterTable('tables').addColumn('bots_until', 'bigint').execute()
  await sql`CREATE INDEX tables_with_yielding_bots ON tables (bots_until) WHERE bots_until IS NOT NULL`.execute(db)
}
