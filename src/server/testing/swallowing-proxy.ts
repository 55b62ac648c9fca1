import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'

/** Decides by everything the client has sent whether a connection is frozen. */
type Chooses = (sent: string) => boolean

/**
 * A TCP proxy in front of a Postgres or NATS server that can drop packets, like a firewall that has lost its connection table: both ends
 * stay open, and nothing arrives any more. A frozen connection stays frozen.
 */
export class SwallowingProxy {
  readonly #server: Server
  readonly #links = new Set<Link>()
  #isSwallowing = false

  private constructor(target: NetConnectOpts) {
    this.#server = createServer((client) => {
      const link = new Link(client, connect(target))
      if (this.#isSwallowing) link.freeze()
      this.#links.add(link)
    })
  }

  /** For a Postgres whose address names the folder of its Unix socket, or a server with a port. */
  static async open(url: string): Promise<{ readonly proxy: SwallowingProxy; readonly url: string }> {
    const { protocol, username, hostname: host, port: targetPort, pathname, searchParams } = new URL(url)
    const folder = searchParams.get('host')
    const target = folder === null ? { host, port: Number(targetPort) } : { path: `${folder}/.s.PGSQL.5432` }
    const proxy = new SwallowingProxy(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    const address = proxy.#server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return { proxy, url: `${protocol}//${username}@127.0.0.1:${port}${pathname}` }
  }

  /** Freezes all or some existing connections and returns how many; new ones work. */
  freeze(chooses: Chooses = () => true): number {
    const chosen = [...this.#links].filter(({ isOpen, isFrozen, sent }) => isOpen && !isFrozen && chooses(sent))
    for (const link of chosen) link.freeze()
    return chosen.length
  }

  /** Freezes all connections, including new ones until `heal`. */
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
      // Neither end of a frozen connection notices that the other one is gone.
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
