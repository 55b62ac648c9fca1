import type { Runtime } from '#engine/runtime.ts'
import type { Language } from '#wire/language.ts'
import type { NewDevice, NoticeSettings, Notices } from '#wire/notices.ts'
import { ApiError } from '../api-error.ts'
import type { NoticeRow, NoticeSettingsRow } from '../database/notice-tables.ts'
import type { Database } from '../database/schema.ts'
import { hashOf, newId } from '../people/credentials.ts'
import { pendingAddress } from '../people/mail-addresses.ts'
import type { Person } from '../people/users.ts'
import type { PlayingTable } from '../tables/hot-table.ts'
import { awaitedPlayers, isForOnePerson, NOTICE_MS, OPEN_PAGE_MS } from '../tables/move-service.ts'
import type { PresenceService } from '../tables/presence-service.ts'
import { tableNotFound } from '../tables/table-rows.ts'
import { nextLocal, quietUntil } from './local-time.ts'
import { userOfStopToken } from './mail-client.ts'
import { queueMessages } from './outbox.ts'
import { MAIL_HOST } from './outbox-lanes.ts'
import { type PushClient, type VapidKeys, vapidKeys } from './push-client.ts'

const MOST_DEVICES = 10
const LISTED_TABLES = 50
const DEFAULT_DIGEST = 8 * 60
const DAY_MS = 86_400_000

export interface NoticeOptions {
  readonly db: Database
  readonly runtime: Runtime
  readonly presence: Pick<PresenceService, 'seenAt'>
  /** Undefined for command-line tools beside running nodes. */
  readonly push: PushClient | undefined
  readonly hasMail: boolean
}

/** What people chose about notices that it is their turn, and who gets one. */
export class NoticeService {
  readonly #options: NoticeOptions
  #keys: Promise<VapidKeys> | undefined

  constructor(options: NoticeOptions) {
    this.#options = options
  }

