import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Runtime } from '#engine/runtime.ts'
import type { FreshToken, NewToken, SessionFacts, TokenFacts, TokenScope } from '#wire/people.ts'
import { ApiError } from '../api-error.ts'
import type { Database, SessionRow, TokenRow, UserRow } from '../database/schema.ts'
import { WorkQueue } from '../tables/work-queue.ts'

export function newSecret(runtime: Runtime): string {
  return Buffer.from(runtime.bytes(32)).toString('base64url')
}

/** The database stores only hashes of secrets, so that a leaked database gives no access. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** An id for a row; not a secret. It never begins with a hyphen: on a command line it would be taken as an option. */
export function newId(runtime: Runtime): string {
  return Buffer.from(runtime.bytes(12)).toString('base64url').replace(/^-/, '_')
}

/** A hash takes 19 MiB and a core for a moment, so few run at the same time. */
const AT_ONCE = 2

/** Verified for unknown names, so that they take as long as known ones. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$nILpDnHAp/Gb6NV8Ii5Vmg$45gvDhyDO5k/fKUzCAKQKJVK0Eu9+KqzU+l9IpRjcsg'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(hashed: string, password: string): Promise<boolean>
}

/** Passwords are stored as argon2id hashes, the default of the library. */
export const ARGON2: PasswordHasher = { hash: (password) => hash(password), verify }

/** Who waits for a password: an account, as far as the request names one, at an address. */
export interface Asker {
  /** Undefined for the server itself. */
  readonly address?: string | undefined
  readonly account?: string
}

/**
 * Hashes and checks passwords, only a few at a time. The others wait: addresses share the time, and accounts at one
 * address take turns, so that many attempts of one do not lock out another.
 */
export class Passwords {
  readonly #hasher: PasswordHasher
  readonly #queue: WorkQueue

  constructor(hasher: PasswordHasher, now: () => number) {
    this.#hasher = hasher
    this.#queue = new WorkQueue(AT_ONCE, now)
  }

  hash(password: string, { address, account }: Asker): Promise<string> {
    return this.#queue.run(address, () => this.#hasher.hash(password), account)
  }

