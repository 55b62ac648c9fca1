import { connect } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NatsBus } from '#server/database/nats-bus.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { type PostgresTiming, TIMING } from '#server/database/postgres-pool.ts'
import type { Notification } from '#server/database/store.ts'
import { CredentialChecker } from '#server/people/credential-checker.ts'
import { SYSTEM } from '#server/runtime.ts'
import { freshPostgres, hasNoPostgres } from '#server/testing/databases.ts'
import { hasNoNats, NatsProcess } from '#server/testing/nats-process.ts'
import { SwallowingProxy } from '#server/testing/swallowing-proxy.ts'
import { begunTable, errorOf, listener, playOn, strangers, until, wish } from '#server/testing/table-helpers.ts'
import { TestServer } from '#server/testing/test-server.ts'
import { openTestTables } from '#server/testing/test-tables.ts'

const NEVER_MS = 2 ** 31 - 1
/** Without the reading of all tables every ten seconds, which would hide that a notification was lost. */
const QUICK: PostgresTiming = { ...TIMING, beat: 50, echo: 500, reread: NEVER_MS }
const machi = wish('machi-koro', { players: 2 })
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

describe.skipIf(hasNoPostgres || hasNoNats())('nodes that hear of each other over NATS', () => {
  let url: string
  let nats: NatsProcess
  const opened: { close(): Promise<unknown> }[] = []
  beforeAll(async () => {
    url = await freshPostgres()
    nats = await NatsProcess.start()
  })
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close()
  })
  afterAll(() => nats.kill())

  async function openNode({ natsUrl = nats.url, timing = QUICK, hotTables = 100 } = {}) {
    const node = await openTestTables({ store: await openPostgres(url, timing, natsUrl), hotTables })
    opened.push(node)
    const heard: (Notification | undefined)[] = []
    node.store.listen((notification) => heard.push(notification))
    return { ...node, heard }
  }

  async function openBus(natsUrl = nats.url, timing = QUICK) {
    const bus = await NatsBus.open(natsUrl, 'hilltop.test', timing)
    opened.push(bus)
    const heard: Notification[] = []
    bus.listen((notification) => notification && heard.push(notification))
    return { bus, heard }
  }

  it('all followers on both get every move once and in order, and seats, chat and reactions', async () => {
    const [one, two] = [await openNode(), await openNode()]
    const people = strangers(2)
    const id = await begunTable(one.tables, people, machi)
    const received = await Promise.all([listener(one.tables, people[0], id), listener(two.tables, people[1], id)])
    await playOn([one.tables, two.tables], id, people, { moves: 30 })
    await two.tables.say(people[1], id, 'hello')
    await two.tables.react(people[1], id, 'laugh')
    await two.tables.leave(people[1], id)
    await until(() =>
      received.every(({ seqs, lines, facts, news }) => {
        const hasReaction = news.some(({ type }) => type === 'reaction')
        return seqs.length >= 30 && lines.length === 1 && hasReaction && facts.at(-1)?.seats[1].isAway === true
      }),
    )
    for (const { seqs } of received) expect(seqs).toEqual(upTo(seqs.length))
    expect([...one.failures, ...two.failures]).toEqual([])
  })

  it('a node hears of moves only while it has the table in memory or a follower, but always of what the lobby shows', async () => {
    const [one, two] = [await openNode(), await openNode({ hotTables: 1 })]
    const people = strangers(2)
    const ids = [await begunTable(one.tables, people, machi), await begunTable(one.tables, people, machi)]
    /** The tables of the moves that the second node hears of while the first one plays a few at each. */
    const heardOf = async () => {
      two.heard.length = 0
      for (const id of ids) await playOn(one.tables, id, people, { moves: 2 })
      const { table } = await one.tables.create(people[0], machi)
      // It is sent after the others to all nodes.
      await one.tables.leave(people[0], table.id)
      await until(() => two.heard.some((each) => each !== undefined && 'table' in each && each.table === table.id))
      return two.heard.flatMap((each) => (each !== undefined && 'seq' in each ? [ids.indexOf(each.table)] : []))
    }
    expect(await heardOf()).toEqual([])
    await two.tables.snapshot(people[0], ids[0])
    expect(await heardOf()).toEqual([0, 0])
    // There is room for one table. The moves that were heard of may still bring the first one back into it.
    await until(async () => {
      await two.tables.snapshot(people[0], ids[1])
      return (await heardOf()).join() === '1,1'
    })
    const stop = await two.tables.follow(people[0], ids[0], { seq: 0, chat: 0 }, () => undefined)
    await two.tables.snapshot(people[0], ids[1])
    expect((await heardOf()).filter((which) => which === 0)).toEqual([0, 0])
    stop()
    // The moves that were heard of have brought the first table back into memory.
    await until(async () => {
      await two.tables.snapshot(people[0], ids[1])
      return !(await heardOf()).includes(0)
    })
    expect(await errorOf(two.tables.snapshot(people[0], 'no such * table > . '))).toContain('not-found')
  })

  it('the end of a session on one node reaches another one', async () => {
    const [one, two] = [await openNode(), await openNode()]
    const changed: string[] = []
    const checker = new CredentialChecker(two.store, SYSTEM)
    checker.watch(async (user) => void changed.push(user))
    await new CredentialChecker(one.store, SYSTEM).changed('user-of-both')
    await until(() => changed.includes('user-of-both'))
  })

  it('a killed NATS server makes them not ready, and nothing is lost when it is back', async () => {
    const env = { DATABASE_URL: url, NATS_URL: nats.url }
    const server = await TestServer.open(env)
    opened.push(server)
    const ready = async () => (await server.server.inject('/readyz')).json()
    await until(async () => (await ready()).status === 'ready')
    const [one, two] = [await openNode(), await openNode()]
    const people = strangers(2)
    const id = await begunTable(one.tables, people, machi)
    const received = await listener(two.tables, people[1], id)
    await nats.kill()
    await until(() => !one.store.hasNotifications() && !two.store.hasNotifications())
    expect((await ready()).message).toBe('these parts fail: notifications')
    await playOn(one.tables, id, people, { moves: 4 })
    await one.tables.say(people[0], id, 'are you there?')
    // A table that is read meanwhile is heard of afterwards.
    const other = await begunTable(one.tables, people, machi)
    const late = await listener(two.tables, people[1], other)
    await nats.restart()
    await until(() => received.seqs.length === 4 && received.lines.length === 1)
    await until(() => one.store.hasNotifications() && two.store.hasNotifications())
    await until(async () => (await ready()).status === 'ready')
    await playOn(one.tables, other, people, { moves: 3 })
    await until(() => late.seqs.length === 3)
    expect([...received.seqs, ...late.seqs]).toEqual([...upTo(4), ...upTo(3)])
  })

  it('a connection whose packets are dropped is replaced, and both sides read what they missed', async () => {
    const { proxy, url: natsUrl } = await SwallowingProxy.open(nats.url)
    opened.push(proxy)
    const [one, two] = [await openNode(), await openNode({ natsUrl })]
    const people = strangers(2)
    const id = await begunTable(one.tables, people, machi)
    const received = await Promise.all([listener(one.tables, people[0], id), listener(two.tables, people[1], id)])
    for (const { tables } of [one, two]) {
      // The second time, the new connection may not be there yet.
      await until(() => proxy.freeze() === 1)
      const before = received[0].seqs.length
      await playOn(tables, id, people, { moves: 4, chance: `${before}` })
      await until(() => received.every(({ seqs }) => seqs.length === before + 4))
      await until(() => two.store.hasNotifications())
    }
    for (const { seqs } of received) expect(seqs).toEqual(upTo(8))
    proxy.swallow()
    await until(() => !two.store.hasNotifications())
    proxy.heal()
    await until(() => two.store.hasNotifications())
  })

  it('a table is read only after the NATS server knows that the node is interested in it', async () => {
    const { proxy, url: natsUrl } = await SwallowingProxy.open(nats.url)
    opened.push(proxy)
    const patient = { ...QUICK, beat: NEVER_MS, echo: NEVER_MS }
    const [{ bus: one }, { bus: two, heard }] = [await openBus(), await openBus(natsUrl, patient)]
    await two.setInterest('table', true)
    await one.announce({ table: 'table', seq: 1 })
    await until(() => heard.length > 0)
    proxy.freeze()
    let isKnown = false
    void two.setInterest('other', true).then(() => {
      isKnown = true
    })
    await one.setInterest('other', true)
    expect(isKnown).toBe(false)
    await proxy.close()
    await until(() => !two.isWorking)
  })

  it('messages of other programs are ignored, and any table id has a subject', async () => {
    const [{ bus: one }, { bus: two, heard }] = [await openBus(), await openBus()]
    const ids = ['', ' ', 'a.b', '*', '>', 'x'.repeat(5000), '日本', 'PUB all 0\r\n']
    for (const id of ids) await two.setInterest(id, true)
    for (const id of ids) await one.announce({ table: id, seq: 7 })
    const stranger = await connect({ servers: nats.url })
    const spied: string[] = []
    stranger.subscribe('hilltop.test.table.*', { callback: (_error, { subject }) => void spied.push(subject) })
    await stranger.flush()
    await one.announce({ table: 'a.b', chat: 1 })
    await until(() => spied.length === 1)
    const payloads = ['', 'no JSON', '{}', 'null', '[null]', '[{}]', '[{"table":1}]', '[{"table":"a.b","seq":"x"}]']
    const wrong = [...payloads, '[{"table":"another","seq":1}]', `[{"table":"a.b","seq":1,"x":"${'x'.repeat(9000)}"}]`]
    for (const payload of wrong) stranger.publish(spied[0], payload)
    for (const payload of payloads) stranger.publish('hilltop.test.all', payload)
    await stranger.flush()
    await stranger.close()
    await one.announce({ user: 'last' })
    await until(() => heard.length >= ids.length + 2)
    expect(heard).toEqual([...ids.map((table) => ({ table, seq: 7 })), { table: 'a.b', chat: 1 }, { user: 'last' }])
  })

  it('a server that cannot be used is a clear error without the password', async () => {
    const guarded = await NatsProcess.start('--user', 'hilltop', '--pass', 'right')
    const address = (password: string) => guarded.url.replace('//', `//hilltop:${password}@`)
    const { bus } = await openBus(address('right'))
    expect(bus.isWorking).toBe(true)
    const failing = async (natsUrl: string) => {
      const problem = await openBus(natsUrl).then(
        () => 'no error',
        (error) => String(error),
      )
      expect(problem).toMatch(/^Error: NATS_URL must be the address of a NATS server that can be reached: ./)
      expect(problem).not.toContain('secret')
      return problem
    }
    expect(await failing(address('secret'))).toContain('Authorization')
    await guarded.kill()
    expect(await failing(address('secret'))).toContain('refused')
  })
})