  get #db(): Database {
    return this.#options.db
  }

  /** The keys of this server, made when they are first needed. */
  keys(): Promise<VapidKeys> {
    this.#keys ??= vapidKeys(this.#db).catch((error) => {
      // The next caller tries again.
      this.#keys = undefined
      throw error
    })
    return this.#keys
  }

  async of(caller: Person, session: string | undefined): Promise<Notices> {
    const [settings, address] = [await this.#settingsOf(caller.id), await this.#addressOf(caller.id)]
    const devices = await this.#db
      .selectFrom('push_devices')
      .innerJoin('sessions', 'sessions.hash', 'push_devices.session')
      .select(['push_devices.id', 'push_devices.device', 'push_devices.created_at', 'session'])
      .where('push_devices.user_id', '=', caller.id)
      .where('expires_at', '>', this.#options.runtime.now())
      .orderBy('push_devices.created_at')
      .execute()
    const own = session && hashOf(session)
    return {
      pushKey: (await this.keys()).publicKey,
      hasMail: this.#options.hasMail && caller.kind === 'account',
      settings: settings === undefined ? null : settingsOf(settings),
      address: address?.address ?? null,
      pending: (await pendingAddress(this.#db, caller.id, this.#options.runtime.now())) ?? null,
      devices: devices.map(({ id, device, created_at, session }) => ({
        id,
        device,
        createdAt: created_at,
        isThis: session === own,
      })),
      tables: await this.#tablesOf(caller.id),
    }
  }

  async change(caller: Person, settings: NoticeSettings): Promise<void> {
    const { push, mail, quiet, digestAt, timeZone, language } = settings
    const row = {
      push: Number(push),
      mail,
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
      digest_at: digestAt,
      time_zone: timeZone,
      language,
    }
    await this.#db
      .insertInto('notice_settings')
      .values({ user_id: caller.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  }

  /** Stops all notices to a user, or only mails. What waits to be sent is dropped. */
  async stop(userId: string, what: 'all' | 'mail' = 'all'): Promise<void> {
    await this.#db
      .updateTable('notice_settings')
      .set({ mail: 'off', ...(what === 'all' && { push: 0 }) })
      .where('user_id', '=', userId)
      .execute()
  }

  /** Whether the link in a mail is right; if `isPressed`, stops all mails to its user. */
  async stopByLink(token: string, isPressed: boolean): Promise<boolean> {
    const userId = userOfStopToken(token, (await this.keys()).privateKey)
    if (userId !== undefined && isPressed) await this.stop(userId, 'mail')
    return userId !== undefined
  }

  /** Registers the browser of a session, instead of its earlier registration. */
  async addDevice(
    caller: Person,
    session: string,
    subscription: NewDevice,
    device: string,
    language: Language,
  ): Promise<void> {
    this.#options.push?.requireUsable(subscription)
    const { endpoint, keys } = subscription
    const { runtime } = this.#options
    const row = {
      user_id: caller.id,
      session: hashOf(session),
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      device,
      created_at: runtime.now(),
    }
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('push_devices').where('session', '=', row.session).where('endpoint', '!=', endpoint).execute()
      await db
        .insertInto('push_devices')
        .values({ id: newId(runtime), ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute()
      const devices = await db
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', caller.id)
        .orderBy('created_at', 'desc')
        .execute()
      const surplus = devices.slice(MOST_DEVICES).map(({ id }) => id)
      if (surplus.length > 0) await db.deleteFrom('push_devices').where('id', 'in', surplus).execute()
      const first = { push: 1, mail: 'off', digest_at: DEFAULT_DIGEST, time_zone: 'UTC', language } as const
      await db
        .insertInto('notice_settings')
        .values({ user_id: caller.id, quiet_from: null, quiet_to: null, ...first })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  async removeDevice(caller: Person, id: string): Promise<void> {
    await this.#db.deleteFrom('push_devices').where('id', '=', id).where('user_id', '=', caller.id).execute()
  }

  /** Turns notices about a table on or off for one of its players. */
  async setTable(caller: Person, id: string, isOn: boolean): Promise<void> {
    const seat = await this.#db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', id)
      .where('user_id', '=', caller.id)
      .executeTakeFirst()
    if (seat === undefined) throw tableNotFound()
    const is_on = Number(isOn)
    await this.#db
      .insertInto('notice_tables')
      .values({ user_id: caller.id, table_id: id, is_on })
      .onConflict((conflict) => conflict.columns(['user_id', 'table_id']).doUpdateSet({ is_on }))
      .execute()
  }

  /**
   * Queues notices to players who do not know yet that it is their turn. Returns when to check again; null if there is
   * nothing to wait for. Callers hold the lock on the table, and call this at one node only.
   */
  async check(table: PlayingTable): Promise<number | null> {
    const { runtime, presence } = this.#options
    if (isForOnePerson(table)) return null
    const last = await this.#lastMove(table.id)
    // This node has missed a move of another one: the table is loaded again, and this called once more.
    if ((last?.seq ?? 0) !== table.live.seq) throw new ApiError('stale', 'there are newer moves')
    const awaited = awaitedPlayers(table)
    if (awaited.length === 0) return null
    const { id, moved_at } = table.row
    const choices = await this.#choices(
      awaited.map(({ user_id }) => user_id),
      id,
    )
    if (choices.length === 0) return null
    if (runtime.now() < moved_at + NOTICE_MS) return moved_at + NOTICE_MS
    const seenAt = await presence.seenAt(id)
    const who = last === undefined ? null : last.is_bots === 1 ? '' : table.seats[last.seat - 1].name
    for (const { user_id, seat } of awaited) {
      const choice = choices.find((one) => one.user_id === user_id)
      const seen = seenAt[seat - 1]
      if (choice === undefined || seen === null || seen > moved_at) continue
      await this.#notify(choice, id, { kind: 'turn', who }, seen)
    }
    const isOpen = awaited.some(({ seat }) => seenAt[seat - 1] === Number.POSITIVE_INFINITY)
    return isOpen && runtime.now() < moved_at + OPEN_PAGE_MS ? moved_at + OPEN_PAGE_MS : null
  }

  /** Tells a person of an invitation to a table, once a day at most. */
  async invite(userId: string, table: string, by: string): Promise<void> {
    const [choice] = await this.#choices([userId], table)
    const notice = { kind: 'invite' as const, who: by }
    if (choice !== undefined) await this.#notify(choice, table, notice, this.#options.runtime.now() - DAY_MS)
  }

  /** The settings of those players who want notices about a table. */
  #choices(users: readonly string[], table: string): Promise<NoticeSettingsRow[]> {
    return this.#db
      .selectFrom('notice_settings')
      .leftJoin('notice_tables', (join) =>
        join.onRef('notice_tables.user_id', '=', 'notice_settings.user_id').on('notice_tables.table_id', '=', table),
      )
      .selectAll('notice_settings')
      .where('notice_settings.user_id', 'in', [...users])
      .where(({ or, eb }) => or([eb('is_on', 'is', null), eb('is_on', '=', 1)]))
      .where(({ or, eb }) => or([eb('push', '=', 1), eb('mail', '!=', 'off')]))
      .execute()
  }

  #lastMove(table: string) {
    return this.#db
      .selectFrom('moves')
      .select(['seq', 'seat', 'is_bots'])
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  /** Writes a notice and its messages, unless the last notice about the table is unread. */
  async #notify(
    choice: NoticeSettingsRow,
    table: string,
    what: Pick<NoticeRow, 'kind' | 'who'>,
    lastHere: number,
  ): Promise<void> {
    const { runtime, hasMail } = this.#options
    const { user_id, push, mail, time_zone, digest_at } = choice
    const now = runtime.now()
    const due = quietUntil(now, choice) ?? now
    await this.#db.transaction().execute(async (db) => {
      const devices =
        push === 1
          ? await db.selectFrom('push_devices').select(['id', 'endpoint']).where('user_id', '=', user_id).execute()
          : []
      const address = mail === 'off' || !hasMail ? undefined : await this.#addressOf(user_id, db)
      const isMailed = address !== undefined
      if (devices.length === 0 && !isMailed) return
      const in_digest = isMailed && mail === 'daily' ? 1 : 0
      const notice = { id: newId(runtime), ...what, created_at: now, sent_at: null, in_digest }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('notices')
        .values({ user_id, table_id: table, ...notice })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'table_id']).doUpdateSet(notice).where('notices.created_at', '<', lastHere),
        )
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) return
      const toDevices = devices.map(({ id, endpoint }) => ({
        kind: 'push' as const,
        id: `${notice.id}.${id}`,
        device_id: id,
        host: new URL(endpoint).host,
        due_at: due,
      }))
      const digest = nextLocal(now, digest_at, time_zone)
      const byMail = in_digest
        ? { kind: 'digest' as const, id: `digest.${user_id}.${digest}`, host: MAIL_HOST, due_at: digest }
        : { kind: 'mail' as const, id: `${notice.id}.mail`, host: MAIL_HOST, due_at: due }
      const messages = isMailed ? [...toDevices, byMail] : toDevices
      await queueMessages(
        db,
        messages.map((one) => ({ ...one, user_id, notice_id: one.kind === 'digest' ? null : notice.id })),
      )
    })
  }

  #settingsOf(userId: string): Promise<NoticeSettingsRow | undefined> {
    return this.#db.selectFrom('notice_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
  }

  #addressOf(userId: string, db = this.#db) {
    return db.selectFrom('mail_addresses').selectAll().where('user_id', '=', userId).executeTakeFirst()
  }

  /** The games of a player against other people. */
  async #tablesOf(userId: string): Promise<Notices['tables']> {
    const tables = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .leftJoin('notice_tables', (join) =>
        join.onRef('notice_tables.table_id', '=', 'tables.id').on('notice_tables.user_id', '=', userId),
      )
      .select(['tables.id', 'tables.game', 'is_on'])
      .where('seats.user_id', '=', userId)
      .where('seats.ended_at', 'is', null)
      .where('tables.status', '=', 'playing')
      .where('tables.daily', 'is', null)
      .orderBy('moved_at', 'desc')
      .limit(LISTED_TABLES)
      .execute()
    if (tables.length === 0) return []
    const ids = tables.map(({ id }) => id)
    const seats = await this.#db
      .selectFrom('seats')
      .select(['table_id', 'name'])
      .where('table_id', 'in', ids)
      .where('kind', '=', 'person')
      .where(({ or, eb }) => or([eb('user_id', '!=', userId), eb('user_id', 'is', null)]))
      .orderBy('seat')
      .execute()
    return tables.flatMap(({ id, game, is_on }) => {
      const names = seats.filter(({ table_id }) => table_id === id).map(({ name }) => name)
      return names.length === 0 ? [] : [{ id, game, names, isOn: is_on !== 0 }]
    })
  }
}

function settingsOf(row: NoticeSettingsRow): NoticeSettings {
  const { push, mail, quiet_from, quiet_to, digest_at, time_zone, language } = row
  const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
  return { push: push === 1, mail, quiet, digestAt: digest_at, timeZone: time_zone, language }
}

/** The session of the browser that asks; throws if a program asks. */
export function requireSession(session: string | undefined): string {
  if (session === undefined) throw new ApiError('not-signed-in', 'this needs a session of a browser')
  return session
}
