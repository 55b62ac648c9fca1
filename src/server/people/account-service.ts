import type { Runtime } from '#engine/runtime.ts'
import type { FreshToken, NewToken, SessionFacts, TokenFacts, TokenScope } from '#wire/people.ts'
import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { type DatabaseStore, isConflict } from '../database/store.ts'
import { SYSTEM } from '../runtime.ts'
import { bumpVersions } from '../tables/table-rows.ts'
import { adoptGuest } from './adopt-guest.ts'
import {
  ARGON2,
  dropToken,
  endSession,
  endSessionOf,
  endSessionsBut,
  hashOf,
  makeToken,
  newId,
  openSession,
  type PasswordHasher,
  Passwords,
  sessionsOf,
  tokensOf,
  userOfSession,
  userOfToken,
  validCredentials,
  wrongPassword,
} from './credentials.ts'
import { type Owner, PersonCache } from './person-cache.ts'
import { changeUser, changeWithPassword, nameKey, type Person, requireNotBlocked } from './users.ts'

/** A person with a new session, and the value of its cookie. */
export interface SignedIn {
  readonly person: Person
  readonly session: string
}

/** The browser that a session is opened in. */
export interface Visit {
  /** Its session until now, which ends. */
  readonly replaced?: string | undefined
  /** Browser and system in words. */
  readonly device?: string
}

type AccountStore = Pick<DatabaseStore, 'db' | 'publish' | 'listen'>

/** How many people one person can mute. */
const MOST_MUTED = 200

/** Guests and accounts, with their sessions and tokens. Errors are thrown as `ApiError`. */
export class AccountService {
  readonly #store: AccountStore
  readonly #db: Database
  readonly #refreshTables: (tables: readonly string[]) => Promise<void>
  readonly #runtime: Runtime
  readonly #passwords: Passwords
  readonly #cache = new PersonCache()
  readonly #watchers: ((userId: string) => Promise<void>)[] = []

  /** `refreshTables` makes all nodes reload the seats of these tables. */
  constructor(
    store: AccountStore,
    refreshTables: (tables: readonly string[]) => Promise<void>,
    runtime: Runtime = SYSTEM,
    hasher: PasswordHasher = ARGON2,
  ) {
    this.#store = store
    this.#db = store.db
    this.#refreshTables = refreshTables
    this.#runtime = runtime
    this.#passwords = new Passwords(hasher)
    store.listen((notification) => {
      if (notification !== undefined && 'user' in notification) void this.#changedHere(notification.user)
    })
  }

  /** Is called when sessions or tokens of a user may have ended, on this node or another one. */
  watch(watcher: (userId: string) => Promise<void>): void {
    this.#watchers.push(watcher)
  }

