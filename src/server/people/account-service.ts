import type { Runtime } from '#engine/runtime.ts'
import type { Language } from '#wire/language.ts'
import type { FreshToken, NewToken, SessionFacts, TokenFacts } from '#wire/people.ts'
import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { type DatabaseStore, isConflict } from '../database/store.ts'
import { keepDevice } from '../notices/user-notices.ts'
import { SYSTEM } from '../runtime.ts'
import { bumpVersions } from '../tables/table-rows.ts'
import { adoptGuest } from './adopt-guest.ts'
import { CredentialChecker } from './credential-checker.ts'
import {
  ARGON2,
  dropToken,
  endSession,
  endSessionOf,
  endSessionsBut,
  makeToken,
  newId,
  openSession,
  type PasswordHasher,
  Passwords,
  sessionsOf,
  tokensOf,
  userOfSession,
  wrongPassword,
} from './credentials.ts'
import { claimLooks, nameTaken, requireFreeLooks, requireUnreserved } from './looks.ts'
import { askConfirmation, askReset, confirmAddress, dropRequests, removeAddress, useLink } from './mail-addresses.ts'
import {
  changeUser,
  changeWithPassword,
  guestMark,
  nameKey,
  type Person,
  personOf,
  requireNotBlocked,
} from './users.ts'

/** A person with a new session, and the value of its cookie. */
export interface SignedIn {
  readonly person: Person
  readonly session: string
}

/** The browser that a session is opened in. */
export interface Visit {
  /** Its previous session, which ends. */
  readonly replaced?: string | undefined
  /** Browser and system in words. */
  readonly device?: string
  /** The network that it is in, which only decides how long a password waits. */
  readonly address?: string
}

/** Guests and accounts, with their sessions and tokens. Errors are thrown as `ApiError`. */
export class AccountService {
  readonly credentials: CredentialChecker
  readonly #db: Database
  readonly #refreshTables: (tables: readonly string[]) => Promise<void>
  readonly #runtime: Runtime
  readonly #passwords: Passwords
  readonly #hasMail: boolean

  /** `refreshTables` makes all nodes reload the seats of these tables. `hasMail` is whether this server sends mails. */
  constructor(
    store: Pick<DatabaseStore, 'db' | 'publish' | 'listen'>,
    refreshTables: (tables: readonly string[]) => Promise<void>,
    runtime: Runtime = SYSTEM,
    hasher: PasswordHasher = ARGON2,
    hasMail = false,
  ) {
    this.#hasMail = hasMail
    this.#db = store.db
    this.#refreshTables = refreshTables
    this.#runtime = runtime
    this.#passwords = new Passwords(hasher, () => runtime.now())
    this.credentials = new CredentialChecker(store, runtime)
  }

