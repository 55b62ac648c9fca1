import { explainCards } from '#engine/card-sentences.ts'
import { withCardsOf } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { isObject, shown } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import { type GameRecord, readRecord, rulesVersionOf, verify } from '#engine/record.ts'
import { accepted } from '#engine/result.ts'
import { gameFromStart } from '#games/editors.ts'
import { findManifest, GAME_IDS } from '#games/index.ts'
import { type ChosenGame, loadVersion, withCardFile } from './choose-game.ts'
import { nameOf, parseJson, readBytes, textOf } from './files.ts'
import type { Io } from './io.ts'
import { RefusedInput } from './io.ts'

/** A record that was replayed without error. */
export interface Replayed {
  readonly record: GameRecord
  readonly game: ChosenGame
  readonly rules: Game
  readonly match: Match
}

/** Reads a file with one record, or with one per line, and replays them all. Throws at the first bad record. */
export async function replayFile(file: string, cardFile: string | undefined, io: Io): Promise<readonly Replayed[]> {
  const text = textOf(await readBytes(io, file), nameOf(file))
  const replayed: Replayed[] = []
  const games = new Map<string, ChosenGame>()
  for (const { json, where } of recordsIn(text, nameOf(file))) {
    const read = readRecord(json)
    if (!read.ok) throw new RefusedInput(`${where}: ${read.error}`)
    const record = read.value
    const key = `${record.game}/${rulesVersionOf(record)}`
    const game = games.get(key) ?? (await gameOf(record, cardFile, io, where))
    games.set(key, game)
    const own = cardFile === undefined ? withOwnCards(game.rules, record, where) : game.rules
    const begun = record.position ? await gameFromStart(own, record) : accepted(own)
    if (!begun.ok) throw new RefusedInput(`${where}: ${begun.error}`)
    const rules = begun.value
    const verified = verify(rules, record)
    if (!verified.ok) throw new RefusedInput(`${where}: ${verified.error}${cardHint(record, cardFile)}`)
    replayed.push({ record, game, rules, match: verified.value })
  }
  return replayed
}

/** The game of a record in the record's version of the rules, with the cards of a file if one is given. */
async function gameOf(record: GameRecord, cardFile: string | undefined, io: Io, where: string): Promise<ChosenGame> {
  if (findManifest(record.game) === undefined) {
    throw new RefusedInput(`${where}: game must be one of ${GAME_IDS.join(', ')}, not ${shown(record.game)}`)
  }
  const version = rulesVersionOf(record)
  const game = await loadVersion(record.game, version)
  if (game === undefined)
    throw new RefusedInput(
      `${where}: this version of Hilltop does not include version ${version} of the rules of ${record.game}`,
    )
  return { ...game, rules: await withCardFile(game.rules, cardFile, io) }
}

/** The rules with the card set that the record contains, if any. */
export function withOwnCards(rules: Game, record: GameRecord, where: string): Game {
  const own = withCardsOf(rules, record)
  if (!own.ok) throw new RefusedInput(`${where}: ${explainCards(own.error, rules.cardProblems)}`)
  return own.value
}

/** A hint for a record that only names its card set. */
export function cardHint(record: GameRecord, cardFile: string | undefined): string {
  return record.cards && !record.cardSet && cardFile === undefined ? '; give its file with --cards FILE' : ''
}

interface Found {
  readonly json: unknown
  /** The file, and the line if there are several records. */
  readonly where: string
}

/** One JSON value over any number of lines, or one per line. */
function recordsIn(text: string, name: string): Found[] {
  const lines = text.split(/\r?\n/).map((line, i) => ({ line, where: `${name}, line ${i + 1}` }))
  const filled = lines.filter(({ line }) => line.trim() !== '')
  const isJsonLines = filled.length > 1 && isWholeObject(filled[0].line)
  if (!isJsonLines) return [{ json: parseJson(text, name), where: name }]
  return filled.map(({ line, where }) => ({ json: parseJson(line, where), where }))
}

function isWholeObject(line: string): boolean {
  try {
    return isObject(JSON.parse(line))
  } catch {
    return false
  }
}
