import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { CHANNEL, readPayload } from './postgres-announcer.ts'
import { connectionConfig, destroyClient, type PostgresTiming } from './postgres-pool.ts'
import type { Heard } from './store.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 2000
/** How late a listener's own notification may be before it counts as deaf. */
const GRACE_MS = 1000

/**
 * Receives notifications of other nodes on its own connection. A connection whose packets are dropped looks idle, so the
 * listener notifies itself all the time, and replaces a connection on which that does not arrive.
 */
export class PostgresListener {
  readonly #url: string
  readonly #timing: PostgresTiming
  /** The channel of this node's heartbeat; other nodes do not listen on it. */
  readonly #ownChannel = `${CHANNEL}_${randomBytes(8).toString('hex')}`
  #client: pg.Client | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT_MS
  #heardAt: number | undefined
  #isClosed = false

  constructor(url: string, timing: PostgresTiming) {
    this.#url = url
    this.#timing = timing
  }

  get isListening(): boolean {
    const { beat, echo } = this.#timing
    return this.#heardAt !== undefined && performance.now() - this.#heardAt < beat + echo + GRACE_MS
  }

  listen(heard: Heard): void {
    void this.#connect(heard)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#client !== undefined) destroyClient(this.#client)
  }

  async #connect(heard: Heard): Promise<void> {
    const client = new pg.Client({
      ...connectionConfig(this.#url, this.#timing),
      application_name: 'hilltop listener',
      query_timeout: this.#timing.echo,
    })
    this.#client = client
    let isBroken = false
    const replace = () => {
      if (isBroken || this.#isClosed) return
      isBroken = true
      destroyClient(client)
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#connect(heard), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
    }
    client.on('error', replace)
    client.on('end', replace)
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#ownChannel) {
        this.#heardAt = performance.now()
        return
      }
      for (const notification of readPayload(payload)) heard(notification)
    })
    /** Rejects if the notification has not arrived with the next statement's answer: Postgres sends it first. */
    const beat = async () => {
      const before = this.#heardAt
      await client.query(`NOTIFY ${this.#ownChannel}`)
      await client.query('SELECT 1')
      if (this.#heardAt === before) throw new Error('the listener does not hear itself')
    }
    const beatAgain = () => {
      if (isBroken || this.#isClosed) return
      this.#timer = setTimeout(() => void beat().then(beatAgain, replace), this.#timing.beat)
    }
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${this.#ownChannel}`)
      await beat()
      this.#wait = FIRST_WAIT_MS
      // Notifications during the gap are lost.
      heard(undefined)
      beatAgain()
    } catch {
      replace()
    }
  }
}
