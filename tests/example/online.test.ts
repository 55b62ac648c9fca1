import { afterEach, describe, expect, it } from 'vitest'
import { verify } from '#engine/record.ts'
import type { DatabaseStore } from '#server/database/store.ts'
import type { BotQuestion, BotRunner } from '#server/tables/bot-pool.ts'
import answer from '#server/tables/bot-worker.ts'
import { begunTable, playOn, strangers, until, wish } from '#server/testing/table-helpers.ts'
import { openTemporaryStore, openTestTables, type TestTables } from '#server/testing/test-tables.ts'
import { version1, version2 } from '../../examples/chestnuts/rules.ts'

/** Online tables that were begun under version 1 of the rules go on under it; new ones are of version 2. */

const open: TestTables[] = []
afterEach(async () => {
  for (const tables of open.splice(0)) await tables.close()
})

/** Answers as a thread does, and remembers what was asked. */
class HeardThinkers implements BotRunner {
  readonly asked: Pick<BotQuestion, 'bot' | 'rulesVersion'>[] = []

  think(question: BotQuestion) {
    this.asked.push({ bot: question.bot, rulesVersion: question.rulesVersion })
    return answer({ ...question, ms: 0 })
  }

  async close() {}
}

/** A server that begins a minute later and looks at once for bots that have to act. */
async function houseWith(store: DatabaseStore, botRunner: BotRunner) {
  const opened = await openTestTables({ store, botRunner })
  open.push(opened)
  opened.clock.now += 60_000
  await opened.tick()
  return opened.tables
}

/** A table of two people and a random bot that an earlier server has begun under version 1. */
async function oldTable() {
  const store = await openTemporaryStore()
  const people = strangers(2)
  const idle: BotRunner = { think: () => new Promise(() => undefined), close: async () => undefined }
  const earlier = await openTestTables({ store: { ...store, close: async () => undefined }, botRunner: idle })
  const wanted = wish('chestnuts', { players: 3, first: 3 }, { seats: ['me', 'open', { bot: 'random' }] })
  const id = await begunTable(earlier.tables, people, wanted)
  await earlier.close()
  await store.db.updateTable('tables').set({ rules_version: 1 }).where('id', '=', id).execute()
  return { store, people, id }
}

describe('a table of version 1', () => {
  it('goes on to its end under version 1, with a bot of version 1', async () => {
    const { store, people, id } = await oldTable()
    const botRunner = new HeardThinkers()
    const tables = await houseWith(store, botRunner)
    expect((await tables.snapshot(people[0], id)).table.rulesVersion).toBe(1)
    await playOn(tables, id, [...people, people[0]])
    expect(new Set(botRunner.asked.map(({ rulesVersion }) => rulesVersion))).toEqual(new Set([1]))
    const record = await tables.record(people[0], id)
    expect(record.rulesVersion).toBe(1)
    expect(verify(version1, record)).toMatchObject({ ok: true })
    // The bot has made calls that version 2 does not allow.
    expect(verify(version2, { ...record, rulesVersion: 2 })).toMatchObject({
      ok: false,
      error: /seat 3 "call \d": CH-C2/,
    })
  })

  it('is followed by a rematch of version 2', async () => {
    const { store, people, id } = await oldTable()
    const tables = await houseWith(store, new HeardThinkers())
    await playOn(tables, id, [...people, people[0]])
    const next = await tables.rematch(people[0], id)
    expect((await tables.snapshot(people[0], next.id)).table).toMatchObject({ game: 'chestnuts', rulesVersion: 2 })
  })

  it('is played on by the usual bot of version 1 for a person who is away', async () => {
    const { store, people, id } = await oldTable()
    const botRunner = new HeardThinkers()
    const tables = await houseWith(store, botRunner)
    await tables.leave(people[0], id)
    await until(() => botRunner.asked.length > 1)
    expect(botRunner.asked[1]).toEqual({ bot: 'gatherer', rulesVersion: 1 })
  })
})

it('a new table is of version 2', async () => {
  const tables = await houseWith(await openTemporaryStore(), new HeardThinkers())
  const people = strangers(2)
  const id = await begunTable(tables, people, wish('chestnuts', { players: 2 }))
  expect((await tables.snapshot(people[0], id)).table.rulesVersion).toBe(2)
  await playOn(tables, id, people)
  expect(verify(version2, await tables.record(people[0], id))).toMatchObject({ ok: true })
})
