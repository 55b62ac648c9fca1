import { expect, it } from 'vitest'
import { WorkQueue } from './work-queue.ts'

/** A queue whose tasks end when the test says so. */
class Bench {
  /** The owners of the tasks that have begun, in this order. */
  readonly begun: string[] = []
  readonly #queue: WorkQueue
  readonly #ends = new Map<string, ((error?: Error) => void)[]>()
  #now = 0

  constructor(atOnce: number) {
    this.#queue = new WorkQueue(atOnce, () => this.#now)
  }

  ask(owner: string | undefined, part?: string): Promise<string> {
    const name = part ?? owner ?? 'server'
    const work = () => {
      this.begun.push(name)
      return new Promise<string>((resolve, reject) => {
        const end = (error?: Error) => (error === undefined ? resolve(name) : reject(error))
        this.#ends.set(name, [...(this.#ends.get(name) ?? []), end])
      })
    }
    return this.#queue.run(owner, work, part)
  }

  /** The oldest running task of this owner ends after so many milliseconds. */
  async end(name: string, ms = 0, error?: Error): Promise<void> {
    this.#now += ms
    const end = this.#ends.get(name)?.shift()
    if (end === undefined) throw new Error(`no task of ${name} is running`)
    end(error)
    await settled()
  }
}

/** Waits until all promises that can be settled are settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

it('only so many tasks run at once, and a waiting one begins when another ends', async () => {
  const bench = new Bench(2)
  const first = bench.ask('anna')
  for (const owner of ['bea', 'cleo', 'dora']) void bench.ask(owner)
  await settled()
  expect(bench.begun).toEqual(['anna', 'bea'])
  await bench.end('anna')
  expect(await first).toBe('anna')
  expect(bench.begun).toEqual(['anna', 'bea', 'cleo'])
  await bench.end('cleo')
  await bench.end('dora')
  await bench.end('bea')
  void bench.ask('enid')
  void bench.ask('anna')
  void bench.ask('bea')
  await settled()
  expect(bench.begun.slice(4), 'all places are free again').toEqual(['enid', 'anna'])
})

it('an owner with many tasks does not hold up the task of another', async () => {
  const bench = new Bench(1)
  for (let i = 0; i < 10; i++) void bench.ask('greedy')
  await bench.end('greedy', 5)
  void bench.ask('anna')
  await bench.end('greedy', 5)
  expect(bench.begun).toEqual(['greedy', 'greedy', 'anna'])
})

it('time is shared, not the number of tasks: short tasks come more often than long ones', async () => {
  const bench = new Bench(1)
  for (let i = 0; i < 20; i++) {
    void bench.ask('long')
    void bench.ask('short')
  }
  while (bench.begun.length < 12) {
    const running = bench.begun.at(-1) ?? ''
    await bench.end(running, running === 'long' ? 40 : 10)
  }
  const longOnes = bench.begun.filter((owner) => owner === 'long').length
  expect({ long: longOnes, short: bench.begun.length - longOnes }).toEqual({ long: 3, short: 9 })
})

it('an owner who comes late has no claim to the time before', async () => {
  const bench = new Bench(1)
  for (let i = 0; i < 10; i++) void bench.ask('early')
  for (let i = 0; i < 5; i++) await bench.end('early', 100)
  for (let i = 0; i < 10; i++) void bench.ask('late')
  const before = bench.begun.length
  for (let i = 0; i < 8; i++) await bench.end(bench.begun.at(-1) ?? '', 100)
  const since = bench.begun.slice(before)
  expect(since.filter((owner) => owner === 'early')).toHaveLength(4)
  expect(since.filter((owner) => owner === 'late')).toHaveLength(4)
})

it('one owner may have 100 tasks waiting; others and the server itself are not refused', async () => {
  const bench = new Bench(1)
  for (let i = 0; i < 101; i++) void bench.ask('greedy')
  await expect(bench.ask('greedy')).rejects.toMatchObject({ code: 'too-many' })
  void bench.ask('anna')
  for (let i = 0; i < 200; i++) void bench.ask(undefined)
  await bench.end('greedy', 10)
  await bench.end('anna', 20)
  await bench.end('server', 30)
  expect(bench.begun).toEqual(['greedy', 'anna', 'server', 'greedy'])
  void bench.ask('greedy')
  await expect(bench.ask('greedy')).rejects.toMatchObject({ code: 'too-many' })
})

it('a task that fails fails alone, and its place is free again', async () => {
  const bench = new Bench(1)
  const failed = bench.ask('anna')
  const next = bench.ask('anna')
  const refused = expect(failed).rejects.toThrow('disk')
  await bench.end('anna', 1, new Error('disk'))
  await refused
  await bench.end('anna')
  expect(await next).toBe('anna')
})

it('the parts of one owner take turns, and together have no more than another owner', async () => {
  const bench = new Bench(1)
  for (let i = 0; i < 5; i++) void bench.ask('school', 'anna')
  void bench.ask('school', 'bea')
  for (let i = 0; i < 3; i++) void bench.ask('home', 'cleo')
  while (bench.begun.length < 9) await bench.end(bench.begun.at(-1) ?? '', 10)
  expect(bench.begun).toEqual(['anna', 'cleo', 'anna', 'cleo', 'bea', 'cleo', 'anna', 'anna', 'anna'])
})
