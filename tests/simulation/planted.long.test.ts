import { expect, test } from 'vitest'
import { PLANTS } from './planted.ts'
import { simulate } from './simulation.ts'

const MOST_SEEDS = 20

test.each(PLANTS)('the simulation finds this bug: $name', async (plant) => {
  let found: string | undefined
  for (let seed = 1; seed <= MOST_SEEDS && found === undefined; seed++) {
    found = (await simulate({ seed: `planted ${seed}`, minutes: 5, plant })).failure?.what
  }
  expect(found).toBeDefined()
})
