/**
 * The WebAssembly of a kernel, or nothing where it is not available: in old browsers, which have no vectors in
 * WebAssembly, or where it is forbidden (Safari's lockdown mode, a page with a strict policy).
 */
export function compiled(code: string): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
