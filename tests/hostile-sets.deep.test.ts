import { expect, it } from 'vitest'
import { playFiles } from './hostile-sets.ts'

const FILES_PER_TEST = 50

it.each(Array.from({ length: 5 }, (_, i) => i))('hostile card files are refused or played, part %i', (part) => {
  expect(playFiles(100 + part * FILES_PER_TEST, FILES_PER_TEST).size).toBeGreaterThan(5)
})
