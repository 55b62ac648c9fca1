import type { Runtime } from '#engine/runtime.ts'
import type { Language } from '#wire/language.ts'
import { ApiError } from '../api-error.ts'
import type { MailRequestRow } from '../database/notice-tables.ts'
import type { Database } from '../database/schema.ts'
import { queueMessages } from '../notices/outbox.ts'
import { MAIL_HOST } from '../notices/outbox-lanes.ts'
import { hashOf, newId } from './credentials.ts'
import type { Person } from './users.ts'

const DAY = 86_400_000

/**
 * How long the link in a mail can be used. Strangers can use up an address's mails of the day: then it has links that are
 * still valid.
 */
const LIFETIME = DAY

/** Mails of one kind that others can cause, per day: to one address, and by one account. */
const MOST_TO_ADDRESS = 3
const MOST_OF_ACCOUNT = 5

/** An address can belong to this many accounts, such as those of a family. */
const MOST_ACCOUNTS = 3

function keyOf(address: string): string {
  return address.normalize('NFKC').toLowerCase()
}

/** Sends a mail whose link confirms the address of an account. An earlier address is valid until then. */
export async function askConfirmation(
  db: Database,
  { id, kind }: Person,
  address: string,
  language: Language,
  runtime: Runtime,
): Promise<void> {
  if (kind === 'guest') throw new ApiError('not-now', 'only an account has a mail address')
  const since = runtime.now() - DAY
  const isTooMany =
    (await countRequests(db, 'confirm', 'address_key', keyOf(address), since)) >= MOST_TO_ADDRESS ||
    (await countRequests(db, 'confirm', 'user_id', id, since)) >= MOST_OF_ACCOUNT
  if (isTooMany) throw new ApiError('too-many', 'too many mails for today; try again tomorrow')
  await db.transaction().execute(async (transaction) => {
    await dropRequests(transaction, id, 'confirm')
    await request(transaction, 'confirm', id, address, language, runtime)
  })
}

/**
 * Stores the address of the link. The account itself must confirm it: otherwise a stranger whose address was entered by
 * mistake could confirm it, and then choose a new password.
 */
export async function confirmAddress(db: Database, { id }: Person, token: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const used = await useLink(transaction, 'confirm', token, now, id)
    const { address, address_key } = used
    const row = { address, address_key, confirmed_at: now }
    await transaction
      .insertInto('mail_addresses')
      .values({ user_id: id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  })
}

export async function removeAddress(db: Database, { id }: Person): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('mail_addresses').where('user_id', '=', id).execute()
    await transaction.updateTable('notice_settings').set({ mail: 'off' }).where('user_id', '=', id).execute()
    for (const kind of ['confirm', 'reset'] as const) await dropRequests(transaction, id, kind)
  })
}

/** The address that waits for its confirmation. */
export async function pendingAddress(db: Database, userId: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_requests')
    .select('address')
    .where('user_id', '=', userId)
    .where('created_at', '>', now - LIFETIME)
    .where('kind', '=', 'confirm')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.address
}

/** Sends links for new passwords of the accounts with this address, if there are any: callers learn nothing of it. */
export async function askReset(db: Database, address: string, language: Language, runtime: Runtime): Promise<void> {
  const key = keyOf(address)
  if ((await countRequests(db, 'reset', 'address_key', key, runtime.now() - DAY)) >= MOST_TO_ADDRESS) return
  const accounts = await db
    .selectFrom('mail_addresses')
    .innerJoin('users', 'users.id', 'mail_addresses.user_id')
    .select(['users.id', 'address'])
    .where('address_key', '=', key)
    .where('blocked_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .limit(MOST_ACCOUNTS)
    .execute()
  for (const { id, address: own } of accounts) await request(db, 'reset', id, own, language, runtime)
}

/** Uses the link of a mail, which works once. Throws if it cannot be used, or not by this user. */
export async function useLink(
  db: Database,
  kind: MailRequestRow['kind'],
  token: string,
  now: number,
  userId?: string,
): Promise<MailRequestRow> {
  const used = await db
    .updateTable('mail_requests')
    .set({ expires_at: 0 })
    .where('id', 'in', db.selectFrom('mail_links').select('request_id').where('hash', '=', hashOf(token)))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returningAll()
    .executeTakeFirst()
  if (used === undefined) throw new ApiError('not-found', 'this link is not valid, or not any more')
  return used
}

/** Makes links of mails useless; the rows still count for the limits. */
export async function dropRequests(db: Database, userId: string, kind: MailRequestRow['kind']): Promise<void> {
  await db
    .updateTable('mail_requests')
    .set({ expires_at: 0 })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
}

async function request(
  db: Database,
  kind: MailRequestRow['kind'],
  user_id: string,
  address: string,
  language: Language,
  runtime: Runtime,
): Promise<void> {
  const [id, now] = [newId(runtime), runtime.now()]
  const times = { created_at: now, expires_at: now + LIFETIME }
  await db
    .insertInto('mail_requests')
    .values({ id, user_id, kind, address, address_key: keyOf(address), language, ...times })
    .execute()
  await queueMessages(db, [{ id: `${id}.${kind}`, kind, user_id, request_id: id, host: MAIL_HOST, due_at: now }])
}

async function countRequests(
  db: Database,
  kind: MailRequestRow['kind'],
  column: 'address_key' | 'user_id',
  value: string,
  since: number,
): Promise<number> {
  const rows = await db
    .selectFrom('mail_requests')
    .select('id')
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where('created_at', '>', since)
    .limit(MOST_OF_ACCOUNT)
    .execute()
  return rows.length
}
