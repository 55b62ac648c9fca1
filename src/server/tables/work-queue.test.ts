import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue.ts'

/** A queue whose tasks take as long as they say, one after another. */
function slowQueue() {
  let now = 0
  const queue = new WorkQueue(1, () => now)
  const done: string[] = []
  const add = (owner: string | undefined, ms: number) =>
    queue.run(owner, async () => {
      now += ms
      done.push(owner ?? 'server')
    })
  return { add, done }
}

test('one owner with many tasks does not hold up others', async () => {
  const { add, done } = slowQueue()
  const all = [...Array.from({ length: 50 }, () => add('mallory', 10)), add('anna', 10), add('béla', 10)]
  await Promise.all(all)
  expect(done.slice(0, 4).sort()).toEqual(['anna', 'béla', 'mallory', 'mallory'])
})

test('work is shared by the time that it takes, not by the number of tasks', async () => {
  const { add, done } = slowQueue()
  const all = Array.from({ length: 20 }, () => [add('mallory', 100), add('anna', 10)]).flat()
  await Promise.all(all)
  expect(done.slice(0, 15).filter((owner) => owner === 'anna').length).toBeGreaterThanOrEqual(12)
})

test('an owner with too many waiting tasks is refused, and the server never is', async () => {
  const { add, done } = slowQueue()
  const all = Array.from({ length: 150 }, () => [add('mallory', 1), add(undefined, 1)]).flat()
  const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(49)
  expect(done.filter((owner) => owner === 'server')).toHaveLength(150)
})

test('a task that fails lets the next one begin', async () => {
  const queue = new WorkQueue(1, () => 0)
  const failing = queue.run('anna', () => Promise.reject(new Error('broken')))
  const next = queue.run('anna', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('all tasks run if several of one owner end at the same time', async () => {
  const queue = new WorkQueue(2, () => 0)
  let done = 0
  const add = async (steps: number) => {
    for (let i = 0; i < 20; i++) {
      await queue.run('anna', async () => {
        for (let step = 0; step < steps; step++) await undefined
      })
      done++
    }
  }
  await Promise.all([add(0), add(1), add(2), add(3), add(5)])
  expect(done).toBe(100)
}, 5000)
