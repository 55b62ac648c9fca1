import { createHmac, timingSafeEqual } from 'node:crypto'
import { createTransport } from 'nodemailer'

/** For each step of talking to the mail server. */
const TIMEOUT_MS = 10_000
const SOCKET_MS = 20_000

export interface MailOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly smtpUrl: string
  readonly from: string
  /** The address of this server, without a slash at the end. */
  readonly origin: string
}

export interface Mail {
  /** The same if the mail is sent twice, so that mail programs show it once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where mail programs stop all mails with one press (RFC 8058). */
  readonly unsubscribe?: string
}

/** Sends mails by the mail server of the administrator. */
export class MailClient {
  readonly origin: string
  readonly #from: string
  readonly #transport: ReturnType<typeof createTransport>

  constructor({ smtpUrl, from, origin }: MailOptions) {
    this.origin = origin
    this.#from = from
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  async send({ id, to, subject, text, unsubscribe }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${new URL(this.origin).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
  }

  close(): void {
    this.#transport.close()
  }
}

/** The signed text in the link that stops the mails to a user. It needs no sign-in and never expires. */
export function stopToken(userId: string, key: string): string {
  return `${userId}.${createHmac('sha256', key).update(`stop mails to ${userId}`).digest('base64url')}`
}

/** The user that a link stops the mails of; undefined if its signature is wrong. */
export function userOfStopToken(token: string, key: string): string | undefined {
  const userId = token.slice(0, token.lastIndexOf('.'))
  const [given, right] = [Buffer.from(token), Buffer.from(stopToken(userId, key))]
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined
}
