import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, Library } from './library.ts'
import { namesUnder, read, write } from './local.ts'
import { MemoryDatabase } from './testing/memory-database.ts'

/** Delivers at once, to all others of the same browser. */
class FakeChannel {
  static readonly all = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor() {
    FakeChannel.all.add(this)
  }

  postMessage(data: unknown): void {
    for (const channel of FakeChannel.all) if (channel !== this) channel.onmessage?.({ data })
  }

  close(): void {
    FakeChannel.all.delete(this)
  }
}

function newTab(database: Database): Library {
  return new Library(database, () => new FakeChannel() as unknown as BroadcastChannel)
}

async function openTab(database: Database): Promise<Library> {
  const tab = newTab(database)
  await tab.open()
  return tab
}

const GAME = { id: 'a', changedAt: 1 }
const LATER = { id: 'a', changedAt: 2 }

beforeEach(() => {
  localStorage.clear()
  FakeChannel.all.clear()
})
afterEach(() => vi.unstubAllGlobals())

function fillLocalStorage(): void {
  vi.stubGlobal('localStorage', {
    ...{ getItem: () => null, removeItem: () => undefined },
    setItem() {
      throw new Error('full')
    },
  })
}

/** A database that cannot be opened, as in some private windows. */
const NO_DATABASE: Database = {
  entries: () => Promise.reject(new Error('no database')),
  set: () => Promise.reject(new Error('no database')),
  delete: () => Promise.reject(new Error('no database')),
  merge: () => Promise.reject(new Error('no database')),
}

test('a write is readable at once, and found by the next page', async () => {
  const database = new MemoryDatabase()
  const tab = await openTab(database)
  const stored = tab.write('game.a', GAME)
  expect(tab.read('game.a')).toEqual(GAME)
  expect(await stored).toBe(true)
  expect((await openTab(database)).namesUnder('game.')).toEqual(['game.a'])
  tab.erase('game.a')
  expect(tab.read('game.a')).toBeUndefined()
  expect((await openTab(database)).namesUnder('')).toEqual([])
})

test('what localStorage has from earlier versions is moved, and settings stay there', async () => {
  const large = ['analyses', 'cards.0', 'game.a', 'set-draft.a', 'summary.a']
  for (const name of [...large, 'settings']) write(name, GAME)
  const database = new MemoryDatabase()
  const tab = await openTab(database)
  expect(tab.namesUnder('').sort()).toEqual(large)
  expect(tab.read('game.a')).toEqual(GAME)
  await vi.waitFor(() => expect(namesUnder('')).toEqual(['settings']), 20_000)
  expect([...database.texts.keys()].sort()).toEqual(large)
})

test('a page that is closed while games are moved loses none', async () => {
  write('game.a', GAME)
  const database = new MemoryDatabase()
  database.hold()
  const closed = await openTab(database)
  expect(closed.read('game.a')).toEqual(GAME)
  expect(read('game.a')).toEqual(GAME)
})

test('a second tab that moves the same games does not overwrite what the first has played since', async () => {
  write('game.a', GAME)
  const database = new MemoryDatabase()
  const first = await openTab(database)
  await first.write('game.a', LATER)
  expect(read('game.a')).toBeUndefined()
  write('game.a', GAME) // as the second tab may still see it
  const second = await openTab(database)
  expect(second.read('game.a')).toEqual(LATER)
  await vi.waitFor(() => expect(read('game.a')).toBeUndefined(), 20_000)
  expect(database.texts.get('game.a')).toBe(JSON.stringify(LATER))
})

test('games stay in localStorage where the database has no room for them, and are moved when it has', async () => {
  write('game.a', GAME)
  const database = new MemoryDatabase()
  database.isFull = true
  const tab = await openTab(database)
  expect(tab.read('game.a')).toEqual(GAME)
  expect(await tab.write('game.a', LATER)).toBe(true)
  expect(read('game.a')).toEqual(LATER)
  database.isFull = false
  expect((await openTab(database)).read('game.a')).toEqual(LATER)
  await vi.waitFor(() => expect(read('game.a')).toBeUndefined(), 20_000)
})

