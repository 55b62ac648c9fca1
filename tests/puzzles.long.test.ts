import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('every puzzle has the same best turn with other randomness', () => {
  const args = ['--import', 'tsx', 'scripts/puzzles/verify.ts', 'night']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout.split('\n').filter((line) => line.startsWith('WRONG'))).toEqual([])
  expect(status, stderr).toBe(0)
})
