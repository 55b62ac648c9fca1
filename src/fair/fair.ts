import { isObject, isWholeNumber, shown } from '#engine/json.ts'
import { SECURE_SEED } from '#engine/random.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { sha256 } from '#engine/sha256.ts'

/**
 * Randomness that no party can choose alone. The server shows the hash of a secret before players join, players can add
 * words, and the seed of the game is made of both. The record of the finished game contains everything.
 */

/** The first scheme had a generator that a player could predict after many draws, and no signature. */
const UNSIGNED_SCHEME = 'hilltop-fair/1'
const SCHEME = 'hilltop-fair/2'

export interface Proof {
  readonly scheme: typeof UNSIGNED_SCHEME | typeof SCHEME
  readonly commitment: string
  readonly secret: string
  /** The words of each seat, seat 1 first; empty if none were added. */
  readonly words: readonly string[]
  /** The public key of the server, Ed25519; left out in the first scheme, like the signature. */
  readonly key?: string
  /** The hash of the whole record as compact JSON, but for the digest and the signature. */
  readonly digest: string
  /** The server's signature of the digest's text. */
  readonly signature?: string
}

/** A record whose randomness can be checked. */
export interface ProvenRecord extends GameRecord {
  readonly rulesVersion: number
  readonly fair: Proof
}

/** The key that a server signs records with. */
export interface RecordKey {
  readonly publicKey: string
  sign(text: string): string
}

/** What the server shows before the game. */
export function commitmentOf(secret: string): string {
  return sha256(secret)
}

/** The seed of a new game. As JSON, no two secrets and lists of words have the same text. */
export function seedOf(secret: string, words: readonly string[]): string {
  return SECURE_SEED + sha256(JSON.stringify([SCHEME, secret, ...words]))
}

/** The seed of a game that began when there was only the first scheme. */
export function unsignedSeedOf(secret: string, words: readonly string[]): string {
  return sha256(JSON.stringify([UNSIGNED_SCHEME, secret, ...words]))
}

/** A record with all that is needed to check its chance. Its seed says which scheme the game began with. */
export function withProof(
  record: GameRecord,
  { secret, words }: Pick<Proof, 'secret' | 'words'>,
  { publicKey, sign }: RecordKey,
): ProvenRecord {
  const isSigned = record.seed.startsWith(SECURE_SEED)
  const scheme = isSigned ? SCHEME : UNSIGNED_SCHEME
  const fair = { scheme, commitment: commitmentOf(secret), secret, words, ...(isSigned && { key: publicKey }) } as const
  const open = { ...record, rulesVersion: rulesVersionOf(record), fair }
  const digest = digestOf(open)
  return { ...open, fair: { ...fair, digest, ...(isSigned && { signature: sign(digest) }) } }
}

/**
 * Whether a record is as it was written, and its seed made as promised. What its actions give is for the rules to say, and
 * whose signature it has for those who know the key.
 */
export function checkProof(record: GameRecord): Result<ProvenRecord> {
  const problem = formProblem(record)
  if (problem !== undefined) return rejected(problem)
  const proven = record as ProvenRecord
  const { digest, signature, ...fair } = proven.fair
  const { scheme, commitment, secret, words } = fair
  if (!isDigestOf(digest, { ...proven, fair })) {
    return rejected('fair.digest is not the hash of the record: the record was changed after it was written')
  }
  if (commitment !== commitmentOf(secret)) return rejected('fair.commitment is not the hash of fair.secret')
  const seed = scheme === SCHEME ? seedOf(secret, words) : unsignedSeedOf(secret, words)
  if (proven.seed !== seed) return rejected('seed is not made of fair.secret and fair.words')
  return accepted(proven)
}

function digestOf(record: object): string {
  return sha256(JSON.stringify(record))
}

function isDigestOf(digest: string, record: object): boolean {
  try {
    return digest === digestOf(record)
  } catch {
    return false // nested too deep for the stack
  }
}

/**
 * Secrets are plain ASCII. UTF-8 cannot encode lone surrogates, so several such texts have the same hash, and the server
 * could choose among them.
 */
const SECRET = /^[!-~]+$/

const KEY = /^[0-9a-f]{64}$/
const SIGNATURE = /^[0-9a-f]{128}$/

function formProblem({ options, rulesVersion, fair }: GameRecord & { rulesVersion?: unknown; fair?: unknown }) {
  if (fair === undefined) return 'the record has no field fair: only games of online tables can be checked like this'
  if (!isObject(fair)) return `fair must be an object, not ${shown(fair)}`
  const { scheme, secret, words } = fair
  if (scheme !== SCHEME && scheme !== UNSIGNED_SCHEME) {
    return `fair.scheme must be ${shown(SCHEME)} or ${shown(UNSIGNED_SCHEME)}, not ${shown(scheme)}`
  }
  if (typeof secret !== 'string' || !SECRET.test(secret)) {
    return `fair.secret must be a text of plain letters and digits, not ${shown(secret)}`
  }
  if (!Array.isArray(words) || !words.every((text) => typeof text === 'string')) {
    return `fair.words must be a list of texts, not ${shown(words)}`
  }
  if (!('players' in options) || options.players !== words.length) {
    return `fair.words must have one text for each seat, not ${words.length}`
  }
  if (!isWholeNumber(rulesVersion, 1, Number.MAX_SAFE_INTEGER)) {
    return `rulesVersion must be a whole number from 1 on, not ${shown(rulesVersion)}`
  }
  return signatureProblem(fair)
}

/** Only the form; in the first scheme the fields would be outside of everything that is checked. */
function signatureProblem({ scheme, key, signature }: Record<string, unknown>): string | undefined {
  if (scheme === UNSIGNED_SCHEME) {
    return key === undefined && signature === undefined ? undefined : `fair.signature is not part of ${UNSIGNED_SCHEME}`
  }
  if (typeof key !== 'string' || !KEY.test(key)) return `fair.key must be 64 hexadecimal digits, not ${shown(key)}`
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) {
    return `fair.signature must be 128 hexadecimal digits, not ${shown(signature)}`
  }
  return undefined
}