  /** Always false for a user without a password. */
  async isRight(hashed: string | null | undefined, password: string, { address, account }: Asker): Promise<boolean> {
    const verify = () => this.#hasher.verify(hashed ?? DUMMY_HASH, password)
    return (await this.#queue.run(address, verify, account)) && typeof hashed === 'string'
  }
}

/** One error for a wrong name and a wrong password, so that it does not reveal which names exist. */
export function wrongPassword(): ApiError {
  return new ApiError('wrong-password', 'wrong name or password')
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** How long a session lasts after its last use. */
export function lifetimeOf(kind: UserRow['kind']): number {
  return kind === 'account' ? 365 * DAY : 90 * DAY
}

/** Opens a session and returns the value for the cookie. */
export async function openSession(
  db: Database,
  user: Pick<UserRow, 'id' | 'kind'>,
  device: string,
  runtime: Runtime,
): Promise<string> {
  const now = runtime.now()
  const session = newSecret(runtime)
  const row: SessionRow = {
    hash: hashOf(session),
    user_id: user.id,
    created_at: now,
    expires_at: now + lifetimeOf(user.kind),
    used_at: now,
    device,
  }
  await db.insertInto('sessions').values(row).execute()
  return session
}

/** The user of a session. Use extends the session; this is written at most once an hour. */
export async function userOfSession(
  db: Database,
  session: string,
  now: number,
): Promise<(UserRow & { readonly scope: undefined }) | undefined> {
  const hash = hashOf(session)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('used_at')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (now - (row.used_at ?? 0) > HOUR) {
    const expires_at = now + lifetimeOf(row.kind)
    await db.updateTable('sessions').set({ expires_at, used_at: now }).where('hash', '=', hash).execute()
    await db.updateTable('users').set({ seen_at: now }).where('id', '=', row.id).execute()
  }
  return { ...row, scope: undefined }
}

/** Ended sessions are kept as expired ones until the sweep, which then looks whether a guest has nothing left. */
const ENDED = { expires_at: 0 }

/** Ends a session and returns the id of its user; undefined if there was no such session. */
export async function endSession(db: Database, session: string | undefined): Promise<string | undefined> {
  if (session === undefined) return undefined
  const ended = db
    .updateTable('sessions')
    .set(ENDED)
    .where('hash', '=', hashOf(session))
    .where('expires_at', '>', 0)
    .returning('user_id')
  return (await ended.executeTakeFirst())?.user_id
}

const LISTED_SESSIONS = 100
/** The id of a session is the beginning of its hash, which does not allow to sign in. */
const ID_DIGITS = 16

export async function sessionsOf(
  db: Database,
  userId: string,
  current: string | undefined,
  now: number,
): Promise<readonly SessionFacts[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy((order) => order.fn.coalesce('used_at', 'created_at'), 'desc')
    .limit(LISTED_SESSIONS)
    .execute()
  const own = current && hashOf(current)
  return rows.map(({ hash, device, created_at, used_at }) => ({
    id: hash.slice(0, ID_DIGITS),
    device,
    createdAt: created_at,
    usedAt: used_at ?? created_at,
    isThis: hash === own,
  }))
}

/** Ends one session of a user by its id, if it has not ended yet. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<void> {
  await db.updateTable('sessions').set(ENDED).where('user_id', '=', userId).where('hash', 'like', `${id}%`).execute()
}

/** Ends all sessions of a user but this one. */
export async function endSessionsBut(db: Database, userId: string, kept: string | undefined): Promise<void> {
  await db
    .updateTable('sessions')
    .set(ENDED)
    .where('user_id', '=', userId)
    .where('hash', '!=', kept === undefined ? '' : hashOf(kept))
    .execute()
}

/** How many hashes one query names at most. */
const HASHES_AT_ONCE = 500

/** Those of these hashes whose session or token is valid now and belongs to a user who is not blocked. */
export async function validCredentials(
  db: Database,
  hashes: ReadonlySet<string>,
  now: number,
): Promise<ReadonlySet<string>> {
  const valid = new Set<string>()
  const all = [...hashes]
  for (let i = 0; i < all.length; i += HASHES_AT_ONCE) {
    const some = all.slice(i, i + HASHES_AT_ONCE)
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('hash')
      .where('hash', 'in', some)
      .where('expires_at', '>', now)
      .where('blocked_at', 'is', null)
      .unionAll(
        db
          .selectFrom('tokens')
          .innerJoin('users', 'users.id', 'tokens.user_id')
          .select('hash')
          .where('hash', 'in', some)
          .where('expires_at', '>', now)
          .where('blocked_at', 'is', null),
      )
      .execute()
    for (const { hash } of rows) valid.add(hash)
  }
  return valid
}

/** The prefix lets people and secret scanners recognise a leaked token. */
export const TOKEN_PREFIX = 'hlt_'

const MOST = 20

export async function makeToken(db: Database, userId: string, wanted: NewToken, runtime: Runtime): Promise<FreshToken> {
  const now = runtime.now()
  const { request = null } = wanted
  // The answer to the same request was lost, and the token with it: the new one replaces it.
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('expires_at', '<=', now), row('request', '=', request)]))
    .execute()
  if ((await tokensOf(db, userId)).length >= MOST)
    throw new ApiError('not-now', `you already have ${MOST} tokens; delete one first`)
  const token = TOKEN_PREFIX + newSecret(runtime)
  const row: TokenRow = {
    id: newId(runtime),
    hash: hashOf(token),
    user_id: userId,
    name: wanted.name,
    scope: wanted.scope,
    created_at: now,
    expires_at: now + wanted.days * DAY,
    used_at: null,
    request,
  }
  await db.insertInto('tokens').values(row).execute()
  return { ...factsOf(row), token }
}

export async function tokensOf(db: Database, userId: string): Promise<readonly TokenFacts[]> {
  const rows = await db.selectFrom('tokens').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  return rows.map(factsOf)
}

/** The user of a token, with its scope. Its last use is written at most once an hour. */
export async function userOfToken(
  db: Database,
  token: string,
  now: number,
): Promise<(UserRow & { readonly scope: TokenScope }) | undefined> {
  const hash = hashOf(token)
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .selectAll('users')
    .select(['used_at', 'scope'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row !== undefined && now - (row.used_at ?? 0) > HOUR) {
    await db.updateTable('tokens').set({ used_at: now }).where('hash', '=', hash).execute()
  }
  return row
}

export async function dropToken(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('tokens').where('id', '=', id).where('user_id', '=', userId).execute()
}

function factsOf({ id, name, scope, created_at, expires_at, used_at }: TokenRow): TokenFacts {
  return { id, name, scope, createdAt: created_at, expiresAt: expires_at, usedAt: used_at }
}
