import { expect, it } from 'vitest'
import { Queue } from './hot-table.ts'

it('a queue runs tasks one after another, in order, also if one fails', async () => {
  const queue = new Queue()
  const seen: string[] = []
  const task =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await new Promise(setImmediate)
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  expect(queue.isIdle).toBe(true)
  const answers = [queue.run(task('a')), queue.run(task('b', true)), queue.run(task('c'))]
  expect(queue.isIdle).toBe(false)
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: 'a' },
    { status: 'rejected', reason: { message: 'b' } },
    { value: 'c' },
  ])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(queue.isIdle).toBe(true)
})
