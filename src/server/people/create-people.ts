import type { FreshToken, TokenFacts } from '#wire/people.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { isConflict } from '../database/store.ts'
import type { Person } from '../house/house.ts'
import { Problem } from '../problem.ts'
import { adopt } from './adopt.ts'
import { changeKnowing, changeUser } from './change-user.ts'
import { markChanged } from './changed-tables.ts'
import { KnownPeople } from './known-people.ts'
import { nameKey } from './name-key.ts'
import { Passwords, wrongPassword } from './passwords.ts'
import type { People, SignedIn } from './people.ts'
import { hashOf, newId } from './secrets.ts'
import { openSession, userOfSession } from './sessions.ts'
import { dropToken, makeToken, tokensOf, userOfToken } from './tokens.ts'
import { mustBeWelcome, stillWelcome } from './welcome.ts'

const MOST = 200

export interface PeopleNeeds {
  readonly db: Database
  /** Tells the tables that the people at them have changed. */
  readonly reread: (tables: readonly string[]) => Promise<void>
  readonly now?: () => number
}

export function createPeople({ db, reread, now = Date.now }: PeopleNeeds): People {
  return new DatabasePeople(db, reread, now)
}

class DatabasePeople implements People {
  readonly #db: Database
  readonly #reread: PeopleNeeds['reread']
  readonly #now: () => number
  readonly #passwords = new Passwords()
  readonly #known = new KnownPeople()

  constructor(db: Database, reread: PeopleNeeds['reread'], now: () => number) {
    this.#db = db
    this.#reread = reread
    this.#now = now
  }

  bySession(session: string, isAnew = false): Promise<Person | undefined> {
    return this.#behind(session, userOfSession, isAnew)
  }

  byToken(token: string, isAnew = false): Promise<Person | undefined> {
    return this.#behind(token, userOfToken, isAnew)
  }

