import { generateKeyPairSync, sign } from 'node:crypto'
import type { Game } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { type GameRecord, recordOf } from '#engine/record.ts'
import { commitmentOf, type ProvenRecord, type RecordKey, seedOf, withProof } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import type { TestTerminal } from './test-terminal.ts'

/** Records of online games with a proof of their randomness, and what `verify` says of them. */

export const SECRET = '5a'.repeat(32)
export const COMMITMENT = commitmentOf(SECRET)
export const WORDS = ['ananász', '']

/** The record of a game of random moves, without its proof. */
export async function played(
  game: string,
  words: readonly string[],
  given?: Game,
  seed = seedOf(SECRET, words),
): Promise<GameRecord> {
  const rules = given ?? (await loadRules(game))
  const match = new Match(rules, { players: words.length }, seed)
  const rng = new Rng(`${game}/verify`)
  while (!match.isOver) {
    const [seat] = rules.active(match.state)
    match.take(seat, rules.sample(match.state, seat, rng))
  }
  return recordOf(
    match,
    words.map((_, i) => `Zoë ${i + 1}`),
  )
}

export function newKey(): RecordKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  const publicKey = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex') }
}

export const KEY = newKey()

export function proven(record: GameRecord, words: readonly string[], key = KEY): ProvenRecord {
  return withProof(record, { secret: SECRET, words }, key)
}

/** The result of verifying a file with these bytes. */
export function verifyFile(terminal: TestTerminal, content: string | Uint8Array, ...options: string[]) {
  terminal.write('game.json', content)
  return terminal.run(['verify', 'game.json', ...options])
}

/** The changes of a record's bytes that `verify` does not notice; `select` says which of three ways to try on a byte. */
export async function unnoticedChanges(
  terminal: TestTerminal,
  select: (ways: readonly number[], at: number) => readonly number[],
): Promise<string[]> {
  // Broken UTF-8 decodes to this character, so a check of the decoded text alone would miss changed bytes.
  const names = ['\ufffd', '\ufffd']
  const bytes = Buffer.from(JSON.stringify(proven({ ...(await played('lokomoto', WORDS)), names }, WORDS)))
  const unnoticed: string[] = []
  if ((await verifyFile(terminal, bytes)).code !== 0) throw new Error('the record is wrong before any change')
  for (const [at, byte] of bytes.entries()) {
    for (const other of select([byte ^ 1, byte ^ 0x20, byte === 0xef ? 0xf0 : 0xff], at)) {
      const changed = Uint8Array.from(bytes)
      changed[at] = other
      const { code } = await verifyFile(terminal, changed)
      if (code !== 1) unnoticed.push(`byte ${at} from ${byte} to ${other}`)
    }
  }
  return unnoticed
}