  /** Those of these hashes whose session or token is still valid. */
  stillValid(hashes: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    return validCredentials(this.#db, hashes, this.#runtime.now())
  }

  /**
   * The same, together with what this service remembers. To be called every few seconds: so a node that hears nothing
   * of other nodes notices what ended there.
   */
  async recheck(hashes: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const now = this.#runtime.now()
    const remembered = this.#cache.hashes(now)
    const valid = await validCredentials(this.#db, new Set([...hashes, ...remembered]), now)
    this.#cache.confirm(remembered, valid, now)
    return valid
  }

  /** Makes all nodes forget what they remember of a user and check the user's sockets, this one at once. */
  async #changed(userId: string): Promise<void> {
    await this.#changedHere(userId)
    // A node that does not hear of it notices by itself within seconds.
    await this.#store.publish({ user: userId }).catch(() => undefined)
  }

  async #changedHere(userId: string): Promise<void> {
    this.#cache.forgetPerson(userId)
    await Promise.allSettled(this.#watchers.map((watcher) => watcher(userId)))
  }

  /** Undefined if the session is unknown or expired. `isFresh` bypasses the cache. Throws if the person is blocked. */
  async bySession(session: string, isFresh = false): Promise<Person | undefined> {
    return (await this.#ownerOf(session, userOfSession, isFresh))?.person
  }

  /** The owner of a token, and what it may be used for. */
  byToken(token: string, isFresh = false): Promise<Owner<TokenScope> | undefined> {
    return this.#ownerOf(token, userOfToken, isFresh)
  }

  async #ownerOf<Scope extends TokenScope | undefined>(
    secret: string,
    userOf: (db: Database, secret: string, now: number) => Promise<(UserRow & { scope: Scope }) | undefined>,
    isFresh: boolean,
  ): Promise<Owner<Scope> | undefined> {
    const now = this.#runtime.now()
    if (isFresh) this.#cache.forget(secret)
    const known = this.#cache.find(secret, now)
    // A secret is either of a session or of a token, so the scope is of the same kind.
    if (known !== undefined) return known as Owner<Scope>
    const { changes } = this.#cache
    const user = await userOf(this.#db, secret, now)
    if (user === undefined) return undefined
    requireNotBlocked(user)
    const owner = { person: personOf(user), scope: user.scope }
    if (this.#cache.changes === changes) this.#cache.remember(secret, hashOf(secret), owner, now)
    return owner
  }

  async newGuest(name: string, visit: Visit = {}): Promise<SignedIn> {
    const user = this.#newUser({ kind: 'guest', name })
    return this.#db.transaction().execute(async (db) => {
      await db.insertInto('users').values(user).execute()
      return this.#enter(db, user, visit)
    })
  }

  async rename(caller: Person, name: string): Promise<Person> {
    const name_key = caller.kind === 'account' ? nameKey(name) : null
    const tables = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await changeUser(db, caller, { name, name_key })
        return renameSeats(db, caller.id, name)
      }),
    )
    await this.#changed(caller.id)
    await this.#refreshTables(tables)
    return { ...caller, name }
  }

  /** Creates an account. A guest becomes the account and keeps its tables. */
  async register(caller: Person | undefined, name: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    const hashed = await this.#passwords.hash(password)
    const facts = { kind: 'account', name, name_key: nameKey(name), password: hashed } as const
    if (caller?.kind === 'guest') return this.#becomeAccount(caller, facts, visit)
    const user = this.#newUser(facts)
    const account = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await db.insertInto('users').values(user).execute()
        await endSession(db, visit.replaced)
        return this.#enter(db, user, visit)
      }),
    )
    if (caller !== undefined) await this.#changed(caller.id)
    return account
  }

  async #becomeAccount(guest: Person, facts: Pick<UserRow, 'kind' | 'name'>, visit: Visit): Promise<SignedIn> {
    const { id } = guest
    const { tables, account } = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await changeUser(db, guest, facts)
        await db.deleteFrom('sessions').where('user_id', '=', id).execute()
        await db.deleteFrom('tokens').where('user_id', '=', id).execute()
        const tables = await renameSeats(db, id, facts.name)
        return { tables, account: await this.#enter(db, { id, ...facts }, visit) }
      }),
    )
    await this.#changed(id)
    await this.#refreshTables(tables)
    return account
  }

  /** Ends all sessions of the account and opens a new one. */
  async changePassword(caller: Person, old: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    const user = await this.#db.selectFrom('users').selectAll().where('id', '=', caller.id).executeTakeFirst()
    if (user === undefined || user.password === null) throw new ApiError('not-now', 'a guest has no password')
    if (!(await this.#passwords.isRight(user.password, old))) throw wrongPassword()
    const hashed = await this.#passwords.hash(password)
    const entered = await this.#db.transaction().execute(async (db) => {
      await changeWithPassword(db, user, { password: hashed })
      await db.deleteFrom('sessions').where('user_id', '=', caller.id).execute()
      return this.#enter(db, caller, visit)
    })
    await this.#changed(caller.id)
    return entered
  }

  /** A guest who signs in brings its tables along. */
  async signIn(caller: Person | undefined, name: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    const user = await this.#db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()
    if (!(await this.#passwords.isRight(user?.password, password)) || user === undefined) throw wrongPassword()
    const { tables, entered } = await this.#db.transaction().execute(async (db) => {
      const account = await changeWithPassword(db, user, { seen_at: this.#runtime.now() })
      requireNotBlocked(account)
      await endSession(db, visit.replaced)
      return {
        tables: caller?.kind === 'guest' ? await adoptGuest(db, caller.id, account, this.#runtime.now()) : [],
        entered: await this.#enter(db, account, visit),
      }
    })
    if (caller !== undefined) await this.#changed(caller.id)
    await this.#refreshTables(tables)
    return entered
  }

  async signOut(session: string): Promise<void> {
    const userId = await endSession(this.#db, session)
    if (userId !== undefined) await this.#changed(userId)
  }

  tokens(caller: Person): Promise<readonly TokenFacts[]> {
    return tokensOf(this.#db, caller.id)
  }

  /** The browsers in which a user is signed in; `current` is the session of the one that asks. */
  sessions(caller: Person, current: string | undefined): Promise<readonly SessionFacts[]> {
    return sessionsOf(this.#db, caller.id, current, this.#runtime.now())
  }

  async endSession(caller: Person, id: string): Promise<void> {
    await endSessionOf(this.#db, caller.id, id)
    await this.#changed(caller.id)
  }

  async endOtherSessions(caller: Person, current: string | undefined): Promise<void> {
    await endSessionsBut(this.#db, caller.id, current)
    await this.#changed(caller.id)
  }

  newToken(caller: Person, wanted: NewToken): Promise<FreshToken> {
    return makeToken(this.#db, caller.id, wanted, this.#runtime)
  }

  async removeToken(caller: Person, id: string): Promise<void> {
    await dropToken(this.#db, caller.id, id)
    await this.#changed(caller.id)
  }

  /** Throws if there is no such user, or if the limit of muted people is reached. */
  requireMutable(caller: Person, user: string): Promise<void> {
    return requireMutable(this.#db, caller.id, user)
  }

  /** Deletes expired sessions and tokens, and guests that nothing refers to any more. */
  async sweep(): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await sweepCredentials(db, this.#runtime.now())
      await sweepGuests(db)
    })
  }

  #newUser(facts: Pick<UserRow, 'kind' | 'name'> & Partial<UserRow>): UserRow {
    const now = this.#runtime.now()
    return {
      id: newId(this.#runtime),
      name_key: null,
      password: null,
      created_at: now,
      seen_at: now,
      blocked_at: null,
      ...facts,
    }
  }

  async #enter(db: Database, user: Pick<UserRow, 'id' | 'kind' | 'name'>, { device = '' }: Visit): Promise<SignedIn> {
    return { person: personOf(user), session: await openSession(db, user, device, this.#runtime) }
  }

  async #orNameTaken<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    try {
      return await write()
    } catch (error) {
      if (!isConflict(error)) throw error
      throw new ApiError('name-taken', 'this name is taken', { cause: error })
    }
  }
}

function personOf({ id, name, kind }: Pick<UserRow, 'id' | 'kind' | 'name'>): Person {
  return { id, name, kind }
}

/** Writes a new name on the seats of a user, and returns the ids of their tables. */
async function renameSeats(db: Database, userId: string, name: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', userId).execute()
  const tables = seats.map(({ table_id }) => table_id)
  await bumpVersions(db, tables)
  await db.updateTable('seats').set({ name }).where('user_id', '=', userId).execute()
  return tables
}

async function requireMutable(db: Database, userId: string, mutedId: string): Promise<void> {
  const muted = await db.selectFrom('users').select('id').where('id', '=', mutedId).executeTakeFirst()
  if (muted === undefined) throw new ApiError('not-found', 'there is no such user')
  const others = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('user_id', '=', userId)
    .where('muted_id', '!=', mutedId)
    .execute()
  if (others.length >= MOST_MUTED) throw new ApiError('not-now', `you can mute at most ${MOST_MUTED} people`)
}

async function sweepCredentials(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('tokens').where('expires_at', '<=', now).execute()
}

/** Deletes guests without a session, token, seat, table or chat line. Must run in a transaction. */
async function sweepGuests(db: Database): Promise<void> {
  const gone = db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'guest')
    .except(db.selectFrom('sessions').select('user_id as id'))
    .except(db.selectFrom('tokens').select('user_id as id'))
    .except(
      db.selectFrom('seats').select('user_id as id').where('user_id', 'is not', null).$narrowType<{ id: string }>(),
    )
    .except(db.selectFrom('chat').select('user_id as id'))
    .except(db.selectFrom('tables').select('host_id as id'))
  await db.deleteFrom('members').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('muted_id', 'in', gone).execute()
  await db.deleteFrom('users').where('id', 'in', gone).execute()
}
