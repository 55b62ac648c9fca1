// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { GameRecord } from '../../engine/record.ts'
import { openReplay } from './open-replay.ts'
import { recordToLink } from './record-link.ts'
import { goldenRecord } from './testing/golden.ts'

const record = goldenRecord('solo')
const { result: _, ...unfinished } = { ...record, actions: record.actions.slice(0, 30) }

async function isResultWrong(played: GameRecord): Promise<boolean | undefined> {
  const opened = await openReplay({ kind: 'link', text: await recordToLink(played) }, String)
  return opened.ok ? opened.replay.isResultWrong : undefined
}

test('a result is held against what the actions give', async () => {
  expect(await isResultWrong(record)).toBe(false)
  expect(await isResultWrong({ ...record, result: { winners: [1], scores: [] } })).toBe(true)
})

test('a game that is not over has no result, and is wrong to claim one', async () => {
  expect(await isResultWrong(unfinished)).toBe(false)
  expect(await isResultWrong({ ...record, actions: unfinished.actions })).toBe(true)
})
