import { describe, expect, it } from 'vitest'
import { dayOf } from '#games/daily.ts'
import { ABANDONED_DAYS } from '#wire/tables.ts'
import type { Person } from '../people/users.ts'
import { DATABASES } from '../testing/databases.ts'
import { begunTable, errorOf, playOn, strangers, undo, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import type { TableService } from './table-service.ts'

const DAY = 86_400_000

const alone = (tables: TableService, who: Person) => begunTable(tables, [who], wish('rail-on-the-hill', { players: 1 }))

describe.each(DATABASES)('abandoned games of one person, on $name', ({ isMissing, open }) => {
  it.skipIf(isMissing)(
    'end and make room; with a recent move, other people, or of a daily deal they stay',
    async () => {
      const { tables, clock, tick, failures, close } = await openTestTables({ store: await open(), rate: 0.1 })
      const [anna, ben] = strangers(2)
      const left = await alone(tables, anna)
      const kept = await alone(tables, anna)
      const withBot = wish('machi-koro', { players: 2, first: 1 }, { seats: ['me', { bot: 'easy' }] })
      const games = {
        left,
        kept,
        withBot: await begunTable(tables, [anna], withBot),
        withBen: await begunTable(tables, [anna, ben], wish('machi-koro', { players: 2 })),
        daily: (await tables.daily.play(anna, dayOf(clock.now), 'rail-on-the-hill')).id,
      }
      const statuses = async () => {
        const found: Record<string, string> = {}
        for (const [name, id] of Object.entries(games)) found[name] = (await tables.snapshot(anna, id)).table.status
        return found
      }
      const playing = { left: 'playing', kept: 'playing', withBot: 'playing', withBen: 'playing', daily: 'playing' }
      expect(await errorOf(alone(tables, anna))).toContain('too many games of one player')
      for (const id of [left, kept]) await playOn(tables, id, [anna], { moves: 1 })
      clock.now += (ABANDONED_DAYS - 1) * DAY
      await playOn(tables, kept, [anna], { moves: 1 })
      await tick()
      expect(await statuses()).toEqual(playing)
      clock.now += 2 * DAY
      await tick()
      expect(await statuses()).toEqual({ ...playing, left: 'over', withBot: 'over' })
      expect((await tables.snapshot(anna, left)).table).toMatchObject({
        winners: [],
        isEndedByAgreement: false,
        isAbandoned: true,
      })
      expect(await errorOf(undo(tables, anna, left))).toBe('not-now: the game is over: it had no move for 30 days')
      // Nothing is lost: the player finds the game and can replay it.
      expect((await tables.lobby(anna)).finished.map(({ id }) => id)).toContain(left)
      expect((await tables.record(anna, left)).actions).toHaveLength(1)
      await alone(tables, anna)
      // Counted from the last move, not from when it was looked up.
      clock.now += (ABANDONED_DAYS - 1) * DAY
      await tick()
      expect(await statuses()).toEqual({ ...playing, left: 'over', withBot: 'over', kept: 'over' })
      expect(failures).toEqual([])
      await close()
    },
  )

  it.skipIf(isMissing)('go on if their player moves at another node at the same moment', async () => {
    const store = await open()
    const [here, there] = await Promise.all([openTestTables({ store }), openTestTables({ store })])
    const [anna] = strangers(1)
    const id = await alone(here.tables, anna)
    await there.tables.snapshot(anna, id)
    for (const { clock } of [here, there]) clock.now += (ABANDONED_DAYS + 1) * DAY
    // The other node has the game in memory and does not know of the move yet.
    await playOn(here.tables, id, [anna], { moves: 1 })
    await there.tick()
    for (const { tables } of [here, there]) {
      expect(await tables.snapshot(anna, id)).toMatchObject({ seq: 1, table: { status: 'playing' } })
    }
    await there.tables.stop()
    await here.close()
  })
})
