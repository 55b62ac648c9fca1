import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { resetSettings } from '#web/settings/settings.ts'

// Tests of pages share modules and a window, so each of them leaves both as they were.
afterEach(async () => {
  vi.useRealTimers()
  // One file has no window, as the program that it tests.
  if (globalThis.document !== undefined) {
    cleanup()
    document.body.replaceChildren()
  }
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  resetSettings('en')
  // A changed address is told a little later; not to the next test.
  await new Promise((resolve) => setTimeout(resolve))
})
