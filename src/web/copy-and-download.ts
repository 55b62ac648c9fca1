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
