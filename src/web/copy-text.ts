/** Puts a text on the clipboard. False where the browser does not allow it, as at addresses without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
