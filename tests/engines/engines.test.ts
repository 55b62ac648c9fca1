import { expect, it } from 'vitest'
import { GAME_IDS } from '#games/index.ts'
import { inEachEngine } from './engines.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 664 }
const SIDEWAYS = { width: 844, height: 390 }
const DECISIONS = 4

inEachEngine((place) => {
  it.each(GAME_IDS)('%s starts, looks right on a phone and on a wide screen, and is played', async (game) => {
    const { table } = place()
    await table.start(game, WIDE)
    expect(await table.play(DECISIONS, 'mouse')).toBe(DECISIONS)
    for (const size of [WIDE, SIDEWAYS, PHONE]) {
      await table.resize(size)
      expect({ size, faults: await table.faults() }).toEqual({ size, faults: [] })
    }
    expect(await table.play(2, 'touch')).toBe(2)
  })
})
