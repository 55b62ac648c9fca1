import type { NoticeRow, OutboxRow } from '../database/notice-tables.ts'
import type { Database } from '../database/schema.ts'
import { type Fate, MessageSender, MOST_TRIES, type SenderOptions } from './message-sender.ts'
import { type Lane, openLanes } from './outbox-lanes.ts'

/** A node that claims a message may send it for this time; longer than all time-outs of sending together. */
const LEASE_MS = 90_000
/** If a host fails, the other messages to it wait too; if one message fails, those of the same person to that host. */
const HOST_PAUSE_MS = 30_000

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

export interface OutboxOptions extends SenderOptions {
  onError(error: unknown): void
}

/**
 * Sends what waits in the outbox, outside of all requests. A node claims a message by advancing its `due_at`, so that no
 * other node sends it. If the node dies, the message is due again after the lease. If it died after sending and before
 * deleting the row, the message is sent twice with the same id, by which browsers and mail programs recognise it.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #sender: MessageSender
  readonly #lanes: readonly Lane[]
  #round: Promise<void> | undefined
  #isStopped = false

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#sender = new MessageSender(options)
    this.#lanes = openLanes(options.push.ownHosts)
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
    for (;;) {
      await this.#round
      const sending = this.#lanes.flatMap((lane) => [...lane.sending])
      if (this.#round === undefined && sending.length === 0) return
      await Promise.all(sending)
    }
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
    const anyDue = db.selectFrom('outbox').select('id').where('due_at', '<=', runtime.now()).limit(1)
    if ((await anyDue.executeTakeFirst()) === undefined) return
    for (const lane of this.#lanes) await this.#claim(lane)
  }

  async #claim(lane: Lane): Promise<void> {
    const { db, runtime } = this.#options
    const now = runtime.now()
    const { free } = lane
    if (free <= 0) return
    const due = await db
      .selectFrom('outbox')
      .selectAll()
      .where('due_at', '<=', now)
      .where((where) => lane.holds(where))
      .orderBy((where) => lane.place(where))
      .orderBy('due_at')
      .limit(free)
      .execute()
    lane.hasMore = due.length === free
    for (const row of due) {
      const claimed = { due_at: now + LEASE_MS, tries: row.tries + 1 }
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set(claimed)
        .where('id', '=', row.id)
        .where('due_at', '=', row.due_at)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || this.#isStopped) continue
      lane.noteServed(row.user_id)
      const sending = this.#send({ ...row, ...claimed }).catch(this.#options.onError)
      lane.sending.add(sending)
      void sending.finally(() => {
        lane.sending.delete(sending)
        if (lane.hasMore) this.round()
      })
    }
  }

  async #send(row: OutboxRow): Promise<void> {
    const fate = await this.#fateOf(row)
    const { db, runtime } = this.#options
    if (typeof fate === 'object' && (fate.failed === 'nothing' || row.tries < MOST_TRIES)) {
      // Waiting for the end of quiet hours is no try.
      const tries = fate.failed === 'nothing' ? row.tries - 1 : row.tries
      await db.updateTable('outbox').set({ due_at: fate.again, tries }).where('id', '=', row.id).execute()
      if (fate.failed !== 'nothing') await this.#pause(row, fate.failed)
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

  /** A message that cannot even be written counts as a failed try: otherwise it would come again for ever. */
  async #fateOf(row: OutboxRow): Promise<Fate> {
    try {
      return await this.#sender.send(row)
    } catch (error) {
      this.#options.onError(error)
      return this.#sender.retry(row)
    }
  }

  async #pause({ host, user_id }: OutboxRow, failed: 'message' | 'host'): Promise<void> {
    const { db, runtime } = this.#options
    const now = runtime.now()
    await db
      .updateTable('outbox')
      .set({ due_at: now + HOST_PAUSE_MS })
      .where('due_at', '<=', now)
      .where('host', '=', host)
      .$if(failed === 'message', (rows) => rows.where('user_id', '=', user_id))
      .execute()
  }
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
