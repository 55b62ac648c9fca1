import { readdirSync, readFileSync } from 'node:fs'
import type { GameOptions } from '../../src/engine/game.ts'
import { allOptions } from '../../src/engine/options.ts'
import { type GameRecord, readRecord } from '../../src/engine/record.ts'
import { findFacts, GAME_IDS } from '../../src/games/facts.ts'

interface Kind {
  readonly id: string
  readonly options: GameOptions
}

/** All games with all variants, for all numbers of players. */
export const ALL_KINDS: readonly Kind[] = GAME_IDS.flatMap((id) => {
  const facts = findFacts(id)
  return facts === undefined ? [] : allOptions(facts).map((options) => ({ id, options }))
})

const FOLDER = new URL('../golden/', import.meta.url)

/** The golden games: bots come to moments that chance alone hardly leads to. */
export function goldenGames(isWanted: (file: string) => boolean = () => true): { file: string; record: GameRecord }[] {
  return readdirSync(FOLDER)
    .filter(isWanted)
    .map((file) => {
      const record = readRecord(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
      if (!record.ok) throw new Error(`${file}: ${record.error}`)
      return { file, record: record.value }
    })
}
