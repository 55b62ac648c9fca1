import type { Runtime } from '#engine/runtime.ts'
import { findEntrance } from '#games/index.ts'
import type { Language } from '#wire/language.ts'
import type { NoticeRow, NoticeSettingsRow, OutboxRow } from '../database/notice-tables.ts'
import type { Database } from '../database/schema.ts'
import { hashOf, newSecret } from '../people/credentials.ts'
import type { PresenceService } from '../tables/presence-service.ts'
import { quietUntil } from './local-time.ts'
import { type Mail, type MailClient, stopToken } from './mail-client.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import type { PushClient, VapidKeys } from './push-client.ts'
import { TrustedHosts } from './trusted-hosts.ts'

/** The host of all mails. */
export const MAIL_HOST = 'mail'

/** A node that claims a message may send it for this time; longer than all time-outs of sending together. */
const LEASE_MS = 90_000
/** How long to wait after each failed try; after the last one the message is dropped. */
const RETRIES_MS = [30_000, 120_000, 600_000, 3_600_000, 10_800_000]
const LONGEST_RETRY_MS = 10_800_000
/** If a host fails, the other messages to it wait too, so that they do not block those to other hosts. */
const HOST_PAUSE_MS = 30_000
/** How many messages a node sends at once: in all, and to one host. */
const AT_ONCE = 16
const AT_ONCE_TO_HOST = 4
/** To all hosts of strangers together: one domain can have any number of hosts that never answer. */
const AT_ONCE_TO_STRANGERS = 4

type NewMessage = Pick<OutboxRow, 'id' | 'kind' | 'user_id' | 'host' | 'due_at'> & Partial<OutboxRow>

