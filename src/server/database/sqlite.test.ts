import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, expect, it, vi } from 'vitest'
import { openSqlite } from './sqlite.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('notices writes by other processes, and not its own', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-sqlite-'))
  const [own, other] = [await openSqlite(folder), await openSqlite(folder)]
  const mute = (muted_id: string) => ({ user_id: 'somebody', muted_id })
  let times = 0
  own.listen(() => times++)
  for (let i = 0; i < 5; i++) {
    await own.db
      .insertInto('mutes')
      .values(mute(`own ${i}`))
      .execute()
    vi.advanceTimersByTime(2000)
  }
  expect(times).toBe(0)
  await other.db.insertInto('mutes').values(mute('other')).execute()
  vi.advanceTimersByTime(10_000)
  expect(times).toBe(1)
  await Promise.all([own.close(), other.close()])
  rmSync(folder, { recursive: true })
})

it('survives a failed poll, and notices what was written meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-sqlite-'))
  const store = await openSqlite(folder)
  const get = vi.fn(() => ({ data_version: 1 }))
  const prepare = vi.spyOn(Libsql.prototype, 'prepare').mockReturnValueOnce({ get } as unknown as Libsql.Statement)
  let times = 0
  store.listen(() => times++)
  get.mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
  })
  get.mockReturnValue({ data_version: 2 })
  expect(() => vi.advanceTimersByTime(10_000)).not.toThrow()
  expect(times).toBe(1)
  prepare.mockRestore()
  await store.close()
  rmSync(folder, { recursive: true })
})

it('keeps its files from other users of the machine, also those that were open to them before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-sqlite-'))
  const data = join(folder, 'data')
  const modes = () =>
    ['', 'hilltop.db', 'hilltop.db-wal', 'hilltop.db-shm'].map((name) => statSync(join(data, name)).mode & 0o777)
  const first = await openSqlite(data)
  expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600])
  for (const [name, mode] of [['', 0o755] as const, ['hilltop.db', 0o644] as const]) chmodSync(join(data, name), mode)
  const second = await openSqlite(data)
  expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600])
  await Promise.all([first.close(), second.close()])
  rmSync(folder, { recursive: true })
})

it('does not restrict a folder that contains other files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-sqlite-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'notes.txt'), '')
  const store = await openSqlite(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  expect(statSync(join(folder, 'hilltop.db')).mode & 0o777).toBe(0o600)
  await store.close()
  rmSync(folder, { recursive: true })
})
