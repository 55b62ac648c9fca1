import type { KnownPerson, PersonChoice, Relations } from '#wire/social.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import type { RelationRow } from '../database/social-tables.ts'
import { nameKey, type Person } from '../people/users.ts'
import type { HotTables } from '../tables/hot-tables.ts'
import type { OnlinePeople } from './online-people.ts'

/** How many people one person can follow, and block. */
const MOST = 200

const REFUSALS: Readonly<Record<RelationRow['kind'], string>> = {
  follow: `you can follow at most ${MOST} people`,
  block: `you can block at most ${MOST} people`,
}

/** Whom people follow and block. Every answer is only about the caller's own choices. */
export class RelationService {
  readonly #tables: HotTables
  readonly #online: OnlinePeople
  readonly #now: () => number

  constructor(tables: HotTables, online: OnlinePeople, now: () => number) {
    this.#tables = tables
    this.#online = online
    this.#now = now
  }

  get #db(): Database {
    return this.#tables.store.db
  }

  /** With a table, also what the caller chose about the people at its seats. */
  async of(caller: Person, table?: string): Promise<Relations> {
    const user = await this.#db.selectFrom('users').select('is_shown').where('id', '=', caller.id).executeTakeFirst()
    const rows = await this.#db
      .selectFrom('relations')
      .innerJoin('users', 'users.id', 'relations.other_id')
      .select(['relations.kind', 'users.id', 'users.name', 'users.kind as person', 'users.is_shown'])
      .where('relations.user_id', '=', caller.id)
      .orderBy('relations.at')
      .execute()
    const people = (kind: RelationRow['kind']): KnownPerson[] =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ id, name, person, is_shown }) => ({
          user: id,
          name,
          isGuest: person === 'guest',
          isOnline: kind === 'follow' && is_shown === 1 && this.#online.has(id),
        }))
    const [followed, blocked] = [people('follow'), people('block')]
    const has = (known: readonly KnownPerson[], id: string | null) => known.some((one) => one.user === id)
    const seats =
      table === undefined
        ? undefined
        : await this.#tables.withReadableTable(caller, table, async (found) =>
            found.seats
              .filter(({ user_id }) => user_id !== null && user_id !== caller.id)
              .map(({ seat, user_id }) => ({
                seat,
                isFollowed: has(followed, user_id),
                isBlocked: has(blocked, user_id),
              })),
          )
    return { isShown: user?.is_shown === 1, followed, blocked, ...(seats && { seats }) }
  }

  /** Chooses whether others see that the caller is online. */
  async show(caller: Person, isShown: boolean): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ is_shown: Number(isShown) })
      .where('id', '=', caller.id)
      .execute()
    this.#online.forgetList()
  }

  async follow(caller: Person, person: PersonChoice, isFollowed: boolean): Promise<void> {
    const other = await this.#find(caller, person)
    await this.#set(caller, 'follow', other, isFollowed)
  }

  /** Blocks a person, who is not told. It also ends following that person, and that person's invitations. */
  async block(caller: Person, person: PersonChoice, isBlocked: boolean): Promise<void> {
    const other = await this.#find(caller, person)
    await this.#set(caller, 'block', other, isBlocked)
    if (!isBlocked) return
    await this.#set(caller, 'follow', other, false)
    await this.#db.deleteFrom('invites').where('user_id', '=', caller.id).where('by_id', '=', other).execute()
  }

  async #set({ id }: Person, kind: RelationRow['kind'], other: string, isOn: boolean): Promise<void> {
    if (!isOn) {
      await this.#db
        .deleteFrom('relations')
        .where('user_id', '=', id)
        .where('kind', '=', kind)
        .where('other_id', '=', other)
        .execute()
      return
    }
    const others = await this.#db
      .selectFrom('relations')
      .select('other_id')
      .where('user_id', '=', id)
      .where('kind', '=', kind)
      .where('other_id', '!=', other)
      .execute()
    if (others.length >= MOST) throw new ApiError('not-now', REFUSALS[kind])
    await this.#db
      .insertInto('relations')
      .values({ user_id: id, kind, other_id: other, at: this.#now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** The id of a person whom the caller has met. */
  async #find(caller: Person, person: PersonChoice): Promise<string> {
    const id = await this.#idOf(caller, person)
    if (id === caller.id) throw new ApiError('bad-request', 'this is you')
    const known = id && (await this.#db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())
    if (!known) throw new ApiError('not-found', 'there is no such person')
    return known.id
  }

  async #idOf(caller: Person, person: PersonChoice): Promise<string | null | undefined> {
    if ('user' in person) return person.user
    if ('account' in person) {
      const accounts = this.#db.selectFrom('users').select('id').where('name_key', '=', nameKey(person.account))
      return (await accounts.executeTakeFirst())?.id
    }
    const { table: id, seat } = person
    return this.#tables.withReadableTable(caller, id, async (table) => table.seats[seat - 1]?.user_id)
  }
}

/** Those of some people who have blocked a person, or whom that person has blocked. */
export async function blockedBetween(
  db: Database,
  userId: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const blocks = db.selectFrom('relations').where('kind', '=', 'block')
  const own = await blocks
    .select('other_id as id')
    .where('user_id', '=', userId)
    .where('other_id', 'in', [...people])
    .execute()
  return new Set([...own.map(({ id }) => id), ...(await blockersAmong(db, userId, people))])
}

/** Those of some people who have blocked a person. */
export async function blockersAmong(
  db: Database,
  userId: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('relations')
    .select('user_id as id')
    .where('kind', '=', 'block')
    .where('other_id', '=', userId)
    .where('user_id', 'in', [...people])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What is stored about a user who is deleted. */
export async function eraseRelations(db: Database, users: readonly string[]): Promise<void> {
  const ids = [...users]
  await db.deleteFrom('relations').where('user_id', 'in', ids).execute()
  await db.deleteFrom('relations').where('other_id', 'in', ids).execute()
  await db.deleteFrom('invites').where('user_id', 'in', ids).execute()
  await db.deleteFrom('invites').where('by_id', 'in', ids).execute()
}

/** Moves both directions from a guest to an account, and invitations. */
export async function giveRelations(db: Database, guest: string, account: string): Promise<void> {
  const ofAccount = (id: string) => (id === guest ? account : id)
  const relations = await db
    .selectFrom('relations')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', guest), where('other_id', '=', guest)]))
    .execute()
  const invites = await db
    .selectFrom('invites')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', guest), where('by_id', '=', guest)]))
    .execute()
  await eraseRelations(db, [guest])
  const given = relations
    .map((row) => ({ ...row, user_id: ofAccount(row.user_id), other_id: ofAccount(row.other_id) }))
    .filter(({ user_id, other_id }) => user_id !== other_id)
  if (given.length > 0) {
    await db
      .insertInto('relations')
      .values(given)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const invited = invites
    .map((row) => ({ ...row, user_id: ofAccount(row.user_id), by_id: ofAccount(row.by_id) }))
    .filter(({ user_id, by_id }) => user_id !== by_id)
  if (invited.length > 0) {
    await db
      .insertInto('invites')
      .values(invited)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
