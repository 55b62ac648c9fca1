import { createHmac } from 'node:crypto'
import type { Runtime } from '#engine/runtime.ts'
import { findEntrance } from '#games/index.ts'
import type { Language } from '#wire/language.ts'
import type { NoticeRow, NoticeSettingsRow, OutboxRow } from '../database/notice-tables.ts'
import type { Database } from '../database/schema.ts'
import { hashOf } from '../people/credentials.ts'
import type { PresenceService } from '../tables/presence-service.ts'
import { quietUntil } from './local-time.ts'
import { type Mail, type MailClient, stopToken } from './mail-client.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import type { PushClient, VapidKeys } from './push-client.ts'

/** How long to wait after each failed try; after the last one the message is dropped. */
const RETRIES_MS = [30_000, 120_000, 600_000, 3_600_000, 10_800_000]
const LONGEST_RETRY_MS = 10_800_000
export const MOST_TRIES = RETRIES_MS.length + 1

export interface SenderOptions {
  readonly db: Database
  readonly runtime: Runtime
  readonly presence: Pick<PresenceService, 'seenAt'>
  readonly push: PushClient
  readonly mail: MailClient | undefined
  keys(): Promise<VapidKeys>
}

/** `sent`, or dropped because it is no longer needed; otherwise when to try again. */
export type Fate = 'sent' | 'dropped' | Delay

interface Delay {
  readonly again: number
  /** What has failed: this message, or every message to its host. Waiting for the end of quiet hours is no failure. */
  readonly failed: 'nothing' | 'message' | 'host'
}

/** Writes the messages of the outbox as they are to be read now, and sends them. */
export class MessageSender {
  readonly #options: SenderOptions
  /** Makes the secrets of links. It is never stored, so reading the database is not enough to make them. */
  readonly #linkKey: Uint8Array

  constructor(options: SenderOptions) {
    this.#options = options
    this.#linkKey = options.runtime.bytes(32)
  }

  retry({ tries }: OutboxRow, failed: 'message' | 'host' = 'message', retryAfterMs = 0): Delay {
    const wait = Math.max(RETRIES_MS[tries - 1] ?? 0, Math.min(retryAfterMs, LONGEST_RETRY_MS))
    return { again: this.#options.runtime.now() + wait, failed }
  }

  send(row: OutboxRow): Promise<Fate> {
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
    const { title, body } = await this.#textOf(notice, settings.language)
    const message = { id: notice.id, table: notice.table_id, title, body, language: settings.language }
    const result = await push.send(device, message, await keys())
    if (result.is === 'gone') await db.deleteFrom('push_devices').where('id', '=', device.id).execute()
    if (result.is === 'later') return this.retry(row, result.failed, result.retryAfterMs)
    return result.is === 'sent' ? 'sent' : 'dropped'
  }

  async #deliverMail(row: OutboxRow): Promise<Fate> {
    const [notice] = await this.#unread(row.user_id, row.notice_id)
    const settings = await this.#settings(row.user_id)
    if (notice === undefined || settings?.mail !== 'now') return 'dropped'
    const quiet = this.#quiet(settings)
    if (quiet !== undefined) return quiet
    const { title, body } = await this.#textOf(notice, settings.language)
    return this.#sendNotices(row, settings, title, [`${body}\n${this.#tableLink(notice)}`])
  }

  async #deliverDigest(row: OutboxRow): Promise<Fate> {
    const { db, runtime } = this.#options
    const settings = await this.#settings(row.user_id)
    const waiting = settings?.mail === 'daily' ? await this.#unread(row.user_id) : []
    const lines: string[] = []
    for (const notice of waiting) {
      const { title, body } = await this.#textOf(notice, settings?.language ?? 'en')
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

  /**
   * A mail with a secret link, of which only the hash is ever stored. It is the same at every try of this process: an
   * earlier try that seemed to fail may have arrived. What another process has sent stays valid beside it.
   */
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
    const secret = createHmac('sha256', this.#linkKey).update(asked.id).digest('base64url')
    await db
      .insertInto('mail_links')
      .values({ hash: hashOf(secret), request_id: asked.id, user_id: row.user_id, created_at: runtime.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const link = `${mail.origin}/account/#${asked.kind}=${secret}`
    // Nobody has confirmed yet that the address is the user's: a stranger is told nothing that the user has written.
    const [subject, greeting, text] =
      asked.kind === 'confirm'
        ? [texts.confirmTitle, texts.greetingToStranger, texts.confirm(link)]
        : [texts.resetTitle, texts.greeting(asked.name), texts.reset(asked.name, link)]
    const body = `${greeting}\n\n${text}\n`
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
    return end === undefined ? undefined : { again: end, failed: 'nothing' }
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
      const { responseCode } = error as { readonly responseCode?: number }
      if (responseCode === undefined) return this.retry(row, 'host')
      return responseCode >= 500 ? 'dropped' : this.retry(row)
    }
  }

  #tableLink({ table_id }: NoticeRow): string {
    return `${this.#options.mail?.origin}/online/table/?id=${encodeURIComponent(table_id)}`
  }

  async #textOf(notice: UnreadNotice, language: Language): Promise<{ title: string; body: string }> {
    const { kind, who, game } = notice
    const intro = await findEntrance(game)?.loadIntro(language)
    const texts = NOTICE_TEXTS[language]
    const name = intro?.name ?? game
    if (kind === 'invite') return { title: texts.inviteTitle(name), body: texts.invite(who ?? '') }
    return { title: texts.title(name), body: who === null ? texts.begun(await this.#others(notice)) : texts.body(who) }
  }

  /** The names of the other players of a table. */
  async #others({ table_id, user_id }: NoticeRow): Promise<readonly string[]> {
    const others = await this.#options.db
      .selectFrom('seats')
      .select('name')
      .where('table_id', '=', table_id)
      // Bots have none.
      .where('name', '!=', '')
      .where(({ or, eb }) => or([eb('user_id', '!=', user_id), eb('user_id', 'is', null)]))
      .orderBy('seat')
      .execute()
    return others.map(({ name }) => name)
  }
}

type UnreadNotice = NoticeRow & { readonly game: string }
