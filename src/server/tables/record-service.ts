import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { Match } from '#engine/match.ts'
import { recordOf } from '#engine/record.ts'
import type { Runtime } from '#engine/runtime.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { type ProvenRecord, type RecordKey, withProof } from '#fair/fair.ts'
import { countsUntil } from '#games/daily.ts'
import { coloursOf } from '#games/index.ts'
import { ApiError, mapDatabaseError } from '../api-error.ts'
import type { Database, KeyRow } from '../database/schema.ts'
import { storedKey } from '../database/store.ts'
import type { Caller } from '../people/users.ts'
import { colourOf, dailyMarkOf } from './facts.ts'
import { giveWay, SLICE } from './history.ts'
import { MOVE_COST, ownerOf, type Reader } from './history-service.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import type { GameSetup } from './live-table.ts'
import { moveRows } from './table-rows.ts'
import { WorkQueue } from './work-queue.ts'

/** How many records are kept: all players of a table ask for the same one when the game ends. */
const KEPT = 32

/** How many are made at once: each holds a whole log in memory. */
const AT_ONCE = 2

type EndedTable = Pick<HotTable, 'id' | 'row' | 'seats' | 'cards'> & { readonly setup: GameSetup }

/** Records of finished games. They are made outside the queue of their table, in slices, once for all who ask. */
export class RecordService {
  readonly #tables: HotTables
  readonly #key: RecordKeyStore
  readonly #runtime: Runtime
  /** By table and version, since names can change; the least recently used first. */
  readonly #records = new Map<string, Promise<ProvenRecord>>()
  readonly #queue: WorkQueue

  constructor(tables: HotTables, key: RecordKeyStore, runtime: Runtime) {
    this.#tables = tables
    this.#key = key
    this.#runtime = runtime
    this.#queue = new WorkQueue(AT_ONCE, () => runtime.now())
  }

  /** The whole game with its secrets; only when it is over. */
  async get(caller: Caller, id: string, reader: Reader): Promise<ProvenRecord> {
    reader.check()
    const read = async ({ row, seats, cards, setup, live }: HotTable) => {
      if (setup === undefined || row.status !== 'over') {
        throw new ApiError('not-now', 'the record is available when the game is over')
      }
      const daily = dailyMarkOf(row)
      // It contains the seed, which others play today.
      if (daily !== undefined && this.#runtime.now() < countsUntil(daily.date)) {
        throw new ApiError('not-now', 'the record of a daily deal is available when the tries of its day are over')
      }
      // Making it reads and replays the whole log. Charged before, so that many requests at once cannot overdraw much.
      reader.spend((live?.seq ?? 0) * MOVE_COST)
      return { id, row, seats, cards, setup }
    }
    const ended = await this.#tables.withReadableTable(caller, id, read, reader.address)
    const key = `${id} ${ended.row.version}`
    const record = this.#records.get(key) ?? this.#queue.run(ownerOf(caller, reader), () => this.#make(ended))
    this.#records.delete(key)
    this.#records.set(key, record)
    const [oldest] = this.#records.keys()
    if (this.#records.size > KEPT) this.#records.delete(oldest)
    try {
      return await record
    } catch (error) {
      this.#records.delete(key)
      throw mapDatabaseError(error)
    }
  }

  async #make({ id, row, seats, cards, setup }: EndedTable): Promise<ProvenRecord> {
    const { game, options, seed } = setup
    const match = new Match(game, options, seed)
    const { rows } = new StandingActions(await moveRows(this.#tables.store.db, id))
    for (const [i, { seat, text }] of rows.entries()) {
      match.play(seat, game.parse(text))
      if (i % SLICE === SLICE - 1) await giveWay(this.#runtime)
    }
    const names = seats.map(({ name }) => name)
    const words = seats.map(({ words }) => words)
    const chosen = seats.map((seat) => ({ colour: colourOf(seat, row) }))
    const record = {
      ...recordOf(match, names),
      ...(chosen.some(({ colour }) => colour !== undefined) && { colours: coloursOf(chosen) }),
      ...(cards && { cardSet: cards.text }),
    }
    return withProof(record, { secret: row.secret, words }, await this.#key.get())
  }
}

/** There is one key for all records. */
const ID = 'records'

const KEY_BYTES = 32
/** The prefix of an Ed25519 key in PKCS #8, which Node reads (RFC 8410). */
const PKCS8 = '302e020100300506032b657004220420'

/** The key that records are signed with. */
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
    return keyOf(await storedKey(this.#db, ID, () => newKey(this.#runtime)))
  }
}

function newKey(runtime: Runtime): Omit<KeyRow, 'id'> {
  const private_key = Buffer.from(runtime.bytes(KEY_BYTES)).toString('hex')
  const { x = '' } = createPublicKey(privateKeyOf(private_key)).export({ format: 'jwk' })
  return { public_key: Buffer.from(x, 'base64url').toString('hex'), private_key }
}

function keyOf({ public_key, private_key }: KeyRow): RecordKey {
  const key = privateKeyOf(private_key)
  return { publicKey: public_key, sign: (text) => sign(null, Buffer.from(text), key).toString('hex') }
}

function privateKeyOf(hex: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(PKCS8 + hex, 'hex'), format: 'der', type: 'pkcs8' })
}
