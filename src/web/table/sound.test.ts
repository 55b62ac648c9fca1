// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../settings/settings.ts'

const tones: number[] = []
const resume = vi.fn<() => Promise<void>>(async () => undefined)
const made = vi.fn<() => void>()

class FakeContext {
  readonly state = 'suspended'
  readonly currentTime = 0
  readonly destination = {}
  readonly resume = resume

  constructor() {
    made()
  }
}

class FakeNode {
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  readonly #frequency: number

  constructor(_: FakeContext, { frequency = 0 }: { readonly frequency?: number }) {
    this.#frequency = frequency
  }

  connect<Node>(next: Node): Node {
    return next
  }

  start(): void {
    tones.push(this.#frequency)
  }

  stop(): void {}
}

/** The sounds of a page that was just loaded, with or without a touch. */
function loadSounds(hasBeenActive: boolean) {
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
  vi.resetModules()
  return import('./sound.ts')
}

beforeEach(() => {
  tones.length = 0
  vi.clearAllMocks()
  localStorage.setItem('hilltop.settings', JSON.stringify({ sound: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  changeSettings({ sound: false })
})

test('a page that was touched is heard, also where the browser let its sound sleep', async () => {
  const { play } = await loadSounds(true)
  play('turn')
  expect(tones).toHaveLength(2)
  expect(resume).toHaveBeenCalled()
})

test('a page is silent before the first touch, since the browser would log a warning', async () => {
  const { play } = await loadSounds(false)
  play('turn')
  expect(made).not.toHaveBeenCalled()
})

test('the first touch prepares later sounds, once, until the page is left', async () => {
  const { wakeWithTouch } = await loadSounds(true)
  const leaving = new AbortController()
  wakeWithTouch(leaving.signal)
  leaving.abort()
  window.dispatchEvent(new Event('click'))
  expect(made).not.toHaveBeenCalled()
  wakeWithTouch(new AbortController().signal)
  window.dispatchEvent(new Event('click'))
  expect(made).toHaveBeenCalledOnce()
})
