import { connect, createServer, type Server, type Socket } from 'node:net'

/** What of a connection decides whether it is frozen: everything that the client has sent on it. */
type Chooses = (sent: string) => boolean

/**
 * A TCP proxy in front of a Postgres that can swallow packets, as a firewall does that forgets its connections: both ends
 * stay open, and nothing arrives any more. What was frozen once stays frozen.
 */
export class SwallowingProxy {
  readonly #server: Server
  readonly #links = new Set<Link>()
  #isSwallowing = false

  private constructor(target: string) {
    this.#server = createServer((client) => {
      const link = new Link(client, connect(target))
      if (this.#isSwallowing) link.freeze()
      this.#links.add(link)
    })
  }

  /** For the Postgres of an address that names the folder of its Unix socket. */
  static async open(url: string): Promise<{ readonly proxy: SwallowingProxy; readonly url: string }> {
    const { pathname, searchParams, username } = new URL(url)
    const proxy = new SwallowingProxy(`${searchParams.get('host')}/.s.PGSQL.5432`)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    const address = proxy.#server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return { proxy, url: `postgres://${username}@127.0.0.1:${port}${pathname}` }
  }

  /** Freezes the connections there are, or some of them; new ones work. Answers how many. */
  freeze(chooses: Chooses = () => true): number {
    const chosen = [...this.#links].filter(({ isOpen, isFrozen, sent }) => isOpen && !isFrozen && chooses(sent))
    for (const link of chosen) link.freeze()
    return chosen.length
  }

  /** Freezes all connections, and those that are made until it is healed. */
  swallow(): void {
    this.#isSwallowing = true
    this.freeze()
  }

  /** Lets new connections through; the frozen ones stay dead. */
  heal(): void {
    this.#isSwallowing = false
  }

  async close(): Promise<void> {
    for (const link of this.#links) link.close()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

class Link {
  readonly #client: Socket
  readonly #target: Socket
  isFrozen = false
  sent = ''

  constructor(client: Socket, target: Socket) {
    this.#client = client
    this.#target = target
    client.on('data', (data) => {
      this.sent += data.toString('latin1')
      if (!this.isFrozen) target.write(data)
    })
    target.on('data', (data) => {
      if (!this.isFrozen) client.write(data)
    })
    for (const end of [client, target]) {
      end.on('error', () => undefined)
      // Neither end of a frozen connection hears that the other one is gone.
      end.on('close', () => {
        if (!this.isFrozen) this.close()
      })
    }
  }

  freeze(): void {
    this.isFrozen = true
  }

  get isOpen(): boolean {
    return !this.#client.destroyed
  }

  close(): void {
    this.#client.destroy()
    this.#target.destroy()
  }
}
