import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The push services of browsers' makers: a host, or how its hosts end. */
const MAKERS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Hosts of messages that no stranger can have set up. */
export class TrustedHosts {
  readonly #hosts: readonly string[]
  readonly #endings: readonly string[]

  /** `own` are hosts of the administrator. */
  constructor(own: readonly string[]) {
    this.#hosts = [...MAKERS.filter((host) => !host.startsWith('.')), ...own]
    this.#endings = MAKERS.filter((host) => host.startsWith('.'))
  }

  has(host: string): boolean {
    return this.#hosts.includes(host) || this.#endings.some((ending) => host.endsWith(ending))
  }

  /** The condition of messages to such hosts. */
  isHostOf({ or, eb }: ExpressionBuilder<Schema, 'outbox'>) {
    return or([eb('host', 'in', this.#hosts), ...this.#endings.map((ending) => eb('host', 'like', `%${ending}`))])
  }
}
