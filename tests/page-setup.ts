import { afterEach, vi } from 'vitest'
import { resetSettings } from '#web/settings/settings.ts'

// Tests of pages share modules and a window, so each of them leaves both as they were.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  resetSettings('en')
})
