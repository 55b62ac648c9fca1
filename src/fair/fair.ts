import { isObject, isWholeNumber, shown } from '#engine/json.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { sha256 } from '#engine/sha256.ts'

/**
 * Chance that nobody can choose alone. The server shows the hash of a secret before anybody sits down, everybody may add
 * words, and the seed of the game is made of both. The record of the finished game has it all.
 */

const SCHEME = 'hilltop-fair/1'

export interface Proof {
  readonly scheme: typeof SCHEME
  readonly commitment: string
  readonly secret: string
  /** What was added at each seat, seat 1 first; an empty text where nothing was. */
  readonly words: readonly string[]
  /** The hash of the whole record as compact JSON, but for the digest itself. */
  readonly digest: string
}

/** The record of a game whose chance can be checked. */
export interface ProvenRecord extends GameRecord {
  readonly rulesVersion: number
  readonly fair: Proof
}

/** What the server shows of its secret before the game. */
export function commitmentOf(secret: string): string {
  return sha256(secret)
}

/** The seed of the game. As JSON, no two secrets and lists of words have the same text. */
export function seedOf(secret: string, words: readonly string[]): string {
  return sha256(JSON.stringify([SCHEME, secret, ...words]))
}

/** A record with all that is needed to check its chance. */
export function withProof(record: GameRecord, { secret, words }: Pick<Proof, 'secret' | 'words'>): ProvenRecord {
  const fair = { scheme: SCHEME, commitment: commitmentOf(secret), secret, words } as const
  const open = { ...record, rulesVersion: rulesVersionOf(record), fair }
  return { ...open, fair: { ...fair, digest: digestOf(open) } }
}

/** Whether a record is as it was written, and its seed made as promised. What its actions give is for the rules to say. */
export function checkProof(record: GameRecord): Result<ProvenRecord> {
  const problem = formProblem(record)
  if (problem !== undefined) return rejected(problem)
  const proven = record as ProvenRecord
  const { digest, ...fair } = proven.fair
  const { commitment, secret, words } = fair
  if (!isDigestOf(digest, { ...proven, fair })) {
    return rejected('fair.digest is not the hash of the record: the record was changed after it was written')
  }
  if (commitment !== commitmentOf(secret)) return rejected('fair.commitment is not the hash of fair.secret')
  if (proven.seed !== seedOf(secret, words)) return rejected('seed is not made of fair.secret and fair.words')
  return accepted(proven)
}

function digestOf(record: object): string {
  return sha256(JSON.stringify(record))
}

function isDigestOf(digest: string, record: object): boolean {
  try {
    return digest === digestOf(record)
  } catch {
    return false // nested deeper than the stack is high
  }
}

/**
 * Secrets are plain ASCII: of texts with half characters, which UTF-8 cannot hold, several have the same hash, and the
 * server could choose among them.
 */
const SECRET = /^[!-~]+$/

function formProblem({ options, rulesVersion, fair }: GameRecord & { rulesVersion?: unknown; fair?: unknown }) {
  if (fair === undefined) return 'the record has no field fair: only games of online tables can be checked like this'
  if (!isObject(fair)) return `fair must be an object, not ${shown(fair)}`
  const { scheme, secret, words } = fair
  if (scheme !== SCHEME) return `fair.scheme must be ${shown(SCHEME)}, not ${shown(scheme)}`
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
  return undefined
}
