import { readdirSync, readFileSync } from 'node:fs'
import { type GameRecord, readRecord } from '../src/engine/record.ts'
import { GAME_IDS } from '../src/games/index.ts'

interface GoldenRecord {
  /** Such as `machi-koro/v1.json`. */
  readonly file: string
  readonly record: GameRecord
}

/** Whole games as they were once played, in a folder for each game. `v1.json` is one of an online table. */
export const GOLDEN: readonly GoldenRecord[] = GAME_IDS.flatMap((id) =>
  readdirSync(new URL(`./golden/${id}/`, import.meta.url)).map((name) => read(`${id}/${name}`)),
)

function read(file: string): GoldenRecord {
  const record = readRecord(JSON.parse(readFileSync(new URL(`./golden/${file}`, import.meta.url), 'utf8')))
  if (!record.ok) throw new Error(`${file}: ${record.error}`)
  return { file, record: record.value }
}
