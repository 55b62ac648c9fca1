import type { Runtime } from '#engine/runtime.ts'

/** The runtime of a page. */
export const BROWSER: Runtime = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  soon: (act) => void setTimeout(act),
  random: () => Math.random(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
}

/** Puts a text on the clipboard. False where the browser does not allow it, as at addresses without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Every browser has read a file by then. */
const READ_MS = 40_000

/** Downloads a file under a name. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
