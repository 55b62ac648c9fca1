import type { FreshToken, TokenFacts } from '#wire/people.ts'
import type { Database, TokenRow, UserRow } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { hashOf, newId, newSecret } from './secrets.ts'

/** Tokens begin with this, so that people and scanners recognise one that stands where it should not. */
export const TOKEN_PREFIX = 'hlt_'
const MOST = 20
const HOUR = 3_600_000

export async function makeToken(db: Database, userId: string, name: string, now: number): Promise<FreshToken> {
  if ((await tokensOf(db, userId)).length >= MOST) throw new Problem('not-now', `nobody has more than ${MOST} tokens`)
  const token = TOKEN_PREFIX + newSecret()
  const row: TokenRow = { id: newId(), hash: hashOf(token), user_id: userId, name, created_at: now, used_at: null }
  await db.insertInto('tokens').values(row).execute()
  return { ...factsOf(row), token }
}

export async function tokensOf(db: Database, userId: string): Promise<readonly TokenFacts[]> {
  const rows = await db.selectFrom('tokens').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  return rows.map(factsOf)
}

/** The user of a token; that it was used is written once an hour. */
export async function userOfToken(db: Database, token: string, now: number): Promise<UserRow | undefined> {
  const hash = hashOf(token)
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .selectAll('users')
    .select('used_at')
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (row !== undefined && now - (row.used_at ?? 0) > HOUR) {
    await db.updateTable('tokens').set({ used_at: now }).where('hash', '=', hash).execute()
  }
  return row
}

export async function dropToken(db: Database, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('not-found', 'there is no such token')
}

function factsOf({ id, name, created_at, used_at }: TokenRow): TokenFacts {
  return { id, name, createdAt: created_at, usedAt: used_at }
}
