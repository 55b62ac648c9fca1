import { expect, test } from 'vitest'
import { PLANTS } from './planted.ts'
import { simulate } from './simulation.ts'

const MOST_SEEDS = 20
const MINUTES = 3

test.each(PLANTS)('the simulation finds this bug, and nothing with the same seed without it: $name', async (plant) => {
  const { firstSeed = 1, complaint } = plant
  for (let i = 0; i < MOST_SEEDS; i++) {
    const seed = `planted ${firstSeed + i}`
    const { failure } = await simulate({ seed, minutes: MINUTES, plant })
    if (failure === undefined) continue
    expect(failure.what).toMatch(complaint)
    expect(await cleanFailure(seed)).toBeUndefined()
    return
  }
  expect.unreachable(`not found in ${MOST_SEEDS} seeds`)
})

const clean = new Map<string, string | undefined>()

/** What the simulation says of a seed without a bug. */
async function cleanFailure(seed: string): Promise<string | undefined> {
  if (!clean.has(seed)) clean.set(seed, (await simulate({ seed, minutes: MINUTES })).failure?.what)
  return clean.get(seed)
}
