/**
 * Small things in the browser's `localStorage`, as JSON under names of our own. Where the browser refuses to store
 * something, it stays in memory until the page is left.
 */

const PREFIX = 'hilltop.'

/** The last values that the browser refused to store, as JSON by name. */
const refused = new Map<string, string>()

export function read(name: string): unknown {
  try {
    const text = refused.get(name) ?? localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether it was stored: false if storage is full or switched off, so that it is lost when the page is left. */
export function write(name: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + name, text)
    refused.delete(name)
    return true
  } catch {
    refused.set(name, text)
    return false
  }
}

export function erase(name: string): void {
  refused.delete(name)
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // Without storage there is nothing to erase.
  }
}

/** The names that begin with a prefix, in no particular order. */
export function namesUnder(prefix: string): string[] {
  const names = new Set([...storedNames(), ...refused.keys()])
  return [...names].filter((name) => name.startsWith(prefix))
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Calls `changed` when another tab of this browser writes something. */
export function onOtherTab(changed: (name: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (!event.key?.startsWith(PREFIX)) return
    const name = event.key.slice(PREFIX.length)
    // The last write wins, as it does where the browser stores everything.
    refused.delete(name)
    changed(name)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
