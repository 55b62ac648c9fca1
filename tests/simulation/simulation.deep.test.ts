import { expect, test } from 'vitest'
import { simulate } from './simulation.ts'

const SEEDS = Array.from({ length: 10 }, (_, i) => `long ${i + 1}`)

/** Each is a few virtual minutes with faults, and then all games to their end. */
test.each(SEEDS)('nothing is lost, told too early, told to the wrong person or stuck: seed %s', async (seed) => {
  const { failure, counts } = await simulate({ seed, minutes: 3 })
  expect(failure).toBeUndefined()
  expect(counts.acknowledged).toBeGreaterThan(20)
})
