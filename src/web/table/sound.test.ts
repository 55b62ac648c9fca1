import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActionSound, Moment } from '#boards/board.ts'

const FOLDER = join(import.meta.dirname, 'sounds')

const rates: number[] = []
const resume = vi.fn<() => Promise<void>>(async () => undefined)
const made = vi.fn<() => void>()

class FakeContext {
  readonly state = 'suspended'
  readonly currentTime = 0
  readonly destination = {}
  readonly resume = resume
  readonly decodeAudioData = async (bytes: ArrayBuffer) => bytes

  constructor() {
    made()
  }
}

class FakeNode {
  readonly #rate: number

  constructor(_: FakeContext, { playbackRate = 0 }: { readonly playbackRate?: number }) {
    this.#rate = playbackRate
  }

  connect(): void {}

  start(): void {
    rates.push(this.#rate)
  }
}

/** The sounds of a page that was just loaded, with or without a touch. */
async function loadSounds(hasBeenActive: boolean, settings = {}) {
  localStorage.setItem('hilltop.settings', JSON.stringify(settings))
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioBufferSourceNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(1)))
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
  vi.resetModules()
  return import('./sound.ts')
}

beforeEach(() => {
  rates.length = 0
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a page that was touched is heard, also where the browser let its sound sleep', async () => {
  const { play } = await loadSounds(true)
  await play('turn')
  expect(rates).toHaveLength(2)
  expect(resume).toHaveBeenCalled()
})

test('a page is silent before the first touch, since the browser would log a warning', async () => {
  const { play } = await loadSounds(false)
  await play('turn')
  expect(made).not.toHaveBeenCalled()
})

test('a page is silent when sound is switched off', async () => {
  const { play } = await loadSounds(true, { hasSound: false })
  await play('turn')
  expect(made).not.toHaveBeenCalled()
})

test('a page is heard with settings of an earlier version, which stored silence without being asked', async () => {
  const { play } = await loadSounds(true, { sound: false })
  await play('turn')
  expect(rates).toHaveLength(2)
})

test('sound is on where nothing else was chosen', async () => {
  vi.resetModules()
  const { settings } = await import('../settings/settings.ts')
  expect(settings().sound).toBe(true)
})

test('the first touch prepares later sounds, once, until the page is left', async () => {
  const { wakeWithTouch } = await loadSounds(true)
  const leaving = new AbortController()
  wakeWithTouch(leaving.signal)
  leaving.abort()
  window.dispatchEvent(new Event('pointerup'))
  wakeWithTouch(new AbortController().signal)
  window.dispatchEvent(new Event('pointerup'))
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce(), 20_000)
})

test('every action sounds once, several that arrive together too, and an undo does not', async () => {
  const { useActionSounds } = await loadSounds(true)
  const sound = (): ActionSound => 'marker'
  const log = (length: number): Moment[] => Array.from({ length }, () => ({ seat: 1, action: '', before: undefined }))
  const { rerender } = renderHook(({ now, isOver }) => useActionSounds(now, isOver, { sound }), {
    initialProps: { now: log(3), isOver: false },
  })
  const expectHeard = (notes: number) => vi.waitFor(() => expect(rates).toHaveLength(notes), 20_000)
  rerender({ now: log(4), isOver: false })
  await expectHeard(1)
  rerender({ now: log(2), isOver: false })
  rerender({ now: log(5), isOver: false })
  await expectHeard(2)
  // The end has four notes.
  rerender({ now: log(6), isOver: true })
  await expectHeard(6)
})

test('every file of a sound is smaller than 12 kB', () => {
  const sizes = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.wav'))
    .map((file) => statSync(join(FOLDER, file)).size)
  expect(sizes).toHaveLength(6)
  expect(Math.max(...sizes)).toBeLessThan(12_000)
})
