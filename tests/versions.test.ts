import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isObject } from '../src/engine/json.ts'
import { readRecord, verify } from '../src/engine/record.ts'
import { checkProof, type ProvenRecord } from '../src/fair/fair.ts'
import { GAME_IDS, loadRules } from '../src/games/facts.ts'
import { loadRulesOf } from '../src/games/versions.ts'

const FOLDER = new URL('./golden/', import.meta.url)

/** The golden records that say by which version of the rules they were played, as those of online tables do. */
function versioned(): ProvenRecord[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const json: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
    if (!isObject(json) || json.rulesVersion === undefined) return []
    const record = readRecord(json)
    const proven = record.ok ? checkProof(record.value) : record
    if (!proven.ok) throw new Error(`${file}: ${proven.error}`)
    return [proven.value]
  })
}

const RECORDS = versioned()

const VERSIONS = await Promise.all(
  GAME_IDS.map(async (game) => {
    const { rulesVersion } = await loadRules(game)
    return Array.from({ length: rulesVersion }, (_, i) => ({ game, version: i + 1 }))
  }),
)

/** Whoever raises a version keeps the old rules, and a record that was played by the new ones. */
describe.each(VERSIONS.flat())('$game, version $version of its rules', ({ game, version }) => {
  it('is still there', async () => {
    expect(await loadRulesOf(game, version)).toMatchObject({ id: game, rulesVersion: version })
  })

  it('has golden records, and they replay to their results', async () => {
    const records = RECORDS.filter((record) => record.game === game && record.rulesVersion === version)
    expect(records.length).toBeGreaterThan(0)
    const rules = await loadRulesOf(game, version)
    if (rules === undefined) throw new Error('there are no such rules')
    for (const record of records) {
      const verified = verify(rules, record)
      expect(verified.ok ? 'verified' : verified.error).toBe('verified')
      expect(record.result).toBeDefined()
    }
  })
})

it('there are no rules of a version that never was, or of a game that is none', async () => {
  for (const [i, game] of GAME_IDS.entries()) {
    for (const version of [0, VERSIONS[i].length + 1, 0.5]) expect(await loadRulesOf(game, version)).toBeUndefined()
  }
  expect(await loadRulesOf('chess', 1)).toBeUndefined()
})

it('no record names a version that never was', () => {
  const names = VERSIONS.flat().map(({ game, version }) => `${game} ${version}`)
  for (const { game, rulesVersion } of RECORDS) expect(names).toContain(`${game} ${rulesVersion}`)
})
