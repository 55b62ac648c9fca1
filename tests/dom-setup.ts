import { configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterAll, vi } from 'vitest'

configure({
  // Only a test that hangs meets this limit: on a busy machine a page may need more than the default second.
  asyncUtilTimeout: 60_000,
  // A query that waits fails many times before it succeeds, so the document is printed only if the message is read.
  getElementError: function elementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, elementError)
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// A component that is still loading when its file ends would fail to load, also for the next file in the same window.
afterAll(() => vi.dynamicImportSettled())

// React would take a stack trace for each of the first 10,000 elements of every second. It takes none after those, and
// only messages of its warnings need them.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)
