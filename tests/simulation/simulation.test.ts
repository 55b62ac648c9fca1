import { expect, test } from 'vitest'
import { PLANTS } from './planted.ts'
import { simulate } from './simulation.ts'

test('a planted bug is found, and the same seed leads to it by the same schedule', async () => {
  const plant = PLANTS.find(({ flaw }) => flaw === 'drops-requests')
  const run = () => simulate({ seed: 'planted 1', minutes: 3, ...(plant && { plant }) })
  const found = await run()
  expect(found.failure?.what).toContain('was acknowledged')
  expect(found.failure?.schedule).toContain('act')
  expect(await run()).toEqual(found)
})
