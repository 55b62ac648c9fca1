/** Loads the page as the server has it now: the service worker would keep the one that is open. */
export async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.unregister().catch(() => undefined)
  location.reload()
}
