import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { erase, namesUnder, onOtherTab, read, write } from './local.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of namesUnder('')) erase(name)
})

/** A browser whose storage is full, or switched off altogether. */
const REFUSALS = {
  'is full': () =>
    vi.stubGlobal('localStorage', {
      ...{ getItem: () => null, removeItem: () => undefined },
      setItem() {
        throw new Error('full')
      },
    }),
  'keeps nothing': () => vi.stubGlobal('localStorage', undefined),
}

test('what is written is kept by the browser', () => {
  expect(write('game.a', { moves: 3 })).toBe(true)
  expect(localStorage.getItem('hilltop.game.a')).toBe('{"moves":3}')
  expect(read('game.a')).toEqual({ moves: 3 })
  expect(namesUnder('game.')).toEqual(['game.a'])
  erase('game.a')
  expect(read('game.a')).toBeUndefined()
})

describe.each(Object.entries(REFUSALS))('a browser that %s', (_, refuse) => {
  test('still has what was written in this page', () => {
    refuse()
    expect(write('game.a', { moves: 3 })).toBe(false)
    expect(write('game.a', { moves: 4 })).toBe(false)
    expect(read('game.a')).toEqual({ moves: 4 })
    expect(namesUnder('game.')).toEqual(['game.a'])
    erase('game.a')
    expect(read('game.a')).toBeUndefined()
    expect(namesUnder('game.')).toEqual([])
  })
})

test('what the browser refused is forgotten when it keeps something newer', () => {
  write('game.a', 1)
  REFUSALS['is full']()
  write('game.a', 2)
  vi.unstubAllGlobals()
  expect(read('game.a')).toBe(2)
  expect(namesUnder('game.')).toEqual(['game.a'])
  write('game.a', 3)
  expect(localStorage.getItem('hilltop.game.a')).toBe('3')
  expect(read('game.a')).toBe(3)
})

test('what another tab writes comes before what the browser refused', () => {
  REFUSALS['is full']()
  write('game.a', 1)
  vi.unstubAllGlobals()
  const heard: string[] = []
  const stop = onOtherTab((name) => heard.push(name))
  localStorage.setItem('hilltop.game.a', '2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'hilltop.game.a' }))
  stop()
  expect(heard).toEqual(['game.a'])
  expect(read('game.a')).toBe(2)
})