/** Adds messages to the outbox. One that is already there is left as it is. */
export async function queueMessages(db: Database, messages: readonly NewMessage[]): Promise<void> {
  const empty = { notice_id: null, device_id: null, request_id: null, tries: 0 }
  await db
    .insertInto('outbox')
    .values(messages.map((message) => ({ ...empty, ...message })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface OutboxOptions {
  readonly db: Database
  readonly runtime: Runtime
  readonly presence: Pick<PresenceService, 'seenAt'>
  readonly push: PushClient
  readonly mail: MailClient | undefined
  keys(): Promise<VapidKeys>
  onError(error: unknown): void
}

/** `sent`, or dropped because it is no longer needed; otherwise when to try again. */
type Fate = 'sent' | 'dropped' | { readonly again: number; readonly isFailure: boolean }

/**
 * Sends what waits in the outbox, outside of all requests. A node claims a message by advancing its `due_at`, so that no
 * other node sends it. If the node dies, the message is due again after the lease. If it died after sending and before
 * deleting the row, the message is sent twice with the same id, by which browsers and mail programs recognise it.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #trusted: TrustedHosts
  readonly #sending = new Map<Promise<void>, string>()
  #round: Promise<void> | undefined
  #isStopped = false

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#trusted = new TrustedHosts([MAIL_HOST, ...options.push.ownHosts])
  }

  /** Begins to send what is due, and does not wait for it. */
  round(): void {
    if (this.#isStopped) return
    this.#round ??= this.#claimDue()
      .catch(this.#options.onError)
      .finally(() => {
        this.#round = undefined
      })
  }

  /** Resolves when nothing that was claimed is still being sent. */
  async idle(): Promise<void> {
    await this.#round
    await Promise.all(this.#sending.keys())
  }

  /** Stops claiming. What is being sent has this long to finish; another node sends the rest after the lease. */
  async stop(ms = 1000): Promise<void> {
    this.#isStopped = true
    await Promise.race([this.idle(), new Promise<void>((resolve) => this.#options.runtime.after(ms, resolve))])
    this.#options.push.close()
    this.#options.mail?.close()
  }

  async #claimDue(): Promise<void> {
    const { db, runtime } = this.#options
    const now = runtime.now()
    const busy = this.#busyHosts()
    const due = await db
      .selectFrom('outbox')
      .selectAll()
      .where('due_at', '<=', now)
      .where('host', 'not in', busy.length === 0 ? [''] : busy)
      .$if(this.#areStrangersBusy, (rows) => rows.where((where) => this.#trusted.isHostOf(where)))
      .orderBy('due_at')
      .limit(AT_ONCE - this.#sending.size)
      .execute()
    for (const row of due) {
      if (this.#busyHosts().includes(row.host) || (this.#areStrangersBusy && !this.#trusted.has(row.host))) continue
      const claimed = { due_at: now + LEASE_MS, tries: row.tries + 1 }
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set(claimed)
        .where('id', '=', row.id)
        .where('due_at', '=', row.due_at)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || this.#isStopped) continue
      const sending = this.#send({ ...row, ...claimed }).catch(this.#options.onError)
      this.#sending.set(sending, row.host)
      void sending.finally(() => this.#sending.delete(sending))
    }
  }

  #busyHosts(): string[] {
    const hosts = [...this.#sending.values()]
    return [...new Set(hosts)].filter((host) => hosts.filter((one) => one === host).length >= AT_ONCE_TO_HOST)
  }

  get #areStrangersBusy(): boolean {
    return [...this.#sending.values()].filter((host) => !this.#trusted.has(host)).length >= AT_ONCE_TO_STRANGERS
  }

  async #send(row: OutboxRow): Promise<void> {
    const fate = await this.#deliver(row)
    const { db, runtime } = this.#options
    if (typeof fate === 'object' && !(fate.isFailure && row.tries > RETRIES_MS.length)) {
      // Waiting for the end of quiet hours is no try.
      const tries = fate.isFailure ? row.tries : row.tries - 1
      await db.updateTable('outbox').set({ due_at: fate.again, tries }).where('id', '=', row.id).execute()
      if (fate.isFailure) await this.#pauseHost(row.host)
      return
    }
    await db.transaction().execute(async (transaction) => {
      if (fate === 'sent' && row.notice_id !== null) {
        await transaction
          .updateTable('notices')
          .set({ sent_at: runtime.now() })
          .where('id', '=', row.notice_id)
          .where('sent_at', 'is', null)
          .execute()
      }
      await transaction.deleteFrom('outbox').where('id', '=', row.id).execute()
      if (row.notice_id !== null) await forgetUnsent(transaction, row.notice_id)
    })
  }

  async #pauseHost(host: string): Promise<void> {
    const { db, runtime } = this.#options
    const now = runtime.now()
    await db
      .updateTable('outbox')
      .set({ due_at: now + HOST_PAUSE_MS })
      .where('due_at', '<=', now)
      .where('host', '=', host)
      .execute()
  }

  #deliver(row: OutboxRow): Promise<Fate> {
    switch (row.kind) {
      case 'push':
        return this.#deliverPush(row)
      case 'mail':
        return this.#deliverMail(row)
      case 'digest':
        return this.#deliverDigest(row)
      default:
        return this.#deliverLink(row)
    }
  }

  async #deliverPush(row: OutboxRow): Promise<Fate> {
    const { db, runtime, push, keys } = this.#options
    const device = await db
      .selectFrom('push_devices')
      .innerJoin('sessions', 'sessions.hash', 'push_devices.session')
      .select(['push_devices.id', 'endpoint', 'p256dh', 'auth'])
      .where('push_devices.id', '=', row.device_id)
      .where('push_devices.user_id', '=', row.user_id)
      .where('expires_at', '>', runtime.now())
      .executeTakeFirst()
    if (device === undefined) {
      // The browser has signed out.
      await db.deleteFrom('push_devices').where('id', '=', row.device_id).where('user_id', '=', row.user_id).execute()
    }
    const [notice] = device === undefined ? [] : await this.#unread(row.user_id, row.notice_id)
    const settings = await this.#settings(row.user_id)
    if (device === undefined || notice === undefined || settings?.push !== 1) return 'dropped'
    const quiet = this.#quiet(settings)
    if (quiet !== undefined) return quiet
    const { title, body } = await textOf(notice, settings.language)
    const message = { id: notice.id, table: notice.table_id, title, body, language: settings.language }
    const result = await push.send(device, message, await keys())
    if (result.is === 'gone') await db.deleteFrom('push_devices').where('id', '=', device.id).execute()
    return result.is === 'later' ? this.#retry(row, result.retryAfterMs) : result.is === 'sent' ? 'sent' : 'dropped'
  }

  async #deliverMail(row: OutboxRow): Promise<Fate> {
    const [notice] = await this.#unread(row.user_id, row.notice_id)
    const settings = await this.#settings(row.user_id)
    if (notice === undefined || settings?.mail !== 'now') return 'dropped'
    const quiet = this.#quiet(settings)
    if (quiet !== undefined) return quiet
    const { title, body } = await textOf(notice, settings.language)
    return this.#sendNotices(row, settings, title, [`${body}\n${this.#tableLink(notice)}`])
  }

  async #deliverDigest(row: OutboxRow): Promise<Fate> {
    const { db, runtime } = this.#options
    const settings = await this.#settings(row.user_id)
    const waiting = settings?.mail === 'daily' ? await this.#unread(row.user_id) : []
    const lines: string[] = []
    for (const notice of waiting) {
      const { title, body } = await textOf(notice, settings?.language ?? 'en')
      lines.push(`${title}\n${body}\n${this.#tableLink(notice)}`)
    }
    const subject = NOTICE_TEXTS[settings?.language ?? 'en'].digestTitle(lines.length)
    const fate =
      settings === undefined || lines.length === 0 ? 'dropped' : await this.#sendNotices(row, settings, subject, lines)
    if (typeof fate === 'string') {
      await db
        .updateTable('notices')
        .set({ in_digest: 0, ...(fate === 'sent' && { sent_at: runtime.now() }) })
        .where('user_id', '=', row.user_id)
        .where('in_digest', '=', 1)
        // Not one that came meanwhile: it waits for the next digest.
        .where('id', 'in', ['', ...waiting.map(({ id }) => id)])
        .execute()
    }
    return fate
  }

  /** A mail with a secret link. The secret is made now, so that only its hash is ever stored. */
  async #deliverLink(row: OutboxRow): Promise<Fate> {
    const { db, runtime, mail } = this.#options
    const asked = await db
      .selectFrom('mail_requests')
      .innerJoin('users', 'users.id', 'mail_requests.user_id')
      .select(['mail_requests.id', 'mail_requests.kind', 'address', 'language', 'users.name'])
      .where('mail_requests.id', '=', row.request_id)
      .where('mail_requests.expires_at', '>', runtime.now())
      .executeTakeFirst()
    if (asked === undefined || mail === undefined) return 'dropped'
    const texts = NOTICE_TEXTS[asked.language]
    const secret = newSecret(runtime)
    await db
      .updateTable('mail_requests')
      .set({ hash: hashOf(secret) })
      .where('id', '=', asked.id)
      .execute()
    const link = `${mail.origin}/account/#${asked.kind}=${secret}`
    const [subject, text] =
      asked.kind === 'confirm'
        ? [texts.confirmTitle, texts.confirm(link)]
        : [texts.resetTitle, texts.reset(asked.name, link)]
    const body = `${texts.greeting(asked.name)}\n\n${text}\n`
    return this.#sendMail(row, { id: row.id, to: asked.address, subject: `Hilltop: ${subject}`, text: body })
  }

  /** Notices to a user that are still unread: one, or those that wait for the digest. Others are of no use any more. */
  async #unread(userId: string, id?: string | null): Promise<readonly UnreadNotice[]> {
    const { db, presence } = this.#options
    const rows = await db
      .selectFrom('notices')
      .innerJoin('tables', 'tables.id', 'notices.table_id')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'notices.table_id').onRef('seats.user_id', '=', 'notices.user_id'),
      )
      .innerJoin('users', 'users.id', 'notices.user_id')
      .leftJoin('notice_tables', (join) =>
        join
          .onRef('notice_tables.user_id', '=', 'notices.user_id')
          .onRef('notice_tables.table_id', '=', 'notices.table_id'),
      )
      .selectAll('notices')
      .select(['game', 'active', 'seat'])
      .where('notices.user_id', '=', userId)
      .where('notices.kind', '=', 'turn')
      .where((where) => (id === undefined ? where('in_digest', '=', 1) : where('notices.id', '=', id)))
      .where('tables.status', '=', 'playing')
      .where('seats.is_away', '=', 0)
      .where('users.blocked_at', 'is', null)
      .where(({ or, eb }) => or([eb('is_on', 'is', null), eb('is_on', '=', 1)]))
      .orderBy('notices.created_at')
      .execute()
    const unread: UnreadNotice[] = []
    for (const row of rows) {
      const seen = (await presence.seenAt(row.table_id))[row.seat - 1]
      const isRead = seen === null || seen > row.created_at
      if (!isRead && row.active.split(',').includes(String(row.seat))) unread.push(row)
    }
    return [...unread, ...(await this.#openInvites(userId, id))]
  }

  /** Notices of invitations that are still open: one, or those that wait for the digest. */
  #openInvites(userId: string, id?: string | null): Promise<readonly UnreadNotice[]> {
    return this.#options.db
      .selectFrom('notices')
      .innerJoin('tables', 'tables.id', 'notices.table_id')
      .innerJoin('invites', (join) =>
        join.onRef('invites.table_id', '=', 'notices.table_id').onRef('invites.user_id', '=', 'notices.user_id'),
      )
      .innerJoin('users', 'users.id', 'notices.user_id')
      .selectAll('notices')
      .select('game')
      .where('notices.user_id', '=', userId)
      .where('notices.kind', '=', 'invite')
      .where((where) => (id === undefined ? where('in_digest', '=', 1) : where('notices.id', '=', id)))
      .where('tables.status', '=', 'waiting')
      .where('invites.is_declined', '=', 0)
      .where('users.blocked_at', 'is', null)
      .orderBy('notices.created_at')
      .execute()
  }

  #settings(userId: string): Promise<NoticeSettingsRow | undefined> {
    return this.#options.db.selectFrom('notice_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
  }

  /** Not now, if quiet hours began since the message was queued. */
  #quiet(settings: NoticeSettingsRow): Fate | undefined {
    const end = quietUntil(this.#options.runtime.now(), settings)
    return end === undefined ? undefined : { again: end, isFailure: false }
  }

  #retry({ tries }: OutboxRow, retryAfterMs = 0): Fate {
    const wait = Math.max(RETRIES_MS[tries - 1] ?? 0, Math.min(retryAfterMs, LONGEST_RETRY_MS))
    return { again: this.#options.runtime.now() + wait, isFailure: true }
  }

  /** A mail about turns, with ways to stop them. */
  async #sendNotices(
    row: OutboxRow,
    { language }: NoticeSettingsRow,
    subject: string,
    parts: readonly string[],
  ): Promise<Fate> {
    const { db, mail, keys } = this.#options
    const person = await db
      .selectFrom('mail_addresses')
      .innerJoin('users', 'users.id', 'mail_addresses.user_id')
      .select(['address', 'name'])
      .where('user_id', '=', row.user_id)
      .executeTakeFirst()
    if (mail === undefined || person === undefined) return 'dropped'
    const texts = NOTICE_TEXTS[language]
    const unsubscribe = `${mail.origin}/unsubscribe/${stopToken(row.user_id, (await keys()).privateKey)}`
    const footer = texts.footer(`${mail.origin}/account/`, unsubscribe)
    const text = `${[texts.greeting(person.name), ...parts, '-- ', footer].join('\n\n').replace('-- \n\n', '-- \n')}\n`
    return this.#sendMail(row, { id: row.id, to: person.address, subject, text, unsubscribe })
  }

  async #sendMail(row: OutboxRow, message: Mail): Promise<Fate> {
    try {
      await this.#options.mail?.send(message)
      return 'sent'
    } catch (error) {
      // The mail server will never accept this mail.
      const { responseCode = 0 } = error as { readonly responseCode?: number }
      return responseCode >= 500 ? 'dropped' : this.#retry(row)
    }
  }

  #tableLink({ table_id }: NoticeRow): string {
    return `${this.#options.mail?.origin}/online/table/?id=${encodeURIComponent(table_id)}`
  }
}

type UnreadNotice = NoticeRow & { readonly game: string }

async function textOf({ kind, who, game }: UnreadNotice, language: Language): Promise<{ title: string; body: string }> {
  const intro = await findEntrance(game)?.loadIntro(language)
  const texts = NOTICE_TEXTS[language]
  const name = intro?.name ?? game
  if (kind === 'invite') return { title: texts.inviteTitle(name), body: texts.invite(who ?? '') }
  return { title: texts.title(name), body: texts.body(who) }
}

/** Deletes a notice of which nothing was sent and nothing will be: otherwise it would count as unread. */
async function forgetUnsent(db: Database, id: NoticeRow['id']): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('in_digest', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('outbox.id').where('outbox.notice_id', '=', id))),
    )
    .execute()
}
