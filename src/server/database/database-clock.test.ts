import { afterEach, expect, it, vi } from 'vitest'
import { DatabaseClock } from './database-clock.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A machine and a database, whose round trips take 20 ms each way. */
function machines() {
  const times = { monotonic: 5000, machine: 1_000_000, database: 1_060_000 }
  vi.spyOn(performance, 'now').mockImplementation(() => times.monotonic)
  vi.spyOn(Date, 'now').mockImplementation(() => times.machine)
  const pass = (ms: number) => {
    for (const name of ['monotonic', 'machine', 'database'] as const) times[name] += ms
  }
  const readClock = async () => {
    pass(20)
    const { database } = times
    pass(20)
    return database
  }
  return { times, pass, clock: new DatabaseClock({ readClock }) }
}

it('a node whose clock is wrong has the time of the database, and says so', async () => {
  const { times, pass, clock } = machines()
  await clock.measure()
  for (const wait of [0, 1, 5000]) {
    pass(wait)
    expect(clock.now()).toBe(times.database)
  }
  expect(clock.warning).toBe("the clock of this machine is 60 s behind the database's")
  times.machine = times.database + 1999
  expect(clock.warning).toBeUndefined()
  times.machine = times.database + 200_000
  expect([clock.now(), clock.warning]).toEqual([
    times.database,
    "the clock of this machine is 200 s ahead of the database's",
  ])
})

it('a measurement changes only what it contradicts, so the time does not jitter and follows a database that is set', async () => {
  const { times, pass, clock } = machines()
  await clock.measure()
  times.database += 19
  const before = clock.now()
  await clock.measure()
  expect(clock.now() - before).toBe(40)
  times.database += 30_000
  await clock.measure()
  expect(clock.now()).toBe(times.database)
  times.database -= 90_000
  pass(5000)
  await clock.measure()
  expect(clock.now()).toBe(times.database)
})

it('without a clock of the database, the time is that of the machine', async () => {
  const { times } = machines()
  const clock = new DatabaseClock({})
  await clock.measure()
  times.machine += 7000
  expect([clock.now(), clock.warning]).toEqual([times.machine, undefined])
})
