import { afterAll, expect, test } from 'vitest'
import { unnoticedChanges } from './testing/proven-records.ts'
import { TestTerminal } from './testing/test-terminal.ts'

const terminal = new TestTerminal()
afterAll(() => terminal.remove())

test('verify notices every changed byte of a record, in each of three ways', async () => {
  expect(await unnoticedChanges(terminal, (ways) => ways)).toEqual([])
})
