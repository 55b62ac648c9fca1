import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { OutboxRow } from '../database/notice-tables.ts'
import type { Schema } from '../database/schema.ts'

/** The host of all mails. */
export const MAIL_HOST = 'mail'

/** The push services of browsers' makers: a host, or how its hosts end. */
const MAKERS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

type Where = ExpressionBuilder<Schema, 'outbox'>
type Condition = ExpressionWrapper<Schema, 'outbox', SqlBool>

/** How many messages of a lane a node sends at once. */
const AT_ONCE = 4
/** So that the query stays short. */
const MOST_SERVED = 1000

/**
 * Messages that wait only for each other: a mail server or push service that is slow holds up no other one. In a lane all
 * people take turns, so that one with thousands of messages does not hold up the others.
 */
export class Lane {
  readonly sending = new Set<Promise<void>>()
  /** Whether more was due at the last look than could be sent at once. */
  hasMore = false
  readonly #holds: (where: Where) => Condition
  /** People whose messages were sent since everyone who waits had a turn. */
  readonly #served = new Set<string>()

  constructor(holds: (where: Where) => Condition) {
    this.#holds = holds
  }

  get free(): number {
    return AT_ONCE - this.sending.size
  }

  /** The condition of its messages. */
  holds(where: Where): Condition {
    return this.#holds(where)
  }

  noteServed(userId: string): void {
    if (this.#served.has(userId) || this.#served.size >= MOST_SERVED) this.#served.clear()
    this.#served.add(userId)
  }

  /** The place of a message in the line: which one of its person's it is, counting one that was just sent. */
  place({ ref }: Where) {
    const isServed = sql`CASE WHEN ${ref('user_id')} IN (${sql.join(['', ...this.#served])}) THEN 1 ELSE 0 END`
    const rank = sql`row_number() OVER (PARTITION BY ${ref('user_id')} ORDER BY ${ref('due_at')}, ${ref('id')})`
    return sql<number>`${rank} + ${isServed}`
  }
}

/**
 * Links that people wait for, other mails, each push service that no stranger can have set up, and all other push services
 * together: one domain can have any number of hosts that never answer. `own` are push services of the administrator.
 */
export function openLanes(own: readonly string[]): readonly Lane[] {
  const ofKind = (...kinds: OutboxRow['kind'][]) => new Lane(({ eb }) => eb('kind', 'in', kinds))
  const hosts = [...MAKERS, ...own]
  const isOf = ({ eb }: Where, host: string) =>
    host.startsWith('.') ? eb('host', 'like', `%${host}`) : eb('host', '=', host)
  const isPush = ({ eb }: Where) => eb('kind', '=', 'push')
  return [
    ofKind('confirm', 'reset'),
    ofKind('mail', 'digest'),
    ...hosts.map((host) => new Lane((where) => where.and([isPush(where), isOf(where, host)]))),
    new Lane((where) => where.and([isPush(where), where.not(where.or(hosts.map((host) => isOf(where, host))))])),
  ]
}
