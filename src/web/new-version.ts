import { Store } from './store.ts'

/** Whether a newer version of the pages is stored and waits until no page shows this one. */
export const isNewVersionReady = new Store(false)

/** The service worker caches the app for offline use. Without it, everything still works while the server can be reached. */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  // It stays so when another tab loads it: this page is still of the old version, whose files are then gone.
  const note = () => {
    if (registration.waiting !== null && registration.active !== null) isNewVersionReady.set(true)
  }
  note()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', note))
}

/**
 * Reloads the page in the server's version. The service worker stays registered, as push messages to this browser end with
 * it; a newer one takes its place at once.
 */
export async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.update().catch(() => undefined)
  const worker = registration?.installing ?? registration?.waiting
  if (worker) await takeOver(worker)
  location.reload()
}

/** Resolves when a new service worker controls the pages, or cannot. */
function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const next = () => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', next)
    next()
  })
}
