import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { QUICK_FOLDER } from '../testing/folders.ts'
import { begunTable, errorOf, playOn, strangers, wish } from '../testing/table-helpers.ts'
import { openTestTables, putDatabase } from '../testing/test-tables.ts'
import { openSqlite } from './sqlite.ts'

/** Another process with the same file. It takes and gives back the lock when told, and says what it sees. */
const OTHER = `
const Libsql = require('libsql')
const file = new Libsql(process.argv[1])
file.exec('PRAGMA busy_timeout = 0')
let round = 0
process.on('message', (what) => {
  try {
    if (what === 'take') file.exec('BEGIN IMMEDIATE; INSERT INTO mutes VALUES (\\'other\\', \\'' + ++round + '\\')')
    if (what === 'release') file.exec('COMMIT')
    process.send(file.prepare('SELECT muted_id FROM mutes ORDER BY muted_id').all().map((row) => row.muted_id))
  } catch (error) {
    process.send(error.code)
  }
})
process.send('ready')`

let folder: string
let other: ChildProcess
beforeEach(async () => {
  folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-lock-'))
  await putDatabase(folder)
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  other = spawn(process.execPath, ['-e', OTHER, join(folder, 'hilltop.db')], { stdio: [...stdio] })
  await once(other, 'message')
})
afterEach(async () => {
  other.kill()
  await once(other, 'exit')
  rmSync(folder, { recursive: true })
})

/** Returns what the other process sees afterwards, or its error. */
async function tell(what: 'take' | 'release' | 'look'): Promise<unknown> {
  const answer = once(other, 'message')
  other.send(what)
  return (await answer)[0]
}

async function openServer(lockWait: number) {
  const service = await openTestTables({ store: await openSqlite(folder, lockWait) })
  const people = strangers(2)
  const id = await begunTable(service.tables, people, wish('machi-koro', { players: 2 }))
  const { db } = service.store
  const mute = (muted_id: string) => db.insertInto('mutes').values({ user_id: 'own', muted_id }).execute()
  const muteTogether = (...muted: readonly string[]) =>
    db.transaction().execute(async (transaction) => {
      for (const muted_id of muted) {
        // It reads first, as most transactions do.
        await transaction.selectFrom('mutes').selectAll().execute()
        await transaction.insertInto('mutes').values({ user_id: 'own', muted_id }).execute()
      }
    })
  return { ...service, mute, muteTogether, move: () => playOn(service.tables, id, people, { moves: 1 }) }
}

it('everything is written at once when another process gives the lock back, however often writes gave up before', async () => {
  const { mute, muteTogether, move, close } = await openServer(0)
  const seen = []
  for (let round = 1; round <= 10; round++) {
    await tell('take')
    expect(await errorOf(move())).toMatch(/^unavailable/)
    for (const write of [mute, muteTogether]) await expect(write('a')).rejects.toThrow('locked')
    await tell('release')
    // None of these tries again.
    await move()
    await mute(`x${round}`)
    await muteTogether(`y${round}`, `z${round}`)
    seen.push(`${round}`, `x${round}`, `y${round}`, `z${round}`)
    expect(await tell('look'), 'it is committed').toEqual(seen.toSorted())
  }
  await close()
})

it('writes wait for the lock, while reads and the rest of the process go on', async () => {
  const { store, mute, muteTogether, move, close } = await openServer(Number.POSITIVE_INFINITY)
  const seen = []
  for (let round = 1; round <= 10; round++) {
    await tell('take')
    const writes = [move(), mute(`x${round}`), muteTogether(`y${round}`, `z${round}`)]
    const read = await store.db.selectFrom('mutes').select('muted_id').execute()
    expect(read.map(({ muted_id }) => muted_id).sort()).toEqual(seen.toSorted())
    await tell('release')
    await Promise.all(writes)
    seen.push(`${round}`, `x${round}`, `y${round}`, `z${round}`)
    expect(await tell('look')).toEqual(seen.toSorted())
  }
  await close()
})

it('a transaction that is open when the database is closed fails, and the process lives', async () => {
  const { store, close } = await openServer(0)
  const cut = store.db.transaction().execute(async (transaction) => {
    await store.close()
    await transaction.selectFrom('mutes').selectAll().execute()
  })
  await expect(cut).rejects.toThrow('not open')
  await close()
})
