import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '#engine/game.ts'
import { type GameRecord, readRecord, rulesVersionOf } from '#engine/record.ts'
import { GAME_IDS, loadRulesOf } from '#games/index.ts'

const FOLDER = join(import.meta.dirname, 'golden')

interface GoldenRecord {
  /** Such as `machi-koro/v1.json`. */
  readonly file: string
  readonly record: GameRecord
}

/**
 * Whole games as they were once played, in a folder for each game. `v1.json` is one of an online table under
 * version 1 of the rules, `signed.json` one whose chance is of the second scheme, with a signature.
 */
export const GOLDEN: readonly GoldenRecord[] = GAME_IDS.flatMap((id) =>
  readdirSync(join(FOLDER, id)).map((name) => read(`${id}/${name}`)),
)

function read(file: string): GoldenRecord {
  const record = readRecord(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
  if (!record.ok) throw new Error(`${file}: ${record.error}`)
  return { file, record: record.value }
}

/** The rules that a record was played by. */
export async function rulesOf(record: GameRecord): Promise<Game> {
  const rules = await loadRulesOf(record.game, rulesVersionOf(record))
  if (rules === undefined) throw new Error(`there is no version ${rulesVersionOf(record)} of ${record.game}`)
  return rules
}
