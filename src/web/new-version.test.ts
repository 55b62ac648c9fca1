import { afterEach, expect, test, vi } from 'vitest'
import { isNewVersionReady, loadNewVersion, registerWorker } from './new-version.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  isNewVersionReady.set(false)
})

/** A service worker that is installed and waits until it is told to take over. */
class TestWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'

  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  postMessage({ type }: { readonly type: string }): void {
    expect(type).toBe('SKIP_WAITING')
    this.become('activated')
  }
}

/** A browser with a registration, of which everything that happens is noted. */
function browserWith(found: TestWorker | undefined) {
  const done: string[] = []
  const registration = Object.assign(new EventTarget(), {
    active: {},
    installing: null as TestWorker | null,
    waiting: null as TestWorker | null,
    update: async () => {
      done.push('update')
      registration.installing = found ?? null
    },
    unregister: async () => void done.push('unregister'),
  })
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('location', { reload: () => done.push('reload') })
  return { done, registration }
}

test('a new version is loaded without an end of the registration, and with it of push messages', async () => {
  const worker = new TestWorker()
  const { done } = browserWith(worker)
  const loading = loadNewVersion()
  await vi.waitFor(() => expect(done).toEqual(['update']))
  worker.become('installed')
  await loading
  expect(worker.state).toBe('activated')
  expect(done).toEqual(['update', 'reload'])
})

test.each([
  ['there is none', undefined],
  ['it cannot be installed', 'redundant'],
] as const)('the page is loaded again although %s', async (_, state) => {
  const worker = state && Object.assign(new TestWorker(), { state })
  const { done } = browserWith(worker)
  await loadNewVersion()
  expect(done).toEqual(['update', 'reload'])
})

test('a version that waits is told of, also if it came while the page was open', async () => {
  const worker = new TestWorker()
  const { registration } = browserWith(undefined)
  await registerWorker()
  expect(isNewVersionReady.get()).toBe(false)
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  registration.installing = null
  registration.waiting = worker
  worker.become('installed')
  expect(isNewVersionReady.get()).toBe(true)
  // Another tab has loaded it, and this one still shows the old version.
  registration.waiting = null
  worker.become('activated')
  expect(isNewVersionReady.get()).toBe(true)
})
