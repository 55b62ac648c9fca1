/**
 * What the browser keeps for us, as JSON under names of our own. A browser that keeps nothing is no error: what it
 * refuses stays here until the page is left.
 */

const PREFIX = 'hilltop.'

/** What was written last and the browser did not keep, by its name. */
const refused = new Map<string, string>()

export function read(name: string): unknown {
  try {
    const text = refused.get(name) ?? localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether it was kept: false where storage is full or switched off, so that it is lost when the page is left. */
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
    // A browser that keeps nothing has nothing to erase.
  }
}

/** The names that begin with the given text, without order. */
export function namesUnder(start: string): string[] {
  const names = new Set([...keptNames(), ...refused.keys()])
  return [...names].filter((name) => name.startsWith(start))
}

function keptNames(): string[] {
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
    // Whoever writes last is right, as it is where the browser keeps everything.
    refused.delete(name)
    changed(name)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