  async #behind(secret: string, userOf: typeof userOfSession, isAnew: boolean): Promise<Person | undefined> {
    const now = this.#now()
    if (isAnew) this.#known.forget(secret)
    const known = this.#known.find(secret, now)
    if (known !== undefined) return known
    const { changes } = this.#known
    const user = await userOf(this.#db, secret, now)
    if (user === undefined) return undefined
    mustBeWelcome(user)
    const person = personOf(user)
    if (this.#known.changes === changes) this.#known.remember(secret, person, now)
    return person
  }

  async newGuest(name: string): Promise<SignedIn> {
    const user = this.#newUser({ kind: 'guest', name })
    return this.#db.transaction().execute(async (db) => {
      await db.insertInto('users').values(user).execute()
      return this.#enter(db, user)
    })
  }

  async rename(who: Person, name: string): Promise<Person> {
    const name_key = who.kind === 'account' ? nameKey(name) : null
    const tables = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await changeUser(db, who, { name, name_key })
        return renameSeats(db, who.id, name)
      }),
    )
    this.#known.forgetPerson(who.id)
    await this.#reread(tables)
    return { ...who, name }
  }

  async register(who: Person | undefined, name: string, password: string): Promise<SignedIn> {
    const hashed = await this.#passwords.hash(password)
    const facts = { kind: 'account', name, name_key: nameKey(name), password: hashed } as const
    if (who?.kind === 'guest') return this.#becomeAccount(who, facts)
    const user = this.#newUser(facts)
    return this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await db.insertInto('users').values(user).execute()
        return this.#enter(db, user)
      }),
    )
  }

  async #becomeAccount(guest: Person, facts: Pick<UserRow, 'kind' | 'name'>): Promise<SignedIn> {
    const { id } = guest
    const { tables, account } = await this.#orNameTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await changeUser(db, guest, facts)
        await db.deleteFrom('sessions').where('user_id', '=', id).execute()
        const tables = await renameSeats(db, id, facts.name)
        return { tables, account: await this.#enter(db, { id, ...facts }) }
      }),
    )
    this.#known.forgetPerson(id)
    await this.#reread(tables)
    return account
  }

  async changePassword(who: Person, old: string, password: string): Promise<SignedIn> {
    const user = await this.#db.selectFrom('users').selectAll().where('id', '=', who.id).executeTakeFirst()
    if (user === undefined || user.password === null) throw new Problem('not-now', 'a guest has no password')
    if (!(await this.#passwords.isRight(user.password, old))) throw wrongPassword()
    const hashed = await this.#passwords.hash(password)
    const entered = await this.#db.transaction().execute(async (db) => {
      await changeKnowing(db, user, { password: hashed })
      await db.deleteFrom('sessions').where('user_id', '=', who.id).execute()
      return this.#enter(db, who)
    })
    this.#known.forgetPerson(who.id)
    return entered
  }

  async signIn(who: Person | undefined, name: string, password: string): Promise<SignedIn> {
    const user = await this.#db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()
    if (!(await this.#passwords.isRight(user?.password, password)) || user === undefined) throw wrongPassword()
    const { tables, entered } = await this.#db.transaction().execute(async (db) => {
      const account = await changeKnowing(db, user, { seen_at: this.#now() })
      mustBeWelcome(account)
      return {
        tables: who?.kind === 'guest' ? await adopt(db, who.id, account, this.#now()) : [],
        entered: await this.#enter(db, account),
      }
    })
    if (who !== undefined) this.#known.forgetPerson(who.id)
    await this.#reread(tables)
    return entered
  }

  async signOut(session: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hashOf(session)).execute()
    this.#known.forget(session)
  }

  tokens(who: Person): Promise<readonly TokenFacts[]> {
    return tokensOf(this.#db, who.id)
  }

  newToken(who: Person, name: string): Promise<FreshToken> {
    return makeToken(this.#db, who.id, name, this.#now())
  }

  async removeToken(who: Person, id: string): Promise<void> {
    await dropToken(this.#db, who.id, id)
    this.#known.forgetPerson(who.id)
  }

  mustBeMutable(who: Person, user: string): Promise<void> {
    return mustBeMutable(this.#db, who.id, user)
  }

  stillWelcome(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return stillWelcome(this.#db, ids)
  }

  async sweep(): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await sweepSessions(db, this.#now())
      await sweepGuests(db)
    })
  }

  #newUser(facts: Pick<UserRow, 'kind' | 'name'> & Partial<UserRow>): UserRow {
    const now = this.#now()
    return { id: newId(), name_key: null, password: null, created_at: now, seen_at: now, blocked_at: null, ...facts }
  }

  async #enter(db: Database, user: Pick<UserRow, 'id' | 'kind' | 'name'>): Promise<SignedIn> {
    return { person: personOf(user), session: await openSession(db, user, this.#now()) }
  }

  async #orNameTaken<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    try {
      return await write()
    } catch (error) {
      if (!isConflict(error)) throw error
      throw new Problem('name-taken', 'somebody has this name', { cause: error })
    }
  }
}

function personOf({ id, name, kind }: Pick<UserRow, 'id' | 'kind' | 'name'>): Person {
  return { id, name, kind }
}

/** Writes a new name on the seats of somebody; the answer names their tables. */
async function renameSeats(db: Database, userId: string, name: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', userId).execute()
  const tables = seats.map(({ table_id }) => table_id)
  await markChanged(db, tables)
  await db.updateTable('seats').set({ name }).where('user_id', '=', userId).execute()
  return tables
}

/** Throws where this is nobody, or where somebody has muted too many others already. */
async function mustBeMutable(db: Database, userId: string, mutedId: string): Promise<void> {
  const muted = await db.selectFrom('users').select('id').where('id', '=', mutedId).executeTakeFirst()
  if (muted === undefined) throw new Problem('not-found', 'there is no such person')
  const others = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('user_id', '=', userId)
    .where('muted_id', '!=', mutedId)
    .execute()
  if (others.length >= MOST) throw new Problem('not-now', `nobody mutes more than ${MOST} people`)
}

/** Removes sessions that are over. */
async function sweepSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** Removes guests of whom nothing is left, inside a transaction: nobody can be them again, and no game knows them. */
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
