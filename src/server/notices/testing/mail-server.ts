import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
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
