import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Only a test that hangs meets this limit: on a busy machine a board may need more than the default second.
configure({ asyncUtilTimeout: 60_000 })

// Tests of boards share one window, so each of them leaves an empty one.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  localStorage.clear()
})
