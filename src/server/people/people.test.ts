import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../database/store.ts'
import { DATABASES } from '../testing/databases.ts'
import { createPeople } from './create-people.ts'
import { KnownPeople } from './known-people.ts'
import type { People } from './people.ts'

const DAY = 86_400_000

for (const { name, isMissing, open } of DATABASES) {
  describe.skipIf(isMissing)(`sessions with ${name}`, () => {
    let store: Store
    let people: People
    let now: number

    beforeAll(async () => {
      store = await open()
    })
    beforeEach(() => {
      now = Date.now()
      people = createPeople({ db: store.db, reread: async () => undefined, now: () => now })
    })
    afterAll(() => store.close())

    test('last 90 days after a guest was last here', async () => {
      const { session, person } = await people.newGuest('Anna')
      for (let i = 0; i < 3; i++) {
        now += 89 * DAY
        expect(await people.bySession(session)).toEqual(person)
      }
      now += 91 * DAY
      expect(await people.bySession(session)).toBeUndefined()
    })

    test('last a year for an account', async () => {
      const { session, person } = await people.register(undefined, `Bea ${now}`, 'correct horse')
      now += 364 * DAY
      expect(await people.bySession(session)).toEqual(person)
      now += 366 * DAY
      expect(await people.bySession(session)).toBeUndefined()
    })

    test('that are over are swept away', async () => {
      await people.newGuest('Carl')
      now += 91 * DAY
      await people.sweep()
      const left = await store.db.selectFrom('sessions').selectAll().where('expires_at', '<=', now).execute()
      expect(left).toEqual([])
    })

    test('are remembered for half a minute, so that a move asks no database', async () => {
      const { session, person } = await people.newGuest('Dora')
      await people.bySession(session)
      await store.db.updateTable('users').set({ blocked_at: now }).where('id', '=', person.id).execute()
      now += 29_000
      expect(await people.bySession(session)).toEqual(person)
      now += 2000
      await expect(people.bySession(session)).rejects.toMatchObject({ code: 'blocked' })
      expect(await people.stillWelcome([person.id, 'nobody'])).toEqual(new Set())
    })

    test('know a new name at once', async () => {
      const { session, person } = await people.newGuest('Eve')
      await people.bySession(session)
      await people.rename(person, 'Evelyn')
      expect(await people.bySession(session)).toEqual({ ...person, name: 'Evelyn' })
    })

    test('of one name are made once, however many ask at once', async () => {
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

test('what is remembered of people is bounded', () => {
  const known = new KnownPeople()
  const person = { id: 'anna', name: 'Anna', kind: 'guest' } as const
  for (let i = 0; i <= 20_000; i++) known.remember(`session ${i}`, person, 0)
  expect(known.find('session 0', 1)).toBeUndefined()
  expect(known.find('session 1', 1)).toBe(person)
  known.forgetPerson('anna')
  expect(known.find('session 20000', 1)).toBeUndefined()
})
