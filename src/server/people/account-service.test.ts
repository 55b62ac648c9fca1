import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DatabaseStore } from '../database/store.ts'
import { SYSTEM } from '../runtime.ts'
import { insertTable, newTable } from '../tables/new-table.ts'
import { DATABASES, delayFirstQuery } from '../testing/databases.ts'
import { wish } from '../testing/table-helpers.ts'
import { AccountService } from './account-service.ts'
import { PersonCache } from './credential-checker.ts'
import { sweepPresence, sweepUsers } from './sweep.ts'

const DAY = 86_400_000
const PROGRAM = { name: 'program', scope: 'play', days: 90 } as const

for (const { name, isMissing, open } of DATABASES) {
  describe.skipIf(isMissing)(`sessions with ${name}`, () => {
    let store: DatabaseStore
    let people: AccountService
    let now: number

    beforeAll(async () => {
      store = await open()
    })
    beforeEach(() => {
      now = Date.now()
      people = new AccountService(store, async () => undefined, { ...SYSTEM, now: () => now })
    })
    afterAll(() => store.close())

    test('last 90 days after the last use by a guest', async () => {
      const { session, person } = await people.newGuest('Anna')
      for (let i = 0; i < 3; i++) {
        now += 89 * DAY
        expect(await people.credentials.bySession(session)).toEqual(person)
      }
      now += 91 * DAY
      expect(await people.credentials.bySession(session)).toBeUndefined()
    })

    test('last a year for an account', async () => {
      const { session, person } = await people.register(undefined, `Bea ${now}`, 'correct horse')
      now += 364 * DAY
      expect(await people.credentials.bySession(session)).toEqual(person)
      now += 366 * DAY
      expect(await people.credentials.bySession(session)).toBeUndefined()
    })

    test('that have expired are deleted by the sweep', async () => {
      await people.newGuest('Carl')
      now += 91 * DAY
      await sweepUsers(store.db, now)
      const left = await store.db.selectFrom('sessions').selectAll().where('expires_at', '<=', now).execute()
      expect(left).toEqual([])
    })

    test('are cached for five seconds, so that a move costs no query', async () => {
      const { session, person } = await people.newGuest('Dora')
      await people.credentials.bySession(session)
      await store.db.updateTable('users').set({ blocked_at: now }).where('id', '=', person.id).execute()
      now += 4999
      expect(await people.credentials.bySession(session)).toEqual(person)
      now += 1
      await expect(people.credentials.bySession(session)).rejects.toMatchObject({ code: 'blocked' })
    })

    test('bypass the cache if asked to, so that a blocked user is noticed', async () => {
      const { session, person } = await people.newGuest('Gerda')
      const { token } = await people.newToken(person, session, PROGRAM)
      await people.credentials.bySession(session)
      await people.credentials.byToken(token)
      await store.db.updateTable('users').set({ blocked_at: now }).where('id', '=', person.id).execute()
      await expect(people.credentials.bySession(session, true)).rejects.toMatchObject({ code: 'blocked' })
      await expect(people.credentials.byToken(token, true)).rejects.toMatchObject({ code: 'blocked' })
      await expect(people.credentials.bySession(session)).rejects.toMatchObject({ code: 'blocked' })
    })

    test('presence of last month is swept, unless its node still runs', async () => {
      const month = 31 * 86_400_000
      await store.db.insertInto('nodes').values({ id: 'running', beat_at: now }).execute()
      const seen = (node_id: string, age: number) =>
        ({ table_id: 't', user_id: `u${age}`, node_id, is_here: 1, since: now - age }) as const
      await store.db
        .insertInto('presence')
        .values([seen('running', month), seen('stopped', month), seen('stopped', 1)])
        .execute()
      await sweepPresence(store.db, now)
      const left = await store.db.selectFrom('presence').select(['node_id', 'user_id']).orderBy('node_id').execute()
      expect(left).toEqual([
        { node_id: 'running', user_id: `u${month}` },
        { node_id: 'stopped', user_id: 'u1' },
      ])
    })

    test('that have expired are swept with guests that have no other data', async () => {
      const entered = await Promise.all(['Gone', 'Talker', 'Host', 'Programmer'].map((name) => people.newGuest(name)))
      const [gone, talker, host, programmer] = entered.map(({ person }) => person)
      const left = async () => (await store.db.selectFrom('users').select('id').execute()).map(({ id }) => id)
      const account = (await people.register(undefined, `Account ${now}`, 'correct horse')).person
      const sitter = (await people.newGuest('Sitter')).person
      const { row, seats } = await newTable(
        host,
        wish('machi-koro', { players: 2 }, { seats: ['open', 'open'] }),
        { ...SYSTEM, now: () => now },
        '',
      )
      const taken = { kind: 'person', user_id: sitter.id } as const
      await store.db
        .transaction()
        .execute((db) => insertTable(db, { row, seats: [{ ...seats[0], ...taken }, seats[1]] }, SYSTEM))
      const writer = { user_id: talker.id, name: 'Talker', is_guest: 1 }
      const line = { table_id: row.id, id: 1, ...writer, seat: null, text: 'hello', at: now }
      await store.db.insertInto('chat').values(line).execute()
      await store.db.insertInto('members').values({ table_id: row.id, user_id: gone.id }).execute()
      await store.db
        .insertInto('mutes')
        .values([
          { user_id: gone.id, muted_id: talker.id },
          { user_id: talker.id, muted_id: gone.id },
        ])
        .execute()
      await sweepUsers(store.db, now)
      expect(await left()).toContain(gone.id)
      now += 80 * DAY
      await people.newToken(programmer, entered[3].session, { ...PROGRAM, days: 365 })
      now += 100 * DAY
      const here = (await people.newGuest('Here')).person
      await sweepUsers(store.db, now)
      const stay = [talker, host, programmer, sitter, account, here].map(({ id }) => id)
      expect(await left()).toEqual(expect.arrayContaining(stay))
      expect(await left()).not.toContain(gone.id)
      expect(await store.db.selectFrom('members').selectAll().execute()).toEqual([])
      expect(await store.db.selectFrom('mutes').selectAll().execute()).toEqual([])
      now += 400 * DAY
      await sweepUsers(store.db, now)
      expect(await left()).not.toContain(programmer.id)
    })

    test('that a guest has ended are swept with the guest, also if there are many', async () => {
      const { person, session } = await people.newGuest('Many')
      await people.signOut(session)
      const { db } = store
      const user = await db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
      const many = Array.from({ length: 410 }, (_, i) => `many ${i}`)
      const ended = { created_at: now, expires_at: 0, used_at: now, device: '' }
      await store.db
        .insertInto('users')
        .values(many.map((id) => ({ ...user, id })))
        .execute()
      await store.db
        .insertInto('sessions')
        .values(many.map((id) => ({ ...ended, hash: id, user_id: id })))
        .execute()
      await sweepUsers(store.db, now)
      const ids = [person.id, ...many]
      expect(await store.db.selectFrom('users').select('id').where('id', 'in', ids).execute()).toEqual([])
      expect(await store.db.selectFrom('sessions').select('hash').where('user_id', 'in', ids).execute()).toEqual([])
    })

    test('make no token after a new password has ended them', async () => {
      const { person, session } = await people.register(undefined, `Lena ${now}`, 'correct horse')
      await people.newToken(person, session, PROGRAM)
      await people.changePassword(person, 'correct horse', 'battery staple')
      await expect(people.newToken(person, session, PROGRAM)).rejects.toMatchObject({ code: 'not-signed-in' })
      expect(await people.tokens(person)).toEqual([])
    })

    test('have a new name immediately', async () => {
      const { session, person } = await people.newGuest('Eve')
      await people.credentials.bySession(session)
      await people.rename(person, 'Evelyn')
      expect(await people.credentials.bySession(session)).toEqual({ ...person, name: 'Evelyn' })
    })

    describe('whose query is slow', () => {
      const password = 'correct horse'
      let late: ReturnType<typeof delayFirstQuery>
      let slow: AccountService
      beforeEach(() => {
        late = delayFirstQuery(store.db)
        slow = new AccountService({ ...store, db: late.db }, async () => undefined, { ...SYSTEM, now: () => now })
      })

      test('are not cached after they have ended', async () => {
        const { session } = await people.newGuest('Hanna')
        const asked = slow.credentials.bySession(session)
        await late.arrived
        await slow.signOut(session)
        late.release()
        await asked
        expect(await slow.credentials.bySession(session)).toBeUndefined()
      })

      test('are not cached with an old name', async () => {
        const { session, person } = await people.newGuest('Ida')
        const asked = slow.credentials.bySession(session)
        await late.arrived
        await slow.rename(person, 'Idaline')
        late.release()
        await asked
        expect(await slow.credentials.bySession(session)).toMatchObject({ name: 'Idaline' })
      })

      test('are not opened with a password that has been changed meanwhile', async () => {
        const name = `Jonas ${now}`
        const { person } = await people.register(undefined, name, password)
        const asked = slow.signIn(undefined, name, password)
        await late.arrived
        await people.changePassword(person, password, 'battery staple')
        late.release()
        await expect(asked).rejects.toMatchObject({ code: 'wrong-password' })
        expect(await people.signIn(undefined, name, 'battery staple')).toMatchObject({ person })
      })

      test('do not change a password that has been changed meanwhile', async () => {
        const name = `Klara ${now}`
        const { person } = await people.register(undefined, name, password)
        const asked = slow.changePassword(person, password, 'of a thief')
        await late.arrived
        await people.changePassword(person, password, 'battery staple')
        late.release()
        await expect(asked).rejects.toMatchObject({ code: 'wrong-password' })
        expect(await people.signIn(undefined, name, 'battery staple')).toMatchObject({ person })
      })
    })

    test('of one name are created once by concurrent requests', async () => {
      const made = await Promise.allSettled(
        Array.from({ length: 5 }, () => people.register(undefined, `Frida ${now}`, 'correct horse')),
      )
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of made) {
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'name-taken' })
      }
    })
  })
}

test('the cache of people is limited', () => {
  const known = new PersonCache()
  const owner = { person: { id: 'anna', name: 'Anna', kind: 'guest' }, scope: undefined } as const
  for (let i = 0; i <= 20_000; i++) known.remember(`session ${i}`, `hash ${i}`, owner, 0)
  expect(known.find('session 0', 1)).toBeUndefined()
  expect(known.find('session 1', 1)).toBe(owner)
  known.forgetPerson('anna')
  expect(known.find('session 20000', 1)).toBeUndefined()
})
