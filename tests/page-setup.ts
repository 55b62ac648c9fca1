import { afterEach, vi } from 'vitest'
import { resetSettings } from '#web/settings/settings.ts'

// Only a test that hangs meets this limit, as in board-setup.ts. Files without a window do not need the library.
if (globalThis.document !== undefined) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 60_000 })
}

// Tests of pages share modules and a window, so each of them leaves both as they were.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  resetSettings('en')
})
