import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPostgres, hasNoPostgres } from '#server/testing/databases.ts'
import { until } from '#server/testing/table-helpers.ts'
import { TestServer } from '#server/testing/test-server.ts'
import type { TableNow } from '#wire/moves.ts'
import { ServerProcess } from './server-process.ts'

const AHEAD_MS = 200_000
const WRONG_CLOCK = `const now = Date.now; Date.now = () => now() + ${AHEAD_MS}`

describe.skipIf(hasNoPostgres)('a node whose machine has a clock that is 200 s ahead', () => {
  let right: TestServer
  let wrong: ServerProcess
  beforeAll(async () => {
    const DATABASE_URL = await freshPostgres()
    right = await TestServer.open({ DATABASE_URL })
    wrong = new ServerProcess(0, {
      DATABASE_URL,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}`,
    })
    await wrong.start()
  })
  afterAll(async () => {
    await wrong.end('SIGTERM')
    wrong.remove()
    await right.close()
  })

  /** A game in which it is the turn of Anna, who is present at the right node; Ben's requests go to the wrong one. */
  async function begun(clock: object) {
    const [anna, ben] = [await right.guest('Anna'), await right.guest('Ben')]
    const { table } = await anna.makeTable({ options: { players: 2, first: 1 }, seats: ['me', 'open'], clock })
    const path = `/tables/${table.id}`
    await ben.must('POST', '/enter', { code: table.code })
    await ben.must('POST', `${path}/sit`, {})
    await anna.must('POST', `${path}/start`)
    await anna.must('GET', path)
    const isStored = async (count: number) => {
      const rows = right.db.selectFrom('presence').selectAll().where('table_id', '=', table.id).where('is_here', '=', 1)
      return (await rows.execute()).length === count
    }
    await until(() => isStored(1))
    const address = await wrong.address
    const ask = async (who: typeof anna, what: string, body?: object) => {
      const headers = { ...who.headers, ...(body && { 'content-type': 'application/json' }) }
      const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
      return (await fetch(`${address}/api${path}${what}`, init)).json()
    }
    return { anna, ben, isStored, ask }
  }

  it('lets no vote pass against a player who is present at the other node', async () => {
    const { ben, ask } = await begun({ kind: 'none' })
    expect(await ask(ben, '/votes', { kind: 'bot', seat: 1 })).toMatchObject({ code: 'still-here' })
  })

  it('sends no player away who has time left', async () => {
    const { anna, ben, isStored, ask } = await begun({ kind: 'turn', seconds: 60 })
    await ask(ben, '')
    // Each is stored by a round of that node, so between the two it has looked for expired clocks.
    await until(() => isStored(2))
    await ask(anna, '')
    await until(() => isStored(3))
    const { table, left }: TableNow = await ask(ben, '')
    expect(table.seats.map(({ isAway }) => isAway)).toEqual([false, false])
    expect(left?.[0]).toBeGreaterThan(0)
  })

  it('is ready, and tells its operator', async () => {
    const address = await wrong.address
    const warning = expect.stringMatching(/^the clock of this machine is (199|200|201) s ahead of the database's$/)
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready', warning })
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^hilltop_clock_skew_seconds (199|200)/m)
    expect((await right.server.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })
})
