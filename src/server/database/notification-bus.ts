import type { PostgresTiming } from './postgres-pool.ts'
import { type Heard, type Notification, notificationSchema } from './store.ts'

/** Carries notifications between the nodes of one database. They can be lost: the database is the truth. */
export interface NotificationBus {
  /** Rejects if it cannot be sent. */
  announce(notification: Notification): Promise<void>
  /** Calls `heard` with every notification, and with undefined if some may be lost. */
  listen(heard: Heard): void
  /** See `setInterest` of `DatabaseStore`. */
  setInterest(table: string, isInterested: boolean): Promise<void>
  /** Whether notifications are sent to other nodes and received from them. */
  readonly isWorking: boolean
  /** Sends what is waiting first: it is of moves that were acknowledged. */
  close(): Promise<void>
}

/** The notifications in a payload; none if it is of another program. */
export function readPayload(payload: string): readonly Notification[] {
  try {
    const all: unknown = JSON.parse(payload)
    return Array.isArray(all) ? all.flatMap((each) => notificationSchema.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 2000
/** How late a heartbeat may be before the node counts as deaf. */
const GRACE_MS = 1000

/** A connection on which a node listens. */
export interface ListeningConnection {
  /** Opens the connection and begins to listen. */
  open(): Promise<void>
  /** Sends a message to this node itself, and rejects if it does not arrive. */
  beat(): Promise<void>
  /** Closes the socket at once. May be called more than once, and before `open` has finished. */
  destroy(): void
}

/**
 * Keeps a connection open. A connection whose packets are dropped looks idle, so the node sends messages to itself all
 * the time, and replaces a connection on which they do not arrive.
 */
export class KeptConnection {
  readonly #timing: PostgresTiming
  readonly #create: (onLost: () => void) => ListeningConnection
  readonly #onOpen: () => void
  #current: ListeningConnection | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT_MS
  #heardAt: number | undefined
  #isClosed = false

  /** `onOpen` is called when a connection works: messages during the gap before it are lost. */
  constructor(timing: PostgresTiming, create: (onLost: () => void) => ListeningConnection, onOpen: () => void) {
    this.#timing = timing
    this.#create = create
    this.#onOpen = onOpen
  }

  /** Whether the node has heard itself lately. */
  get isAlive(): boolean {
    const { beat, echo } = this.#timing
    return this.#heardAt !== undefined && performance.now() - this.#heardAt < beat + echo + GRACE_MS
  }

  /** Resolves after the first attempt, with its error if it failed; then it is tried again. */
  async start(): Promise<unknown> {
    let isLost = false
    const replace = () => {
      if (isLost || this.#isClosed) return
      isLost = true
      connection.destroy()
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.start(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
    }
    const connection = this.#create(replace)
    this.#current = connection
    const beat = async () => {
      await connection.beat()
      if (isLost || this.#isClosed) return
      this.#heardAt = performance.now()
      this.#timer = setTimeout(() => void beat().catch(replace), this.#timing.beat)
    }
    try {
      await connection.open()
      await beat()
    } catch (error) {
      replace()
      return error
    }
    if (isLost || this.#isClosed) return new Error('the connection was closed')
    this.#wait = FIRST_WAIT_MS
    this.#onOpen()
    return undefined
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#current?.destroy()
  }
}
