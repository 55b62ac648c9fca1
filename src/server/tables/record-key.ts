import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Runtime } from '#engine/runtime.ts'
import type { RecordKey } from '#fair/fair.ts'
import type { Database, KeyRow } from '../database/schema.ts'

/** There is one key for all records. */
const ID = 'records'

const KEY_BYTES = 32
/** The prefix of an Ed25519 key in PKCS #8, which Node reads (RFC 8410). */
const PKCS8 = '302e020100300506032b657004220420'

/**
 * The key that records are signed with. It is created with the database and stored there; nodes that start at
 * the same time all use the key that was written first.
 */
export class RecordKeyStore {
  readonly #db: Database
  readonly #runtime: Runtime
  #key: Promise<RecordKey> | undefined

  constructor(db: Database, runtime: Runtime) {
    this.#db = db
    this.#runtime = runtime
  }

  get(): Promise<RecordKey> {
    this.#key ??= this.#load().catch((error) => {
      // The next caller tries again.
      this.#key = undefined
      throw error
    })
    return this.#key
  }

  async #load(): Promise<RecordKey> {
    const known = await this.#read()
    if (known !== undefined) return keyOf(known)
    await this.#db
      .insertInto('keys')
      .values(newKey(this.#runtime))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const written = await this.#read()
    if (written === undefined) throw new Error('the key for records could not be read back')
    return keyOf(written)
  }

  #read(): Promise<KeyRow | undefined> {
    return this.#db.selectFrom('keys').selectAll().where('id', '=', ID).executeTakeFirst()
  }
}

function newKey(runtime: Runtime): KeyRow {
  const private_key = Buffer.from(runtime.bytes(KEY_BYTES)).toString('hex')
  const { x = '' } = createPublicKey(privateKeyOf(private_key)).export({ format: 'jwk' })
  return { id: ID, public_key: Buffer.from(x, 'base64url').toString('hex'), private_key }
}

function keyOf({ public_key, private_key }: KeyRow): RecordKey {
  const key = privateKeyOf(private_key)
  return { publicKey: public_key, sign: (text) => sign(null, Buffer.from(text), key).toString('hex') }
}

function privateKeyOf(hex: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(PKCS8 + hex, 'hex'), format: 'der', type: 'pkcs8' })
}
