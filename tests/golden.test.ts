import { describe, expect, it } from 'vitest'
import { verify } from '#engine/record.ts'
import { checkProof } from '#fair/fair.ts'
import { findManifest, GAME_IDS, loadRulesOf } from '#games/index.ts'
import { GOLDEN, rulesOf } from './golden.ts'

/** A change that makes a golden record replay differently needs a new version of the rules. */
describe('golden records replay to the exact score', () => {
  it.each(GOLDEN)('$file', async ({ file, record }) => {
    expect(file.startsWith(`${record.game}/`)).toBe(true)
    const verified = verify(await rulesOf(record), record)
    expect(verified.ok ? 'verified' : verified.error).toBe('verified')
    expect(record.result?.winners.length).toBeGreaterThan(0)
  })

  it.each(GAME_IDS)('there are at least four of %s', (id) => {
    expect(GOLDEN.filter(({ record }) => record.game === id).length).toBeGreaterThanOrEqual(4)
  })
})

const VERSIONS = GAME_IDS.flatMap((game) =>
  (findManifest(game)?.versions ?? []).map(({ version }) => ({ game, version })),
)

describe.each(['hilltop-fair/1', 'hilltop-fair/2'])('the fairness scheme %s', (scheme) => {
  it.each(['machi-koro', 'rail-on-the-hill', 'lokomoto'])('has a golden record of %s with a valid proof', (game) => {
    const proofs = GOLDEN.flatMap(({ record }) =>
      record.game === game && 'fair' in record ? [checkProof(record)] : [],
    )
    expect(proofs.filter((proof) => proof.ok && proof.value.fair.scheme === scheme).length).toBeGreaterThan(0)
  })
})

/** A new version of the rules keeps the old ones loadable, and needs a golden record of its own. */
describe.each(VERSIONS)('$game, version $version of its rules', ({ game, version }) => {
  it('can be loaded by its number', async () => {
    expect(await loadRulesOf(game, version)).toMatchObject({ id: game, rulesVersion: version })
  })

  it('has golden records of online tables with valid proofs', () => {
    const records = GOLDEN.filter(({ record }) => record.game === game && record.rulesVersion === version)
    expect(records.length).toBeGreaterThan(0)
    for (const { record } of records) expect(checkProof(record)).toMatchObject({ ok: true })
  })
})

it('unknown versions and unknown games have no rules', async () => {
  for (const { game, version } of VERSIONS) {
    for (const other of [0, version + 100, 0.5]) expect(await loadRulesOf(game, other)).toBeUndefined()
  }
  expect(await loadRulesOf('chess', 1)).toBeUndefined()
})
