import { expect, it } from 'vitest'
import { Batch } from './store.ts'

/** A batch whose writes are completed by the test. */
function slowBatch(limit: number) {
  const written: number[][] = []
  const ends: ((fails?: boolean) => void)[] = []
  const batch = new Batch<number, string>((items) => {
    written.push([...items])
    return new Promise((resolve, reject) => {
      ends.push((fails) => (fails ? reject(new Error('full')) : resolve(items.map((item) => `wrote ${item}`))))
    })
  }, limit)
  const writing = async (count: number) => {
    while (written.length < count) await new Promise(setImmediate)
    return ends[count - 1]
  }
  return { batch, written, writing }
}

it('writes concurrent items together and later items in the next batch; each gets its own result', async () => {
  const { batch, written, writing } = slowBatch(10)
  const first = [batch.add(1), batch.add(2)]
  const end = await writing(1)
  const second = [batch.add(3), batch.add(4)]
  end()
  expect(await Promise.all(first)).toEqual(['wrote 1', 'wrote 2'])
  ;(await writing(2))()
  expect(await Promise.all(second)).toEqual(['wrote 3', 'wrote 4'])
  expect(written).toEqual([
    [1, 2],
    [3, 4],
  ])
})

it('never writes more items together than its limit', async () => {
  const { batch, written, writing } = slowBatch(2)
  const answers = [1, 2, 3, 4, 5].map((item) => batch.add(item))
  for (const nth of [1, 2, 3]) (await writing(nth))()
  expect(await Promise.all(answers)).toHaveLength(5)
  expect(written).toEqual([[1, 2], [3, 4], [5]])
})

it('rejects only the items of the batch that failed', async () => {
  const { batch, writing } = slowBatch(1)
  const failing = batch.add(1)
  const fine = batch.add(2)
  const failed = expect(failing).rejects.toThrow('full')
  ;(await writing(1))(true)
  await failed
  ;(await writing(2))()
  expect(await fine).toBe('wrote 2')
})
