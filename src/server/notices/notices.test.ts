import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../people/account-service.ts'
import { UNLIMITED_READER } from '../tables/history-service.ts'
import type { Page } from '../tables/news-hub.ts'
import { hasNoPostgres } from '../testing/databases.ts'
import { errorOf, undo, until } from '../testing/table-helpers.ts'
import { NoticeNodes } from './testing/notice-nodes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Until a notice about a turn is sent. */
const SOON = 16_000

for (const kind of ['SQLite', 'Postgres'] as const) {
  describe.skipIf(kind === 'Postgres' && hasNoPostgres)(`push notices, on ${kind}`, () => {
    let all: NoticeNodes
    beforeAll(async () => {
      all = await NoticeNodes.open(kind)
    })
    afterAll(() => all.close())

    let games = 0
    /** Anna, who has just begun a game, and Ben, who gets notices and has not seen the table. */
    async function newGame(): Promise<{ anna: SignedIn; ben: SignedIn; name: string; id: string }> {
      const name = `Ben${++games}`
      const [anna, ben] = [await all.guest(`Anna${games}`), await all.listener(name)]
      all.endpoint.answer = 201
      return { anna, ben, name, id: await all.table(anna, ben) }
    }
    const received = (name: string) => all.endpoint.received.filter(({ to }) => to === name)

    it('tells an absent player once who played, though two nodes look for it', async () => {
      const { anna, name, id } = await newGame()
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      expect(received(name)).toEqual([
        {
          id: expect.stringMatching(/^[\w-]{16}$/),
          table: id,
          title: 'Your turn: Machi Koro',
          body: `${anna.person.name} has played.`,
          language: 'en',
          to: name,
          topic: received(name)[0].id,
        },
      ])
      const { publicKey } = await all.nodes[1].tables.notices.keys()
      expect(all.endpoint.senderKey).toBe(publicKey)
      await all.pass(DAY)
      expect(received(name)).toHaveLength(1)
      expect(await all.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    })

    it('tells the next player also when the turn ends at another node, just while this one looks at it', async () => {
      const { anna, name, id } = await newGame()
      const [here, other] = all.nodes
      let isOver = false
      here.whileChecking(async () => {
        await all.finishTurn(anna, id, other)
        isOver = true
      })
      await all.pass(SOON, [here])
      expect([isOver, received(name)]).toEqual([true, []])
      await all.pass(SOON)
      expect(received(name)).toHaveLength(1)
    })

    it('tells nothing of a turn that was seen in an open page, at any node', async () => {
      const { anna, ben, name, id } = await newGame()
      const stop = await all.nodes[1].tables.follow(ben.person, id, { seq: 0, chat: 0 }, () => undefined)
      await all.pass(2000)
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      stop()
      await all.pass(SOON)
      await all.pass(HOUR)
      expect(received(name)).toEqual([])
    })

    /** Opens a page of the second player at the second node. */
    async function openPage(ben: SignedIn, id: string) {
      const { tables } = all.nodes[1]
      const page: Page = { hiddenAt: null, openAt: all.clock.now }
      const stop = await tables.follow(ben.person, id, { seq: 0, chat: 0 }, () => undefined, {
        ...UNLIMITED_READER,
        page,
      })
      await all.pass(2000)
      return {
        page,
        stop,
        hide() {
          page.hiddenAt = all.clock.now
          tables.notePage(id)
        },
      }
    }

    it('tells a player whose page is hidden, once, and not of a turn that was seen before it was hidden', async () => {
      const [before, after] = [await newGame(), await newGame()]
      const pages = [await openPage(before.ben, before.id), await openPage(after.ben, after.id)]
      pages[0].hide()
      await all.pass(1000)
      for (const { anna, id } of [before, after]) await all.finishTurn(anna, id)
      await all.pass(1000)
      pages[1].hide()
      await all.pass(SOON)
      await all.pass(2 * MINUTE)
      expect(received(before.name)).toHaveLength(1)
      expect(received(after.name)).toEqual([])
      // A page that is closed later was not looked at.
      pages[0].stop()
      await all.pass(SOON)
      expect(received(before.name)).toHaveLength(1)
      pages[1].stop()
    })

    it('tells a player whose connection had died without a word before the turn, when that is noticed', async () => {
      const [dead, alive] = [await newGame(), await newGame()]
      const pages = [await openPage(dead.ben, dead.id), await openPage(alive.ben, alive.id)]
      for (const { anna, id } of [dead, alive]) await all.finishTurn(anna, id)
      await all.pass(SOON)
      await all.pass(20_000)
      expect(received(dead.name)).toEqual([])
      pages[0].stop()
      pages[1].page.openAt = all.clock.now
      pages[1].stop()
      await all.pass(1000)
      await all.pass(11_000)
      await all.pass(MINUTE)
      expect(received(dead.name)).toHaveLength(1)
      expect(received(alive.name)).toEqual([])
    })

    it('tells a player who closed the page just before the turn', async () => {
      const { anna, ben, name, id } = await newGame()
      const stop = await all.nodes[1].tables.follow(ben.person, id, { seq: 0, chat: 0 }, () => undefined)
      await all.pass(2000)
      stop()
      await all.pass(1000)
      await all.finishTurn(anna, id)
      await all.pass(11_000)
      await all.pass(SOON)
      expect(received(name)).toHaveLength(1)
    })

    it('sends the next notice about a table only after the player opened it again', async () => {
      const { anna, ben, name, id } = await newGame()
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      await undo(all.nodes[0].tables, anna.person, id)
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      await all.pass(HOUR)
      expect(received(name)).toHaveLength(1)
      await all.visit(ben, id)
      await all.finishTurn(ben, id)
      await all.pass(2 * MINUTE)
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      expect(received(name)).toHaveLength(2)
      expect(new Set(received(name).map(({ id }) => id)).size).toBe(2)
    })

    it('tells nothing of a turn that was undone at once, and tells of it when it comes again', async () => {
      const { anna, name, id } = await newGame()
      const { tables } = all.nodes[0]
      await all.finishTurn(anna, id)
      const { active } = await tables.snapshot(anna.person, id)
      expect(active).toEqual([2])
      await undo(tables, anna.person, id)
      await all.pass(SOON)
      expect(received(name)).toEqual([])
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      expect(received(name)).toHaveLength(1)
    })

    it('tells of a turn whose node died right after the move', async () => {
      const { anna, name, id } = await newGame()
      await all.finishTurn(anna, id, all.nodes[0])
      await all.pass(SOON, [all.nodes[1]])
      expect(received(name)).toHaveLength(1)
    })

    it('waits for the end of quiet hours, and drops what was read meanwhile', async () => {
      const [early, late] = [await newGame(), await newGame()]
      const quiet = { from: 12 * 60, to: 20 * 60 }
      const chosen = { push: true, mail: 'off', quiet, digestAt: 480, timeZone: 'UTC', language: 'hu' } as const
      const day = all.clock.now - (all.clock.now % DAY) + DAY
      all.clock.now = day + 13 * HOUR
      for (const { anna, ben, id } of [early, late]) {
        await all.nodes[1].tables.notices.change(ben.person, chosen)
        await all.finishTurn(anna, id)
      }
      await all.pass(SOON)
      await all.pass(6 * HOUR)
      expect([...received(early.name), ...received(late.name)]).toEqual([])
      await all.visit(early.ben, early.id)
      all.clock.now = day + 20 * HOUR
      await all.pass(1)
      expect(received(early.name)).toEqual([])
      expect(received(late.name)).toMatchObject([{ title: 'Te jössz: Machi Koro', language: 'hu' }])
    })

    it('forgets a subscription that the push service has forgotten', async () => {
      const { anna, ben, name, id } = await newGame()
      all.endpoint.answer = 410
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      const { devices } = await all.nodes[0].tables.notices.of(ben.person, ben.session)
      expect(devices).toEqual([])
      all.endpoint.answer = 201
      await all.pass(DAY)
      expect(received(name)).toEqual([])
    })

    it('tries again while a push service fails, less and less often, and gives up', async () => {
      const { anna, name, id } = await newGame()
      all.endpoint.answer = 503
      await all.finishTurn(anna, id)
      await all.pass(SOON)
      const tried = all.endpoint.requests
      await all.pass(MINUTE)
      expect(all.endpoint.requests).toBe(tried + 1)
      await all.pass(MINUTE)
      expect(all.endpoint.requests).toBe(tried + 1)
      all.endpoint.answer = 201
      await all.pass(HOUR)
      expect(received(name)).toHaveLength(1)
      const never = await newGame()
      all.endpoint.answer = 503
      await all.finishTurn(never.anna, never.id)
      for (let hours = 0; hours < 12; hours++) await all.pass(3 * HOUR)
      expect(await all.db.selectFrom('outbox').selectAll().execute()).toEqual([])
      // Nothing was sent, so the next turn is told of.
      const unread = all.db.selectFrom('notices').selectAll().where('table_id', '=', never.id)
      expect(await unread.execute()).toEqual([])
    })

    it('sends nothing after a press on stop, at a table that was turned off, or to a browser that signed out', async () => {
      const [stopped, off, out] = [await newGame(), await newGame(), await newGame()]
      const { notices } = all.nodes[0].tables
      await notices.stop(stopped.ben.person.id)
      await notices.setTable(off.ben.person, off.id, false)
      await all.accounts.signOut(out.ben.session)
      for (const { anna, id } of [stopped, off, out]) await all.finishTurn(anna, id)
      await all.pass(SOON)
      await all.pass(HOUR)
      for (const { name } of [stopped, off, out]) expect(received(name)).toEqual([])
      const { tables } = await notices.of(off.ben.person, off.ben.session)
      expect(tables).toEqual([{ id: off.id, game: 'machi-koro', names: [off.anna.person.name], isOn: false }])
      expect(await errorOf(notices.setTable(off.ben.person, stopped.id, false))).toMatch(/^not-found/)
    })

    it('keeps at most ten browsers of a person', async () => {
      const { ben } = await newGame()
      for (let i = 0; i < 12; i++) {
        const { session } = await all.accounts.newGuest(`Other ${games} ${i}`)
        const device = all.endpoint.subscribe(`many-${i}`)
        all.clock.now++
        await all.nodes[0].tables.notices.addDevice(ben.person, session, device, '', 'en')
      }
      const { devices } = await all.nodes[0].tables.notices.of(ben.person, ben.session)
      expect(devices).toHaveLength(10)
    })
  })

  describe.skipIf(kind === 'Postgres' && hasNoPostgres)(`a node that dies while it sends, on ${kind}`, () => {
    it('leaves the message to another node after the lease, which sends it once', async () => {
      const all = await NoticeNodes.open(kind)
      const [dying, other] = all.nodes
      const [anna, ben] = [await all.guest(), await all.listener('Ben')]
      const id = await all.table(anna, ben)
      await all.finishTurn(anna, id, dying)
      all.endpoint.answer = 'never'
      all.clock.now += SOON
      await dying.tick()
      await dying.tick()
      await until(() => all.endpoint.requests === 1)
      dying.crash()
      all.endpoint.answer = 201
      // A message that is being sent delays neither moves nor other messages.
      const carla = await all.listener('Carla')
      const second = await all.table(anna, carla, other)
      await all.finishTurn(anna, second, other)
      await all.pass(SOON, [other])
      expect(all.endpoint.received.map(({ to }) => to)).toEqual(['Carla'])
      await all.pass(MINUTE, [other])
      expect(all.endpoint.received.map(({ to }) => to)).toEqual(['Carla'])
      await all.pass(MINUTE, [other])
      await all.pass(DAY, [other])
      expect(all.endpoint.received.map(({ to }) => to)).toEqual(['Carla', 'Ben'])
      await all.close()
    })

    it('and had sent it already: it comes again with the same id, by which browsers show it once', async () => {
      const all = await NoticeNodes.open(kind)
      const [dying, other] = all.nodes
      const [anna, ben] = [await all.guest(), await all.listener('Ben')]
      const id = await all.table(anna, ben)
      await all.finishTurn(anna, id, dying)
      all.clock.now += SOON
      // It dies when the push service has the message, before it can store that.
      all.endpoint.onReceived = () => dying.crash()
      await dying.tick()
      await until(() => all.endpoint.received.length === 1)
      all.endpoint.onReceived = undefined
      await all.pass(MINUTE, [other])
      expect(all.endpoint.received, 'within the lease').toHaveLength(1)
      await all.pass(MINUTE, [other])
      await all.pass(DAY, [other])
      expect(all.endpoint.received).toHaveLength(2)
      const [first, again] = all.endpoint.received
      expect(again).toEqual(first)
      expect(again.topic).toBe(again.id)
      await all.close()
    })
  })
}
