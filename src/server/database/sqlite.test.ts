import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { openSqlite } from './sqlite.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('hears of what another process writes, and not of what it writes itself', async () => {
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