test('a copy in localStorage goes when the database has the next move', async () => {
  const database = new MemoryDatabase()
  const tab = await openTab(database)
  database.isFull = true
  await tab.write('game.a', GAME)
  database.isFull = false
  await tab.write('game.a', LATER)
  expect(read('game.a')).toBeUndefined()
})

test('says that nothing was stored only where both are full, and still has it for this page', async () => {
  const database = new MemoryDatabase()
  const tab = await openTab(database)
  database.isFull = true
  fillLocalStorage()
  expect(await tab.write('game.a', GAME)).toBe(false)
  expect(tab.read('game.a')).toEqual(GAME)
})

test('the last move is found again where the page goes before the database has it', async () => {
  const database = new MemoryDatabase()
  const tab = await openTab(database)
  await tab.write('game.a', GAME)
  const release = database.hold()
  const stored = tab.write('game.a', LATER)
  window.dispatchEvent(new Event('pagehide'))
  const afterwards = new MemoryDatabase()
  await afterwards.set('game.a', JSON.stringify(GAME)) // the write of the closed page was lost
  expect((await openTab(afterwards)).read('game.a')).toEqual(LATER)
  // Where the page was only hidden, its own write is confirmed, and nothing is left behind.
  write('game.a', LATER)
  release()
  await stored
  expect(read('game.a')).toBeUndefined()
})

test('other tabs are told of every write, even while they open', async () => {
  const database = new MemoryDatabase()
  const first = await openTab(database)
  const second = newTab(database)
  const heard: string[] = []
  second.onOtherTab((name) => heard.push(name))
  const { entries } = database
  database.entries = async () => {
    const before = await entries.call(database)
    await first.write('game.a', GAME)
    return before
  }
  await second.open()
  expect(second.read('game.a')).toEqual(GAME)
  await first.write('game.a', LATER)
  expect(second.read('game.a')).toEqual(LATER)
  first.erase('game.a')
  await vi.waitFor(() => expect(second.read('game.a')).toBeUndefined(), 20_000)
  expect(new Set(heard)).toEqual(new Set(['game.a']))
})

test('a tab of an earlier version, or one that is closing, is heard through localStorage', async () => {
  const tab = await openTab(new MemoryDatabase())
  const heard: string[] = []
  tab.onOtherTab((name) => heard.push(name))
  write('game.a', GAME)
  window.dispatchEvent(new StorageEvent('storage', { key: 'hilltop.game.a' }))
  expect(tab.read('game.a')).toEqual(GAME)
  localStorage.removeItem('hilltop.game.a')
  window.dispatchEvent(new StorageEvent('storage', { key: 'hilltop.game.a' }))
  expect(tab.read('game.a')).toEqual(GAME)
  expect(heard).toEqual(['game.a'])
})

test('uses localStorage where there is no database', async () => {
  const tab = await openTab(NO_DATABASE)
  expect(await tab.write('game.a', GAME)).toBe(true)
  expect(read('game.a')).toEqual(GAME)
  expect((await openTab(NO_DATABASE)).read('game.a')).toEqual(GAME)
  const heard: string[] = []
  tab.onOtherTab((name) => heard.push(name))
  window.dispatchEvent(new StorageEvent('storage', { key: 'hilltop.game.a' }))
  expect(heard).toEqual(['game.a'])
})

test('a database that opens late brings its games, and takes over those that were begun meanwhile', async () => {
  vi.useFakeTimers()
  try {
    const database = new MemoryDatabase()
    database.texts.set('game.a', JSON.stringify(GAME))
    let open = () => {}
    const slow = new Promise<void>((resolve) => {
      open = resolve
    })
    database.entries = async () => {
      await slow
      return [...database.texts]
    }
    const tab = newTab(database)
    const opening = tab.open()
    await vi.advanceTimersByTimeAsync(10_000)
    await opening
    expect(tab.namesUnder('')).toEqual([])
    await tab.write('game.b', LATER)
    const heard: string[] = []
    tab.onOtherTab((name) => heard.push(name))
    open()
    await vi.waitFor(() => expect(heard.sort()).toEqual(['game.a', 'game.b']), 20_000)
    expect(tab.read('game.b')).toEqual(LATER)
  } finally {
    vi.useRealTimers()
  }
})
