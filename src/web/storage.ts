/** What the browser keeps for us, as JSON under names of our own. A browser that keeps nothing is no error. */

const PREFIX = 'hilltop.'

export function read(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether it was kept: false where storage is full or switched off. */
export function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function erase(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
}

/** The names that begin with the given text, without order. */
export function namesUnder(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Calls `changed` when another tab of this browser writes something. */
export function onOtherTab(changed: (name: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key?.startsWith(PREFIX)) changed(event.key.slice(PREFIX.length))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
