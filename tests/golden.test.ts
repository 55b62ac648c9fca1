import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecord, verify } from '../src/engine/record.ts'
import { findGame } from '../src/games/index.ts'

const FOLDER = new URL('./golden/', import.meta.url)

/** Whole games as they were once played. A change that makes one of them replay differently needs a new rules version. */
describe('golden records replay to the exact score', () => {
  const files = readdirSync(FOLDER)

  it('there are ten of them or more', () => {
    expect(files.length).toBeGreaterThanOrEqual(10)
  })

  it.each(files)('%s', (file) => {
    const record = readRecord(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
    if (!record.ok) throw new Error(record.error)
    const game = findGame(record.value.game)
    if (game === undefined) throw new Error(`there is no game ${record.value.game}`)
    const verified = verify(game.rules, record.value)
    expect(verified.ok ? 'verified' : verified.error).toBe('verified')
    expect(record.value.result?.winners.length).toBeGreaterThan(0)
  })
})
