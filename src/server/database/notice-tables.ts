import { type Kysely, sql } from 'kysely'
import type { Language } from '#wire/language.ts'
import type { MailChoice } from '#wire/notices.ts'

/** How a person wants to be told that it is their turn. Minutes are those of the day in the person's time zone. */
export interface NoticeSettingsRow {
  user_id: string
  /** Whether to send notices to the person's devices. */
  push: number
  mail: MailChoice
  /** No notices from this minute on; null for no quiet hours. */
  quiet_from: number | null
  quiet_to: number | null
  /** When the daily digest is sent. */
  digest_at: number
  /** An IANA name, such as `Europe/Budapest`. */
  time_zone: string
  language: Language
}

/** A table whose notices a person has turned off, or on again. */
export interface NoticeTableRow {
  user_id: string
  table_id: string
  is_on: number
}

/** A browser that receives push messages. It counts while the session that registered it is valid. */
export interface PushDeviceRow {
  id: string
  user_id: string
  /** The hash of the session. */
  session: string
  endpoint: string
  p256dh: string
  auth: string
  /** Browser and system in words. */
  device: string
  created_at: number
}

/** The address of an account, stored when the link in its confirmation was followed. */
export interface MailAddressRow {
  user_id: string
  address: string
  /** Addresses that differ only in case have the same key. */
  address_key: string
  confirmed_at: number
}

/** A mail with a secret link that was asked for. Rows are kept for a day, to limit how many one address gets. */
export interface MailRequestRow {
  id: string
  user_id: string
  kind: 'confirm' | 'reset'
  address: string
  address_key: string
  language: Language
  created_at: number
  /** 0 after the use of a link. */
  expires_at: number
}

/** A link that was sent for such a request. There are several if one node sent the mail again after another one. */
export interface MailLinkRow {
  /** The SHA-256 of the secret in the link, which is made when the mail is sent. */
  hash: string
  request_id: string
  user_id: string
  created_at: number
}

/** The last notice to a person about a table. It is unread until the person has the table open again. */
export interface NoticeRow {
  kind: 'turn' | 'invite'
  user_id: string
  table_id: string
  /** Also the tag by which a browser recognises a message that comes twice. */
  id: string
  /** Who acted before, or who invites; empty for a bot, null if the game began. */
  who: string | null
  created_at: number
  /** Null until a message was accepted by a push service or mail server. */
  sent_at: number | null
  /** Whether it waits for the daily digest. */
  in_digest: number
}

/** A message to send. It is deleted when it was sent, so the table stays small. */
export interface OutboxRow {
  id: string
  kind: 'push' | 'mail' | 'digest' | MailRequestRow['kind']
  user_id: string
  /** The notice, device or mail request that it is about. */
  notice_id: string | null
  device_id: string | null
  request_id: string | null
  /** The host of the push service; `mail` for mails. */
  host: string
  /** When to send it. The node that advances this first may send it, until then. */
  due_at: number
  tries: number
}

/** Tables for notices of turns: the settings of people, their browsers and addresses, and the messages to send. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('notice_settings')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('push', 'integer', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('digest_at', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('notice_tables')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_tables_key', ['user_id', 'table_id'])
    .execute()
  await schema
    .createTable('push_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('mail_addresses')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('mail_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('notices')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('who', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('in_digest', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['user_id', 'table_id'])
    .execute()
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('notice_id', 'text')
    .addColumn('device_id', 'text')
    .addColumn('request_id', 'text')
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  for (const [table, columns] of INDEXES) {
    await schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
  }
  await sql`CREATE INDEX notices_in_digest ON notices (user_id) WHERE in_digest = 1`.execute(db)
}

/** Lets a request for a mail have several links. The column with the only one, `hash`, is no longer used. */
export async function mailLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['user_id', 'created_at']) {
    await db.schema.createIndex(`mail_links_by_${column}`).on('mail_links').column(column).execute()
  }
  await sql`INSERT INTO mail_links SELECT hash, id, user_id, created_at FROM mail_requests WHERE hash IS NOT NULL`.execute(
    db,
  )
}

const INDEXES: readonly (readonly [table: string, columns: string[]])[] = [
  ['push_devices', ['user_id']],
  ['push_devices', ['session']],
  ['mail_addresses', ['address_key']],
  ['mail_requests', ['address_key', 'created_at']],
  ['mail_requests', ['user_id', 'created_at']],
  ['mail_requests', ['created_at']],
  ['notices', ['created_at']],
  ['outbox', ['due_at']],
  ['outbox', ['user_id']],
  ['outbox', ['notice_id']],
]
