import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { NewDevice, PushMessage } from '#wire/notices.ts'

/** A certificate for localhost with its key; only tests trust it. */
export const CERTIFICATE = readFileSync(new URL('./localhost.pem', import.meta.url), 'utf8')

interface Browser {
  readonly ecdh: ECDH
  readonly auth: Buffer
}

interface Received extends PushMessage {
  /** The browser that it is for. */
  readonly to: string
  readonly topic: string
}

/** A push service that decrypts what it gets, as the browser would. */
export class PushEndpoint {
  readonly received: Received[] = []
  /** How to answer: a status, never, or with text that does not end. */
  answer: number | 'never' | 'endless' = 201
  /** Whether connections that were kept since an earlier message are cut off when the next one comes. */
  cutsKept = false
  requests = 0
  /** Called when a message is here and not yet answered. */
  onReceived: (() => void) | undefined
  /** The public key of the last sender whose signature was right. */
  senderKey = ''
  readonly #server: Server
  readonly #browsers = new Map<string, Browser>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<PushEndpoint> {
    // No connection is closed because the machine is slow.
    const server = createServer({ key: CERTIFICATE, cert: CERTIFICATE, keepAliveTimeout: 0 })
    const endpoint = new PushEndpoint(server)
    const kept = new WeakSet<Socket>()
    server.on('request', async (request, response) => {
      if (endpoint.cutsKept && kept.has(request.socket)) return void request.socket.destroy()
      kept.add(request.socket)
      endpoint.requests++
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const to = (request.url ?? '').slice(1)
      const { authorization = '', topic = '' } = request.headers
      endpoint.senderKey = senderOf(authorization, endpoint.host)
      if (endpoint.answer === 201) {
        const text = endpoint.#decrypt(to, Buffer.concat(parts))
        endpoint.received.push({ ...JSON.parse(text), to, topic: String(topic) })
        endpoint.onReceived?.()
      }
      if (endpoint.answer === 'never') return
      if (typeof endpoint.answer === 'number') response.writeHead(endpoint.answer).end()
      else while (!response.destroyed) await new Promise((resolve) => response.write('x'.repeat(1000), resolve))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return endpoint
  }

  get host(): string {
    const address = this.#server.address()
    return `localhost:${typeof address === 'object' ? address?.port : ''}`
  }

  /** Makes a browser, and returns its subscription. */
  subscribe(name: string): NewDevice {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    this.#browsers.set(name, { ecdh, auth })
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
    return { endpoint: `https://${this.host}/${name}`, keys }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Decrypts a message as RFC 8291 says. */
  #decrypt(name: string, body: Buffer): string {
    const browser = this.#browsers.get(name)
    if (browser === undefined) throw new Error(`no browser is called ${name}`)
    const { ecdh, auth } = browser
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20])
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
    const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(21 + body[20], -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** The key that signed an authorization for this host (RFC 8292); empty if the signature is wrong. */
function senderOf(authorization: string, host: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  return isRight && aud === `https://${host}` ? key : ''
}

interface ReceivedMail {
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** A mail server that keeps what it gets. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Mails that were never answered. */
  readonly unanswered: ReceivedMail[] = []
  /** Whether to accept mails, fail for now, refuse them for good, or not answer at all. */
  answer: 'accept' | 'later' | 'refuse' | 'never' = 'accept'
  /** Mails that were sent, accepted or not. */
  attempts = 0
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, session, done) => {
        const parts: Buffer[] = []
        for await (const part of stream) parts.push(part as Buffer)
        this.attempts++
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        const mail = { to, ...readMail(Buffer.concat(parts).toString('latin1')) }
        if (this.answer === 'never') return void this.unanswered.push(mail)
        if (this.answer !== 'accept') {
          const error = new Error('not now') as Error & { responseCode: number }
          error.responseCode = this.answer === 'later' ? 451 : 550
          return done(error)
        }
        this.received.push(mail)
        done()
      },
    })
    this.#server.on('error', () => undefined)
  }

  static async open(): Promise<MailServer> {
    const server = new MailServer()
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', () => resolve()))
    return server
  }

  get url(): string {
    const address = this.#server.server.address()
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  to(address: string): readonly ReceivedMail[] {
    return this.received.filter(({ to }) => to === address)
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const [head, ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 2))]),
  )
  const encoding = headers.get('content-transfer-encoding')
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body, 'latin1')
  return { headers, text: bytes.toString().replace(/\r\n/g, '\n') }
}

function quoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Decodes the words of a header (RFC 2047). */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind, coded) =>
      kind === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : Buffer.from(quoted(coded.replaceAll('_', ' ')), 'latin1').toString(),
    )
}
