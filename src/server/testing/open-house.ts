import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '../database/sqlite-store.ts'
import type { Store } from '../database/store.ts'
import answer from '../house/bot-thread.ts'
import type { Thinkers } from '../house/bots.ts'
import { createHouse, type HouseParts } from '../house/create-house.ts'
import type { House, Person } from '../house/house.ts'
import { QUICK_FOLDER } from './quick-folder.ts'

export interface OpenHouse {
  readonly house: House
  readonly store: Store
  /** The time of the house, which stands still unless a test moves it. */
  readonly clock: { now: number }
  /** What went wrong where nobody waited for it. */
  readonly failures: unknown[]
  /** Looks for what is due, as a house otherwise does every second, and waits until it is done. */
  tend(): Promise<void>
  close(): Promise<void>
}

/** Bots that think at once, in the same thread. */
const HERE: Thinkers = {
  think: (question) => answer({ ...question, bot: 'random', ms: 0 }),
  close: async () => undefined,
}

/** A real house with a database of its own; bots play at random. */
export async function openHouse(parts: Partial<HouseParts> = {}): Promise<OpenHouse> {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-house-'))
  const store = parts.store ?? (await openSqlite(folder))
  const clock = { now: 1_700_000_000_000 }
  const failures: unknown[] = []
  let round: () => Promise<void> = async () => undefined
  const house = createHouse({
    store,
    thinkers: HERE,
    bots: { ms: 0, pause: 0 },
    hotTables: 100,
    now: () => clock.now,
    repeat(again) {
      round = again
      return () => undefined
    },
    failed: (error) => failures.push(error),
    ...parts,
  })
  return {
    house,
    store,
    clock,
    failures,
    tend: () => round(),
    async close() {
      await house.stop()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function person(name: string): Person {
  return { id: `user-${name}`, name, kind: 'guest' }
}
