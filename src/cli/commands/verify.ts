import { DRAWN, type Game } from '#engine/game.ts'
import { shown } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import { type GameRecord, readRecord, verify as verifyRecord } from '#engine/record.ts'
import type { Result } from '#engine/result.ts'
import { checkProof, type ProvenRecord } from '#fair/fair.ts'
import { loadRulesOf } from '#games/index.ts'
import type { Arguments } from '../arguments.ts'
import { withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { CARDS, JSON_OUTPUT } from '../common-options.ts'
import { nameOf, parseJson, readBytes, textOf } from '../files.ts'
import type { Io } from '../io.ts'
import { oneLine, RefusedInput, UsageError } from '../io.ts'
import { cardHint, withOwnCards } from '../records.ts'
import { optionsText, resultText, seatNames } from '../standing.ts'
import { list } from '../terminal.ts'

export const verify: Command = {
  name: 'verify',
  operand: 'RECORD',
  summary: 'Check that the chance of an online game was fair and that nothing in its record was changed',
  details: [
    'RECORD is the file with the record of a finished game at an online table; - reads standard input.',
    'The secret of the server must have the hash that was shown before the game, the seed must be made of the secret and',
    'of the words that were added at each seat, and all draws, actions and the result must follow from the seed.',
    'Every byte counts: one that was changed is enough for the record to be refused.',
  ],
  options: [
    { name: 'commitment', value: 'HEX', help: 'the hash of the secret as you noted it before the game' },
    CARDS,
    JSON_OUTPUT,
  ],
  examples: ['npx hilltop verify game.json', 'npx hilltop verify game.json --commitment 5f2c… --json'],
  async run(given: Arguments, io: Io) {
    const noted = notedCommitment(given)
    const name = nameOf(given.operand)
    const bytes = await readBytes(io, given.operand)
    const json = parseJson(textOf(bytes, name), name)
    const record = provenRecord(bytes, json, noted, name)
    const rules = await rulesOf(record, given.text('cards'), io, name)
    const verified = verifyRecord(rules, record)
    if (!verified.ok) {
      throw new RefusedInput(`${name}: ${verified.error}${cardHint(record, given.text('cards'))}`)
    }
    const checked: Checked = { record, rules, match: verified.value, isAsNoted: noted !== undefined }
    io.stdout.write(given.isOn('json') ? `${JSON.stringify(summaryOf(checked))}\n` : reportOf(checked))
  },
}

/** Everything that was found right. */
interface Checked {
  readonly record: ProvenRecord
  readonly rules: Game
  readonly match: Match
  readonly isAsNoted: boolean
}

function notedCommitment(given: Arguments): string | undefined {
  const noted = given.text('commitment')?.toLowerCase()
  if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) {
    throw new UsageError(`--commitment must be 64 hexadecimal digits, not ${shown(noted)}`)
  }
  return noted
}

/** All that can be checked without the rules. */
function provenRecord(bytes: Buffer, json: unknown, noted: string | undefined, name: string): ProvenRecord {
  const record = orRefused(checkProof(orRefused(readRecord(json), name)), name)
  if (!isAsWritten(bytes, record)) {
    throw new RefusedInput(`${name}: the record says the same as the one that was written, but in other bytes`)
  }
  const { commitment } = record.fair
  if (noted !== undefined && noted !== commitment) {
    throw new RefusedInput(`${name}: the commitment is ${commitment}, not the one that was noted`)
  }
  if (!record.result) throw new RefusedInput(`${name}: the record has no result, so its game is not over`)
  return record
}

function orRefused<Value>(result: Result<Value>, name: string): Value {
  if (!result.ok) throw new RefusedInput(`${name}: ${result.error}`)
  return result.value
}

/** JSON can be written in many ways; of a record only two count, so that no byte of it can be another one. */
function isAsWritten(bytes: Buffer, record: GameRecord): boolean {
  const forms = [JSON.stringify(record), JSON.stringify(record, null, 2)]
  return forms.some((text) => bytes.equals(Buffer.from(text)) || bytes.equals(Buffer.from(`${text}\n`)))
}

async function rulesOf(record: ProvenRecord, cardFile: string | undefined, io: Io, name: string): Promise<Game> {
  const { game, rulesVersion } = record
  const rules = await loadRulesOf(game, rulesVersion)
  if (rules === undefined) {
    throw new RefusedInput(`${name}: there are no rules of ${shown(game)} in version ${rulesVersion} here`)
  }
  return cardFile === undefined ? withOwnCards(rules, record, name) : withCardFile(rules, cardFile, io)
}

function summaryOf({ record, match, isAsNoted }: Checked): object {
  const { game, rulesVersion, fair, seed, result } = record
  return {
    game,
    rulesVersion,
    options: match.options,
    commitment: fair.commitment,
    asNoted: isAsNoted,
    secret: fair.secret,
    words: fair.words,
    seed,
    actions: match.log.length,
    draws: drawsOf(match),
    result,
  }
}

function reportOf({ record, rules, match, isAsNoted }: Checked): string {
  const { fair, seed, rulesVersion } = record
  const names = seatNames(match.options.players, record.names)
  const words = names.map(
    (name, i) => `${name}: ${fair.words[i] === '' ? 'none' : oneLine(JSON.stringify(fair.words[i]))}`,
  )
  return list([
    ['game', `${rules.id}, rules version ${rulesVersion}`],
    ...(rules.cardSetName ? [['cards', oneLine(rules.cardSetName.id)]] : []),
    ['players', optionsText(match.options)],
    ['commitment', `${fair.commitment}${isAsNoted ? ', as it was noted' : ''}`],
    ['secret', `${oneLine(fair.secret)}, whose hash the commitment is`],
    ['words', words.join('; ')],
    ['seed', `${seed}, made of the secret and the words`],
    ['actions', `${match.log.length}, all legal`],
    ['draws', `${drawsOf(match)} in the course of the game, all as the seed gives them, like the beginning`],
    ['result', `${resultText(rules.standing(match.state), names)}, as the actions give it`],
    ...(isAsNoted ? [] : [['note', 'compare the commitment with the one that the table showed before the game']]),
  ])
}

/** How many actions drew cards or rolled dice. */
function drawsOf({ log }: Match): number {
  return log.filter(({ outcome }) => (outcome & DRAWN) !== 0).length
}
