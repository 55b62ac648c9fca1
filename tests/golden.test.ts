import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecord, verify } from '../src/engine/record.ts'
import { findGame, GAME_IDS } from '../src/games/index.ts'

const FOLDER = new URL('./golden/', import.meta.url)

function recordIn(file: string) {
  const record = readRecord(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
  if (!record.ok) throw new Error(`${file}: ${record.error}`)
  return record.value
}

/** Whole games as they were once played. A change that makes one of them replay differently needs a new rules version. */
describe('golden records replay to the exact score', () => {
  const files = readdirSync(FOLDER)

  it.each(GAME_IDS)('there are four of %s or more', (id) => {
    expect(files.filter((file) => recordIn(file).game === id).length).toBeGreaterThanOrEqual(4)
  })

  it.each(files)('%s', (file) => {
    const record = recordIn(file)
    const game = findGame(record.game)
    if (game === undefined) throw new Error(`there is no game ${record.game}`)
    const verified = verify(game.rules, record)
    expect(verified.ok ? 'verified' : verified.error).toBe('verified')
    expect(record.result?.winners.length).toBeGreaterThan(0)
  })
})
