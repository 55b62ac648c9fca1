import { ECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { Agent, type AgentOptions, request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import type { NewDevice, PushMessage } from '#wire/notices.ts'
import { ApiError } from '../api-error.ts'
import type { PushDeviceRow } from '../database/notice-tables.ts'
import type { Database } from '../database/schema.ts'
import { storedKey } from '../database/store.ts'

/** How long a push service keeps a message for a device that is switched off. */
const TTL_S = 7 * 86_400
/** For connecting and answering together. */
const TIMEOUT_MS = 10_000
/** Push services answer with a few words; whatever is longer is not read. */
const ANSWER_BYTES = 4096
const HTTPS_PORT = '443'
const POINT_BYTES = 65
const AUTH_BYTES = 16
/** Names that stand for nothing in the public internet. */
const PRIVATE_NAME =
  /\.(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/

/** `gone`: the subscription has ended. `refused`: this message will never be accepted. `later`: try again. */
export type PushResult =
  | { readonly is: 'sent' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly failed: 'message' | 'host'; readonly retryAfterMs: number; readonly why: string }

export interface PushOptions {
  /** Hosts, with a port if it is not 443, that may be in a private network: push services of the administrator. */
  readonly hosts: readonly string[]
  /** Where push services can reach the administrator: an https or mailto address. */
  readonly contact: string
  /** Instead of the certificates of the system. */
  readonly ca?: string
  readonly timeoutMs?: number
}

export interface PushTarget extends Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'> {}

/**
 * Sends push messages. Endpoints come from strangers, so requests only go to public addresses: the address is checked
 * when the connection is made, since a name can point elsewhere by then.
 */
export class PushClient {
  readonly #options: PushOptions
  readonly #agent: Agent
  readonly #privateAgent: Agent

  constructor(options: PushOptions) {
    this.#options = options
    const common: AgentOptions = {
      keepAlive: true,
      maxSockets: 8,
      timeout: TIMEOUT_MS,
      ...(options.ca && { ca: options.ca }),
    }
    this.#agent = new Agent({ ...common, lookup: publicLookup })
    this.#privateAgent = new Agent(common)
  }

  /** Push services of the administrator. */
  get ownHosts(): readonly string[] {
    return this.#options.hosts
  }

  /** Throws if a new device cannot get messages. */
  requireUsable({ endpoint, keys }: NewDevice): void {
    if (!this.#isAllowed(endpoint)) throw new ApiError('bad-request', 'the endpoint must be a public https address')
    if (!canEncrypt(keys)) throw new ApiError('bad-request', 'the keys must be those of a push subscription')
  }

  async send(target: PushTarget, message: PushMessage, keys: VapidKeys): Promise<PushResult> {
    const { endpoint, p256dh, auth } = target
    // Settings may have changed since the device was registered, and earlier versions did not check its keys.
    if (!this.#isAllowed(endpoint) || !canEncrypt(target)) return { is: 'gone' }
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: this.#options.contact, ...keys },
        TTL: TTL_S,
        topic: message.id,
      },
    )
    try {
      const { status, retryAfter } = await this.#post(endpoint, headers, body)
      if (status >= 200 && status < 300) return { is: 'sent' }
      if (status === 404 || status === 410) return { is: 'gone' }
      const isLater = status === 408 || status === 429 || status >= 500
      if (!isLater) return { is: 'refused' }
      return { is: 'later', failed: 'message', retryAfterMs: retryAfter, why: `status ${status}` }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { is: 'later', failed: 'host', retryAfterMs: 0, why }
    }
  }

  close(): void {
    for (const agent of [this.#agent, this.#privateAgent]) agent.destroy()
  }

  #isAllowed(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, host, hostname, port, username, password } = new URL(endpoint)
    if (protocol !== 'https:' || username !== '' || password !== '') return false
    if (this.#options.hosts.includes(host)) return true
    const bare = hostname.replace(/^\[|\]$/g, '')
    // The URL is normalised: lower case, and any spelling of an IPv4 address in four decimal numbers.
    const isName = /\.[^.]+$/.test(hostname) && !PRIVATE_NAME.test(hostname)
    return (port || HTTPS_PORT) === HTTPS_PORT && (isIP(bare) === 0 ? isName : isPublic(bare))
  }

  #post(endpoint: string, headers: object, body: Buffer | null): Promise<{ status: number; retryAfter: number }> {
    const url = new URL(endpoint)
    const agent = this.#options.hosts.includes(url.host) ? this.#privateAgent : this.#agent
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS)
      const asked = request(url, { method: 'POST', headers: { ...headers }, agent, signal }, (answer) => {
        const { statusCode = 0, headers: told } = answer
        const seconds = Number(told['retry-after'])
        const result = { status: statusCode, retryAfter: seconds > 0 ? seconds * 1000 : 0 }
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > ANSWER_BYTES) answer.destroy()
        })
        // Also after an answer that is too long: its status is known.
        answer.on('close', () => resolve(result))
        answer.on('error', () => resolve(result))
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The service has closed a connection that was kept since an earlier message. Had it read this one all the same,
        // browsers would recognise the second by its id.
        if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(this.#post(endpoint, headers, body))
        else reject(error)
      })
      asked.end(body)
    })
  }
}

/** Whether messages can be encrypted for these keys: a point of the curve P-256 and 16 bytes. */
function canEncrypt({ p256dh, auth }: NewDevice['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys by which push services and browsers recognise this server. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  const { public_key: publicKey, private_key: privateKey } = await storedKey(db, 'push', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    return { public_key: publicKey, private_key: privateKey }
  })
  return { publicKey, privateKey }
}

/** Addresses that are not of the public internet. */
const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4')
}
/** Only this range of IPv6 is public, except addresses in it that stand for others. */
const PUBLIC6 = new BlockList()
PUBLIC6.addSubnet('2000::', 3, 'ipv6')
const EXCEPT6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  EXCEPT6.addSubnet(net, prefix, 'ipv6')
}

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4')
  return PUBLIC6.check(address, 'ipv6') && !EXCEPT6.check(address, 'ipv6')
}

/** Resolves a name to its public addresses only; fails if it has none. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 0)
    const allowed = addresses.filter(({ address }) => isPublic(address))
    if (allowed.length === 0) return done(new Error('the name of the push service has no public address'), '', 0)
    if (options.all) return done(null, allowed)
    done(null, allowed[0].address, allowed[0].family)
  })
}
