import { expect, it } from 'vitest'
import { dayOf } from '#games/daily.ts'
import { SYSTEM } from '../runtime.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { begunTable, playOn, until, wish } from '../testing/table-helpers.ts'
import type { TestTables } from '../testing/test-tables.ts'
import type { SignedIn } from './account-service.ts'
import { AccountService } from './account-service.ts'

const PASSWORD = 'correct horse'

const MACHI_KORO = wish('machi-koro', { players: 2, first: 1 })

onEachDatabase('a guest who signs in to an account at the same table', (open) => {
  let made = 0
  const meet = async () => {
    const people = peopleOf(open())
    const name = `Bea ${made++}`
    const account = await people.register(undefined, name, PASSWORD)
    const guest = await people.newGuest('Somebody')
    const signIn = () => people.signIn(guest.person, name, PASSWORD)
    return { people, account, guest, signIn }
  }

  it('has one seat before the game, and the other is open again', async () => {
    const { tables } = open()
    const { account, guest, signIn } = await meet()
    const { table } = await tables.create(guest.person, MACHI_KORO)
    await tables.enterByCode(account.person, table.code)
    await tables.sit(account.person, table.id, undefined, '')
    await signIn()
    await until(async () => (await tables.snapshot(account.person, table.id)).table.seats[0].kind === 'open')
    expect(await tables.snapshot(account.person, table.id)).toMatchObject({
      you: { seat: 2, isHost: true },
      table: { seats: [{ name: '', hasWords: false }, { name: account.person.name }] },
    })
    expect(await isThere(open(), guest)).toBe(false)
  })

  it('has one seat in the game, and a bot plays for the other', async () => {
    const { tables, tick, failures } = open()
    const { account, guest, signIn } = await meet()
    const id = await begunTable(tables, [guest.person, account.person], MACHI_KORO)
    await signIn()
    await tick()
    await until(async () => (await tables.snapshot(account.person, id)).active.includes(2))
    const { table, seq, you } = await tables.snapshot(account.person, id)
    expect(table.seats[0]).toMatchObject({ kind: 'person', name: 'Somebody', isAway: true })
    expect(seq).toBeGreaterThan(0)
    expect(you.seat).toBe(2)
    expect(await isThere(open(), guest)).toBe(false)
    expect(failures).toEqual([])
  })

  it('keeps both seats of a finished game', async () => {
    const { tables } = open()
    const { account, guest, signIn } = await meet()
    const both = [guest.person, account.person]
    const id = await begunTable(tables, both, MACHI_KORO)
    await playOn(tables, id, both)
    await signIn()
    const { table, you } = await tables.snapshot(account.person, id)
    expect(table.seats.map(({ name }) => name)).toEqual(['Somebody', account.person.name])
    expect(you.seat).toBe(2)
  })

  it('has the tries at daily deals of both, and of two at the same deal its own, even if it is unfinished or ended last', async () => {
    const { tables, store, clock } = open()
    const { account, guest, signIn } = await meet()
    const date = dayOf(clock.now)
    const play = async ({ person }: SignedIn, game: string) => {
      clock.now++
      return (await tables.daily.play(person, date, game)).id
    }
    const both = [await play(guest, 'rail-on-the-hill'), await play(account, 'rail-on-the-hill')]
    const same = [await play(account, 'machi-koro'), await play(guest, 'machi-koro')]
    const only = await play(guest, 'lokomoto')
    // The best try of several guests must not replace one that went badly.
    const ended = [both[0], both[1], same[1]]
    for (const [i, table] of ended.entries()) {
      const result = { ended_at: clock.now + i, points: i }
      await store.db.updateTable('daily_tries').set(result).where('table_id', '=', table).execute()
    }
    await signIn()
    const tries = await store.db
      .selectFrom('daily_tries')
      .select(['table_id', 'user_id'])
      .where('user_id', 'in', [account.person.id, guest.person.id])
      .execute()
    const { id } = account.person
    expect(new Map(tries.map(({ table_id, user_id }) => [table_id, user_id]))).toEqual(
      new Map([both[1], same[0], only].map((table) => [table, id])),
    )
  })

  it('stays separate if the guest has become an account meanwhile', async () => {
    const { people, guest, signIn } = await meet()
    const own = await people.register(guest.person, `Carl ${made++}`, PASSWORD)
    await signIn()
    expect(await people.credentials.bySession(own.session)).toEqual(own.person)
    await expect(people.rename(guest.person, 'Nameless')).rejects.toMatchObject({ code: 'not-now' })
  })
})

function peopleOf({ store, tables, clock }: TestTables) {
  return new AccountService(store, tables.refresh, { ...SYSTEM, now: () => clock.now })
}

async function isThere({ store }: TestTables, { person }: SignedIn): Promise<boolean> {
  const rows = await store.db.selectFrom('users').select('id').where('id', '=', person.id).execute()
  return rows.length > 0
}
