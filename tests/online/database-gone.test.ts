import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { openPostgres } from '#server/database/open.ts'
import {
  begunTable,
  listener,
  playOn,
  problemOf,
  someAction,
  strangers,
  until,
  wish,
} from '#server/testing/at-table.ts'
import { hasNoPostgres } from '#server/testing/databases.ts'
import { rowsOf } from '#server/testing/on-each-database.ts'
import { openHouse } from '#server/testing/open-house.ts'
import { startCluster } from '#server/testing/postgres-cluster.ts'

const machi = wish('machi-koro', { players: 2 })
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

describe.skipIf(hasNoPostgres)('a Postgres that is gone for a while', () => {
  it('is a clear problem; nothing acknowledged is lost, and all goes on when it is there again', async () => {
    const cluster = startCluster()
    if (typeof cluster === 'string') throw new Error(cluster)
    const nodes = await Promise.all(
      [1, 2].map(async () => openHouse({ store: await openPostgres(cluster.url('postgres')) })),
    )
    const [{ house, store }, { house: other }] = nodes
    const people = strangers(2)
    const id = await begunTable(house, people, machi)
    const heard = await Promise.all([listener(house, people[0], id), listener(other, people[1], id)])
    await playOn(house, id, people, { moves: 5 })
    const [seat] = (await house.now(people[0], id)).active
    const next = await someAction(house, people[seat - 1], id, new Rng('next'))
    if (next === undefined) throw new Error('nobody may act')
    cluster.stop()
    const gone = [
      () => house.act(people[seat - 1], id, next),
      () => house.now(people[0], id),
      () => house.lobby(people[0]),
      () => house.create(people[0], machi),
      () => house.say(people[0], id, 'hello'),
      () => house.mute(people[0], 'nobody', true),
      () => house.leave(people[0], id),
    ]
    for (const attempt of gone) expect(await problemOf(attempt())).toMatch(/^unavailable: /)
    await expect(house.isReady()).rejects.toThrow()
    cluster.start()
    expect((await house.act(people[seat - 1], id, next)).seq).toBe(6)
    expect((await house.act(people[seat - 1], id, next)).seq).toBe(6)
    await playOn([house, other], id, people, { moves: 4, chance: 'again' })
    expect((await rowsOf(store, id)).moves).toHaveLength(10)
    // Whoever could not read what there was to hear reads it in the next round.
    await until(async () => {
      for (const { tend } of nodes) await tend()
      return heard.every(({ seqs }) => seqs.length >= 10)
    })
    for (const { seqs } of heard) expect(seqs).toEqual(upTo(10))
    await Promise.all(nodes.map(({ close }) => close()))
    cluster.remove()
  })
})

describe('an SQLite file without room', () => {
  it('is a clear problem; nothing acknowledged is lost, and all goes on when there is room again', async () => {
    const { house, store, close } = await openHouse()
    const people = strangers(2)
    const id = await begunTable(house, people, wish('rail-on-the-hill', { players: 2 }))
    const heard = await listener(house, people[0], id)
    const pages = async (most: number) => sql.raw(`PRAGMA max_page_count = ${most}`).execute(store.db)
    await pages(1)
    let acknowledged = 0
    const rng = new Rng('full')
    const problems: string[] = []
    while (problems.length < 3) {
      const [seat] = (await house.now(people[0], id)).active
      const body = await someAction(house, people[seat - 1], id, rng)
      if (body === undefined) throw new Error('nobody may act')
      const problem = await problemOf(house.act(people[seat - 1], id, body))
      if (problem === 'no problem') acknowledged++
      else problems.push(problem)
    }
    expect(problems).toEqual(Array(3).fill('unavailable: the move could not be stored'))
    const before = await rowsOf(store, id)
    expect(before.moves).toHaveLength(acknowledged)
    const words = 'x'.repeat(5000)
    expect(await problemOf(house.say(people[0], id, words))).toMatch(/^unavailable: /)
    expect(await problemOf(house.create(people[0], { ...machi, words }))).toMatch(/^unavailable: /)
    expect(await rowsOf(store, id)).toEqual(before)
    await pages(1_000_000)
    await playOn(house, id, people, { moves: 5, chance: 'room' })
    expect(heard.seqs).toEqual(upTo(acknowledged + 5))
    await house.say(people[0], id, words)
    await close()
  })
})
