import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Tests of boards share one window, so each of them leaves an empty one.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  localStorage.clear()
})
