import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { hasNoPostgres, rowsOf } from '#server/testing/databases.ts'
import { startCluster } from '#server/testing/postgres-cluster.ts'
import {
  begunTable,
  errorOf,
  listener,
  playOn,
  someAction,
  strangers,
  until,
  wish,
} from '#server/testing/table-helpers.ts'
import { openTestTables } from '#server/testing/test-tables.ts'

const machi = wish('machi-koro', { players: 2 })
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

describe.skipIf(hasNoPostgres)('a Postgres outage', () => {
  it('gives clear errors, loses nothing acknowledged, and ends without a restart', async () => {
    const cluster = startCluster()
    if (typeof cluster === 'string') throw new Error(cluster)
    const nodes = await Promise.all(
      [1, 2].map(async () => openTestTables({ store: await openPostgres(cluster.url('postgres')) })),
    )
    const [{ tables, store }, { tables: other }] = nodes
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const received = await Promise.all([listener(tables, people[0], id), listener(other, people[1], id)])
    await playOn(tables, id, people, { moves: 5 })
    const [seat] = (await tables.snapshot(people[0], id)).active
    const next = await someAction(tables, people[seat - 1], id, new Rng('next'))
    if (next === undefined) throw new Error('no seat may act')
    cluster.stop()
    const gone = [
      () => tables.act(people[seat - 1], id, next),
      () => tables.snapshot(people[0], id),
      () => tables.lobby(people[0]),
      () => tables.create(people[0], machi),
      () => tables.say(people[0], id, 'hello'),
      () => tables.mute(people[0], 'nobody', true),
      () => tables.leave(people[0], id),
    ]
    for (const attempt of gone) expect(await errorOf(attempt())).toMatch(/^unavailable: /)
    cluster.start()
    expect((await tables.act(people[seat - 1], id, next)).seq).toBe(6)
    expect((await tables.act(people[seat - 1], id, next)).seq).toBe(6)
    await playOn([tables, other], id, people, { moves: 4, chance: 'again' })
    expect((await rowsOf(store, id)).moves).toHaveLength(10)
    // Reloads that failed are retried in the next round.
    await until(async () => {
      for (const { tick } of nodes) await tick()
      return received.every(({ seqs }) => seqs.length >= 10)
    })
    for (const { seqs } of received) expect(seqs).toEqual(upTo(10))
    await Promise.all(nodes.map(({ close }) => close()))
    cluster.remove()
  })
})

describe('a full disk with SQLite', () => {
  it('gives clear errors, loses nothing acknowledged, and ends without a restart', async () => {
    const { tables, store, close } = await openTestTables()
    const people = strangers(2)
    const id = await begunTable(tables, people, wish('rail-on-the-hill', { players: 2 }))
    const received = await listener(tables, people[0], id)
    const pages = async (most: number) => sql.raw(`PRAGMA max_page_count = ${most}`).execute(store.db)
    await pages(1)
    let acknowledged = 0
    const rng = new Rng('full')
    const problems: string[] = []
    while (problems.length < 3) {
      const [seat] = (await tables.snapshot(people[0], id)).active
      const body = await someAction(tables, people[seat - 1], id, rng)
      if (body === undefined) throw new Error('no seat may act')
      const problem = await errorOf(tables.act(people[seat - 1], id, body))
      if (problem === 'no error') acknowledged++
      else problems.push(problem)
    }
    expect(problems).toEqual(Array(3).fill('unavailable: the move could not be stored; try again'))
    const before = await rowsOf(store, id)
    expect(before.moves).toHaveLength(acknowledged)
    const words = 'x'.repeat(5000)
    expect(await errorOf(tables.say(people[0], id, words))).toMatch(/^unavailable: /)
    expect(await errorOf(tables.create(people[0], { ...machi, words }))).toMatch(/^unavailable: /)
    expect(await rowsOf(store, id)).toEqual(before)
    await pages(1_000_000)
    await playOn(tables, id, people, { moves: 5, chance: 'room' })
    expect(received.seqs).toEqual(upTo(acknowledged + 5))
    await tables.say(people[0], id, words)
    await close()
  })
})
