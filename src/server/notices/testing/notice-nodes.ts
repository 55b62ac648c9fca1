import { Rng } from '#engine/random.ts'
import { openPostgres } from '../../database/postgres.ts'
import type { DatabaseStore } from '../../database/store.ts'
import { AccountService, type SignedIn } from '../../people/account-service.ts'
import { SYSTEM } from '../../runtime.ts'
import { freshPostgres } from '../../testing/databases.ts'
import { begunTable, someAction, wish } from '../../testing/table-helpers.ts'
import { openTemporaryStore, openTestTables, type TestTables } from '../../testing/test-tables.ts'
import { MailClient } from '../mail-client.ts'
import { PushClient } from '../push-client.ts'
import { CERTIFICATE, PushEndpoint } from './receivers.ts'

const MINUTE = 60_000
/** How often the nodes have a round, at least. */
const STEP_MS = 10_000
export const ORIGIN = 'https://play.example.org'

interface Node extends TestTables {
  /** From now on all queries of this node fail, as if its process had been killed. */
  crash(): void
  /** Does something once, while this node looks for players who do not know that it is their turn. */
  whileChecking(act: () => Promise<void>): void
  /** One round of the scheduler, and everything that it begins to send. */
  round(): Promise<void>
}

/** Two nodes on one database, with a push service and one clock. */
export class NoticeNodes {
  readonly endpoint: PushEndpoint
  readonly nodes: readonly [Node, Node]
  readonly accounts: AccountService
  readonly clock: { now: number }
  readonly #stores: readonly DatabaseStore[]
  #made = 0

  private constructor(
    endpoint: PushEndpoint,
    nodes: readonly [Node, Node],
    clock: { now: number },
    stores: readonly DatabaseStore[],
    hasMail: boolean,
  ) {
    this.endpoint = endpoint
    this.nodes = nodes
    this.clock = clock
    this.#stores = stores
    const hasher = {
      hash: async (password: string) => password,
      verify: async (hash: string, given: string) => hash === given,
    }
    const runtime = { ...SYSTEM, now: () => clock.now }
    this.accounts = new AccountService(stores[0], nodes[0].tables.refresh, runtime, hasher, hasMail)
  }

  static async open(kind: 'SQLite' | 'Postgres', smtpUrl?: string): Promise<NoticeNodes> {
    const endpoint = await PushEndpoint.open()
    const url = kind === 'Postgres' ? await freshPostgres() : undefined
    const first = url === undefined ? await openTemporaryStore() : await openPostgres(url)
    const stores = url === undefined ? [first] : [first, await openPostgres(url)]
    const clock = { now: Date.parse('2026-11-16T12:00:00Z') }
    const node = (store: DatabaseStore) => openNode(store, clock, endpoint, smtpUrl)
    const nodes = [await node(stores[0]), await node(stores.at(-1) ?? first)] as const
    return new NoticeNodes(endpoint, nodes, clock, stores, smtpUrl !== undefined)
  }

  get db() {
    return this.#stores[0].db
  }

  guest(name = `Guest ${++this.#made}`): Promise<SignedIn> {
    return this.accounts.newGuest(name)
  }

  /** A person with a browser that gets push messages, in English and without quiet hours. */
  async listener(name: string): Promise<SignedIn> {
    const one = await this.guest(name)
    const device = this.endpoint.subscribe(name)
    await this.nodes[1].tables.notices.addDevice(one.person, one.session, device, 'Firefox, Linux', 'en')
    return one
  }

  /** A begun game of two people, in which it is the turn of the first. */
  async table(first: SignedIn, second: SignedIn, { tables } = this.nodes[0]): Promise<string> {
    const wanted = wish('machi-koro', { players: 2, first: 1 })
    return begunTable(tables, [first.person, second.person], wanted)
  }

  /** Lets a player act until it is the turn of another one. */
  async finishTurn({ person }: SignedIn, id: string, { tables } = this.nodes[0]): Promise<void> {
    const rng = new Rng(`turn ${++this.#made}`)
    for (;;) {
      const action = await someAction(tables, person, id, rng)
      if (action === undefined) return
      await tables.act(person, id, action)
    }
  }

  /** Lets time pass, with rounds of both nodes. */
  async pass(ms: number, nodes: readonly Node[] = this.nodes): Promise<void> {
    // A node without rounds counts as stopped. Longer spans need only one round, because no page is open then.
    const step = ms > 2 * MINUTE ? ms : STEP_MS
    for (let left = ms; left > 0; left -= step) {
      this.clock.now += Math.min(step, left)
      await Promise.all(nodes.map((node) => node.round()))
    }
    // What was queued by the other node after this one looked.
    await Promise.all(nodes.map((node) => node.round()))
  }

  /** Opens a table, looks at it for a moment and closes it. */
  async visit({ person }: SignedIn, id: string): Promise<void> {
    const stop = await this.nodes[0].tables.follow(person, id, { seq: 0, chat: 0 }, () => undefined)
    await this.pass(1000)
    stop()
    await this.pass(1000)
    await this.pass(11_000)
  }

  async close(): Promise<void> {
    for (const { tables } of this.nodes) await tables.stop()
    for (const store of this.#stores) await store.close()
    await this.endpoint.close()
  }
}

async function openNode(
  store: DatabaseStore,
  clock: { now: number },
  endpoint: PushEndpoint,
  smtpUrl: string | undefined,
): Promise<Node> {
  let isCrashed = false
  let meanwhile: (() => Promise<void>) | undefined
  const readsOfSettings = new WeakSet<object>()
  const db = store.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (isCrashed) throw new Error('this node has crashed')
      const isRead = node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('notice_settings')
      if (isRead) readsOfSettings.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      const act = readsOfSettings.has(queryId) ? meanwhile : undefined
      if (act !== undefined) meanwhile = undefined
      await act?.()
      return result
    },
  })
  const from = 'Hilltop <hilltop@play.example.org>'
  const made = await openTestTables({
    store: { ...store, db },
    runtime: { ...SYSTEM, now: () => clock.now },
    senders: {
      push: new PushClient({ hosts: [endpoint.host], contact: ORIGIN, ca: CERTIFICATE, timeoutMs: MINUTE }),
      mail: smtpUrl === undefined ? undefined : new MailClient({ smtpUrl, from, origin: ORIGIN }),
    },
  })
  return {
    ...made,
    crash() {
      isCrashed = true
    },
    whileChecking(act) {
      meanwhile = act
    },
    async round() {
      await made.tick()
      if (!isCrashed) await made.tables.noticesSent()
    },
  }
}
