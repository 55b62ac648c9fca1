import { createPublicKey, verify as isSignatureOf } from 'node:crypto'
import { Command, Option } from 'commander'
import { DRAWN, type Game } from '#engine/game.ts'
import { shown } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import { type GameRecord, readRecord, verify as verifyRecord } from '#engine/record.ts'
import type { Result } from '#engine/result.ts'
import { checkProof, type ProvenRecord } from '#fair/fair.ts'
import { loadRulesOf } from '#games/index.ts'
import { withCardFile } from '../choose-game.ts'
import { nameOf, parseJson, readBytes, textOf } from '../files.ts'
import { type Io, oneLine, RefusedInput, UsageError } from '../io.ts'
import { CARDS, type CommonOptions, examples, JSON_OUTPUT } from '../program.ts'
import { cardHint, withOwnCards } from '../records.ts'
import { optionsText, resultText, seatNames } from '../standing.ts'
import { list } from '../terminal.ts'

interface VerifyOptions extends CommonOptions {
  readonly commitment?: string
  readonly key?: string
}

export const verify = (io: Io) =>
  new Command('verify')
    .argument('<RECORD>', 'the file with the record of a finished online game; - reads standard input')
    .description(
      `Check that an online game was dealt fairly and that its record is unchanged.

The server's secret must have the hash that was shown before the game, the seed must be made of the secret and of the
words that were added at each seat, and all draws, actions and the result must follow from the seed. The server's
signature must be of this record. Any changed byte makes the check fail.`,
    )
    .addOption(
      new Option('--commitment <HEX>', 'the hash of the secret as you noted it before the game').argParser(
        hexReader('--commitment'),
      ),
    )
    .addOption(
      new Option(
        '--key <HEX>',
        'the key of the server that must have signed it, as its address /api shows it',
      ).argParser(hexReader('--key')),
    )
    .addOption(CARDS)
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples('npx hilltop verify game.json', 'npx hilltop verify game.json --commitment 5f2c… --json'),
    )
    .action(async (file: string, { commitment, key, cards, json }: VerifyOptions) => {
      const name = nameOf(file)
      const bytes = await readBytes(io, file)
      const record = provenRecord(bytes, parseJson(textOf(bytes, name), name), commitment, name)
      checkSignature(record, key, name)
      const rules = await rulesOf(record, cards, io, name)
      const verified = verifyRecord(rules, record)
      if (!verified.ok) throw new RefusedInput(`${name}: ${verified.error}${cardHint(record, cards)}`)
      const given = { isAsNoted: commitment !== undefined, isOfKey: key !== undefined }
      const checked: Checked = { record, rules, match: verified.value, ...given }
      io.stdout.write(json ? `${JSON.stringify(summaryOf(checked))}\n` : reportOf(checked))
    })

/** A record that passed every check. */
interface Checked {
  readonly record: ProvenRecord
  readonly rules: Game
  readonly match: Match
  readonly isAsNoted: boolean
  /** Whether the key of the server was given. */
  readonly isOfKey: boolean
}

const hexReader = (option: string) => (text: string) => {
  const hex = text.toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(hex)) {
    throw new UsageError(`${option} must be 64 hexadecimal digits, not ${shown(text)}`)
  }
  return hex
}

/** Everything that can be checked without the rules. */
function provenRecord(bytes: Buffer, json: unknown, noted: string | undefined, name: string): ProvenRecord {
  const [item, ...others] = Array.isArray(json) ? json : [json]
  if (others.length > 0) throw new RefusedInput(`${name}: ${others.length + 1} records; verify checks one at a time`)
  // The score pad exports a list, and adds this field to each record: the digest does not cover it.
  const { kept: _, ...original }: GameRecord & { kept?: unknown } = orRefused(readRecord(item), name)
  const record = orRefused(checkProof(original), name)
  if (!isAsWritten(bytes, json)) {
    throw new RefusedInput(`${name}: the record was reformatted: same content, different bytes; download it again`)
  }
  const { commitment } = record.fair
  if (noted !== undefined && noted !== commitment) {
    throw new RefusedInput(`${name}: the record’s commitment is ${commitment}, not the one given with --commitment`)
  }
  if (!record.result) throw new RefusedInput(`${name}: the record has no result, so its game is not over`)
  return record
}

