import { sha256 } from '#engine/sha256.ts'
import type { Store } from '../database/store.ts'
import answer from '../house/bot-thread.ts'
import type { Thinkers } from '../house/bots.ts'
import { type Background, createHouse, type HouseParts } from '../house/create-house.ts'
import type { House, Person } from '../house/house.ts'
import { openTemporary } from './temporary-store.ts'

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
export async function openHouse(wanted: Partial<HouseParts & Background> = {}): Promise<OpenHouse> {
  const { thinkers = HERE, bots = { ms: 0, pause: 0 }, ...parts } = wanted
  const store = parts.store ?? (await openTemporary())
  const clock = { now: 1_700_000_000_000 }
  const failures: unknown[] = []
  let secrets = 0
  let round: () => Promise<void> = async () => undefined
  const house = createHouse({
    store,
    background: {
      thinkers,
      bots,
      repeat(again) {
        round = again
        return () => undefined
      },
    },
    hotTables: 100,
    now: () => clock.now,
    // The same games whenever the tests are run.
    secret: () => sha256(`secret ${++secrets}`),
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
    },
  }
}

export function person(name: string): Person {
  return { id: `user-${name}`, name, kind: 'guest' }
}