  /** A guest cannot take a name that looks like that of an account, but keeps one that an account takes later. */
  async newGuest(name: string, visit: Visit = {}): Promise<SignedIn> {
    await requireUnreserved(name)
    const user = this.#newUser({ kind: 'guest', name })
    const { guest, before } = await this.#db.transaction().execute(async (db) => {
      await requireFreeLooks(db, name)
      await db.insertInto('users').values(user).execute()
      const before = await endSession(db, visit.replaced)
      return { guest: await this.#enter(db, user, visit), before }
    })
    if (before !== undefined) await this.credentials.changed(before)
    return guest
  }

  async rename(caller: Person, name: string): Promise<Person> {
    await requireUnreserved(name)
    const name_key = caller.kind === 'account' ? nameKey(name) : null
    const tables = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        if (caller.kind === 'guest') await requireFreeLooks(db, name)
        await changeUser(db, caller, { name, name_key })
        if (caller.kind === 'account') await claimLooks(db, caller.id, name)
        return renameSeats(db, caller, name)
      }),
    )
    await this.credentials.changed(caller.id)
    await this.#refreshTables(tables)
    return { ...caller, name }
  }

  /** Creates an account. A guest becomes the account and keeps its tables. */
  async register(caller: Person | undefined, name: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    await requireUnreserved(name)
    const hashed = await this.#passwords.hash(password, { ...visit, account: nameKey(name) })
    const facts = { kind: 'account', name, name_key: nameKey(name), password: hashed } as const
    if (caller?.kind === 'guest') return this.#becomeAccount(caller, facts, visit)
    const user = this.#newUser(facts)
    const account = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await db.insertInto('users').values(user).execute()
        await claimLooks(db, user.id, name)
        await endSession(db, visit.replaced)
        return this.#enter(db, user, visit)
      }),
    )
    if (caller !== undefined) await this.credentials.changed(caller.id)
    return account
  }

  async #becomeAccount(guest: Person, facts: Pick<UserRow, 'kind' | 'name'>, visit: Visit): Promise<SignedIn> {
    const { id } = guest
    const { tables, account } = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await changeUser(db, guest, facts)
        await claimLooks(db, id, facts.name)
        await this.#endAll(db, id)
        const tables = await renameSeats(db, { id, ...facts }, facts.name)
        return { tables, account: await this.#reenter(db, { id, ...facts }, visit) }
      }),
    )
    await this.credentials.changed(id)
    await this.#refreshTables(tables)
    return account
  }

  /** Ends all sessions and tokens of the account and opens a new session. */
  async changePassword(caller: Person, old: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    const user = await this.#db.selectFrom('users').selectAll().where('id', '=', caller.id).executeTakeFirst()
    if (user === undefined || user.password === null) throw new ApiError('not-now', 'a guest has no password')
    const asker = { ...visit, account: caller.id }
    if (!(await this.#passwords.isRight(user.password, old, asker))) throw wrongPassword()
    const hashed = await this.#passwords.hash(password, asker)
    const entered = await this.#db.transaction().execute(async (db) => {
      await changeWithPassword(db, user, { password: hashed })
      await this.#endAll(db, caller.id)
      return this.#reenter(db, caller, visit)
    })
    await this.credentials.changed(caller.id)
    return entered
  }

  /** Sends a link that confirms a mail address. The password protects it: who has the address can replace the password. */
  async setAddress(
    caller: Person,
    address: string,
    password: string,
    language: Language,
    visit: Visit = {},
  ): Promise<void> {
    if (!this.#hasMail) throw new ApiError('not-now', 'this server sends no mail')
    const user = await this.#db.selectFrom('users').select('password').where('id', '=', caller.id).executeTakeFirst()
    if (!(await this.#passwords.isRight(user?.password, password, { ...visit, account: caller.id })))
      throw wrongPassword()
    await askConfirmation(this.#db, caller, address, language, this.#runtime)
  }

  confirmAddress(caller: Person, token: string): Promise<void> {
    return confirmAddress(this.#db, caller, token, this.#runtime.now())
  }

  removeAddress(caller: Person): Promise<void> {
    return removeAddress(this.#db, caller)
  }

  async askReset(address: string, language: Language): Promise<void> {
    if (this.#hasMail) await askReset(this.#db, address, language, this.#runtime)
  }

  /** Sets a new password with the link of a mail. Ends all sessions and tokens of the account and opens a new session. */
  async reset(token: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    const hashed = await this.#passwords.hash(password, visit)
    const entered = await this.#db.transaction().execute(async (db) => {
      const { user_id: id } = await useLink(db, 'reset', token, this.#runtime.now())
      const users = db.updateTable('users').set({ password: hashed, seen_at: this.#runtime.now() })
      const user = await users
        .where('id', '=', id)
        .where('kind', '=', 'account')
        .returningAll()
        .executeTakeFirstOrThrow()
      requireNotBlocked(user)
      await endSession(db, visit.replaced)
      await this.#endAll(db, id)
      return this.#enter(db, user, visit)
    })
    await this.credentials.changed(entered.person.id)
    return entered
  }

  /** Ends all sessions and tokens of an account, and links for new passwords. */
  async #endAll(db: Database, userId: string): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
    await dropRequests(db, userId, 'reset')
  }

  /** The tables of a guest who signs in move to the account. */
  async signIn(caller: Person | undefined, name: string, password: string, visit: Visit = {}): Promise<SignedIn> {
    const account = nameKey(name)
    const user = await this.#db.selectFrom('users').selectAll().where('name_key', '=', account).executeTakeFirst()
    const isRight = await this.#passwords.isRight(user?.password, password, { ...visit, account })
    if (!isRight || user === undefined) throw wrongPassword()
    const { tables, entered } = await this.#db.transaction().execute(async (db) => {
      const account = await changeWithPassword(db, user, { seen_at: this.#runtime.now() })
      requireNotBlocked(account)
      await endSession(db, visit.replaced)
      return {
        tables: caller?.kind === 'guest' ? await adoptGuest(db, caller.id, account, this.#runtime.now()) : [],
        entered:
          caller?.kind === 'guest' ? await this.#reenter(db, account, visit) : await this.#enter(db, account, visit),
      }
    })
    if (caller !== undefined) await this.credentials.changed(caller.id)
    await this.#refreshTables(tables)
    return entered
  }

  async signOut(session: string): Promise<void> {
    const userId = await endSession(this.#db, session)
    if (userId !== undefined) await this.credentials.changed(userId)
  }

  tokens(caller: Person): Promise<readonly TokenFacts[]> {
    return tokensOf(this.#db, caller.id)
  }

  /** The browsers in which a user is signed in; `current` is the session of the request. */
  sessions(caller: Person, current: string | undefined): Promise<readonly SessionFacts[]> {
    return sessionsOf(this.#db, caller.id, current, this.#runtime.now())
  }

  async endSession(caller: Person, id: string): Promise<void> {
    await endSessionOf(this.#db, caller.id, id)
    await this.credentials.changed(caller.id)
  }

  async endOtherSessions(caller: Person, current: string | undefined): Promise<void> {
    await endSessionsBut(this.#db, caller.id, current)
    await this.credentials.changed(caller.id)
  }

  /** Makes a token in a session, which must not have ended meanwhile: a new password ends all tokens. */
  newToken(caller: Person, session: string | undefined, wanted: NewToken): Promise<FreshToken> {
    return this.#db.transaction().execute(async (db) => {
      // Locks the row, as everything that ends sessions and tokens together does.
      await changeUser(db, caller, { seen_at: this.#runtime.now() })
      if (session === undefined || (await userOfSession(db, session, this.#runtime.now())) === undefined) {
        throw new ApiError('not-signed-in', 'this session has ended; sign in again')
      }
      return makeToken(db, caller.id, wanted, this.#runtime)
    })
  }

  async removeToken(caller: Person, id: string): Promise<void> {
    await dropToken(this.#db, caller.id, id)
    await this.credentials.changed(caller.id)
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

  /** For a person who is already signed in: the browser keeps its push messages. */
  async #reenter(db: Database, user: Pick<UserRow, 'id' | 'kind' | 'name'>, visit: Visit): Promise<SignedIn> {
    const entered = await this.#enter(db, user, visit)
    await keepDevice(db, visit.replaced, entered.session)
    return entered
  }

  async #orNameTaken<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    try {
      return await write()
    } catch (error) {
      if (!isConflict(error)) throw error
      throw nameTaken(error)
    }
  }
}

/** Writes a new name on the seats of a user, and whether it is a guest's, and returns the ids of their tables. */
async function renameSeats(db: Database, user: Person, name: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', user.id).execute()
  const tables = seats.map(({ table_id }) => table_id)
  await bumpVersions(db, tables)
  await db
    .updateTable('seats')
    .set({ name, is_guest: guestMark(user) })
    .where('user_id', '=', user.id)
    .execute()
  return tables
}