/** Whether the server has signed it; of a record that is not signed, only that no key was asked for. */
function checkSignature({ fair }: ProvenRecord, wanted: string | undefined, name: string): void {
  const { key, signature, digest } = fair
  if (key === undefined || signature === undefined) {
    if (wanted === undefined) return
    throw new RefusedInput(`${name}: the record is not signed, so nothing shows that the server of this key wrote it`)
  }
  if (wanted !== undefined && wanted !== key) {
    throw new RefusedInput(`${name}: the record is signed with the key ${key}, not the one given with --key`)
  }
  if (!isSignatureOf(null, Buffer.from(digest), publicKeyOf(key), Buffer.from(signature, 'hex'))) {
    throw new RefusedInput(`${name}: fair.signature is not of this record: it was changed after the server signed it`)
  }
}

function publicKeyOf(hex: string) {
  const x = Buffer.from(hex, 'hex').toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

function orRefused<Value>(result: Result<Value>, name: string): Value {
  if (!result.ok) throw new RefusedInput(`${name}: ${result.error}`)
  return result.value
}

/** JSON can be written in many ways. Only two are accepted, so that no byte of a record can be changed unnoticed. */
function isAsWritten(bytes: Buffer, json: unknown): boolean {
  const forms = [JSON.stringify(json), JSON.stringify(json, null, 2)]
  return forms.some((text) => bytes.equals(Buffer.from(text)) || bytes.equals(Buffer.from(`${text}\n`)))
}

async function rulesOf(record: ProvenRecord, cardFile: string | undefined, io: Io, name: string): Promise<Game> {
  const { game, rulesVersion } = record
  const rules = await loadRulesOf(game, rulesVersion)
  if (rules === undefined) {
    const missing = `version ${rulesVersion} of the rules of ${shown(game)}`
    throw new RefusedInput(`${name}: this version of Hilltop does not include ${missing}`)
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
    key: fair.key ?? null,
    seed,
    actions: match.log.length,
    draws: drawsOf(match),
    result,
  }
}

function reportOf({ record, rules, match, isAsNoted, isOfKey }: Checked): string {
  const { fair, seed, rulesVersion } = record
  const names = seatNames(match.options.players, record.names)
  const words = names.map(
    (name, i) => `${name}: ${fair.words[i] === '' ? 'none' : oneLine(JSON.stringify(fair.words[i]))}`,
  )
  return list([
    ['game', `${rules.id}, rules version ${rulesVersion}`],
    ...(rules.cardSetName ? [['cards', oneLine(rules.cardSetName.id)]] : []),
    ['players', optionsText(match.options)],
    ['commitment', `${fair.commitment}${isAsNoted ? ', the one given with --commitment' : ''}`],
    ['secret', `${oneLine(fair.secret)}; its hash is the commitment`],
    ['words', words.join('; ')],
    ['seed', `${seed}, made of the secret and the words`],
    ['actions', `${match.log.length}, all legal`],
    ['draws', `${drawsOf(match)} during the game; like the initial deal, all follow from the seed`],
    ['result', `${resultText(rules.standing(match.state), names)}, which follows from the actions`],
    ['signature', signatureText(fair.key, isOfKey)],
    ...(isAsNoted ? [] : [['note', 'compare the commitment with the one shown at the table before the game']]),
  ])
}

function signatureText(key: string | undefined, isOfKey: boolean): string {
  if (key === undefined) return 'none: an older version wrote the record, or it was forged'
  return `by the key ${key}, ${isOfKey ? 'the one given with --key' : 'which must be the one that the server shows at /api'}`
}

/** How many actions drew cards or rolled dice. */
function drawsOf({ log }: Match): number {
  return log.filter(({ outcome }) => (outcome & DRAWN) !== 0).length
}
