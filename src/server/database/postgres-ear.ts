import pg from 'pg'
import { CHANNEL } from './channel.ts'
import type { Hint } from './store.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000

/** Hears what other nodes tell, on a connection of its own that is made anew whenever it breaks. */
export class PostgresEar {
  readonly #url: string
  #client: pg.Client | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT_MS
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  listen(heard: (hint: Hint | undefined) => void): void {
    void this.#connect(heard)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(heard: (hint: Hint | undefined) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    let isBroken = false
    const broke = () => {
      if (isBroken || this.#isClosed) return
      isBroken = true
      void client.end().catch(() => undefined)
      this.#retry = setTimeout(() => void this.#connect(heard), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
    }
    client.on('error', broke)
    client.on('end', broke)
    client.on('notification', ({ payload }) => {
      const hint = hintOf(payload)
      if (hint !== undefined) heard(hint)
    })
    try {
      this.#client = client
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      this.#wait = FIRST_WAIT_MS
      // Whatever was told while nobody listened is lost.
      heard(undefined)
    } catch {
      broke()
    }
  }
}

function hintOf(payload: string | undefined): Hint | undefined {
  try {
    return JSON.parse(payload ?? '') as Hint
  } catch {
    return undefined
  }
}
