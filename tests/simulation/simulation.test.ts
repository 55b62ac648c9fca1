import { expect, test } from 'vitest'
import { PLANTS } from './planted.ts'
import { simulate } from './simulation.ts'

/** A seed takes a few seconds of CPU, which can be minutes on a busy machine. */
const PATIENCE_MS = 600_000

/** `simulation.deep.test.ts` has many more. */
const SEEDS = ['day 2']

let shared = 0

test.each(SEEDS)(
  'nothing is lost, told too early, told to the wrong person or stuck: seed %s',
  async (seed) => {
    const { failure, counts, finishedGames, sharedTables } = await simulate({ seed, minutes: 3 })
    expect(failure).toBeUndefined()
    expect(counts.acknowledged).toBeGreaterThan(20)
    expect(finishedGames).toBeGreaterThan(0)
    shared += sharedTables
  },
  PATIENCE_MS,
)

test('people meet at tables in these seeds: they do not only play with bots', () => {
  expect(shared).toBeGreaterThan(SEEDS.length / 2)
})

/** Two of the planted bugs, with a seed that finds them soon; the deep tests look for all. */
const FOUND = [
  { name: 'the request id is lost, so that a retry moves twice', seed: 'planted 1' },
  { name: 'followers get a move before it is written', seed: 'planted 1' },
]

test.each(FOUND)(
  'the simulation finds this bug, and again by the same schedule: $name',
  async ({ name, seed }) => {
    const plant = PLANTS.find((one) => one.name === name)
    if (plant === undefined) throw new Error('there is no such bug')
    const found = await simulate({ seed, minutes: 3, plant })
    expect(found.failure?.what).toMatch(plant.complaint)
    expect(await simulate({ seed, minutes: 3, plant })).toEqual(found)
  },
  PATIENCE_MS,
)
