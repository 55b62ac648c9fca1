import { readdirSync, readFileSync } from 'node:fs'
import type { GameOptions } from '../../src/engine/game.ts'
import { type GameRecord, readRecord } from '../../src/engine/record.ts'
import { ALL_OPTIONS as LOKOMOTO } from '../../src/games/lokomoto/testing/variants.ts'
import { ALL_OPTIONS as RAIL } from '../../src/games/rail-on-the-hill/testing/variants.ts'

interface Kind {
  readonly id: string
  readonly options: GameOptions
}

const of = (id: string, kinds: readonly GameOptions[]): Kind[] => kinds.map((options) => ({ id, options }))

/** All games with all variants, for all numbers of players. */
export const ALL_KINDS: readonly Kind[] = [
  ...of('machi-koro', [{ players: 2 }, { players: 3 }, { players: 4 }]),
  ...of('rail-on-the-hill', RAIL),
  ...of('lokomoto', LOKOMOTO),
]

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
