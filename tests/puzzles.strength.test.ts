import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { MININGS } from '../scripts/puzzles/settings.ts'

test.each(Object.keys(MININGS))('every puzzle of %s has the same best turn with other randomness', async (game) => {
  const args = ['--import', 'tsx', 'scripts/puzzles/verify.ts', 'night', game]
  // It fails with what it has printed if a puzzle is wrong.
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error) => error)
  const lines = String(stdout).trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('clear'))).toEqual([])
})
