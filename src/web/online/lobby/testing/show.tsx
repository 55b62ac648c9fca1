import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { texts } from '../../../text/en/shell.ts'
import { TextsProvider } from '../../../text/TextsContext.tsx'

/** Shows a page in English; the answer knows where it went. */
export function show(page: ReactNode, path = '/online/') {
  const memory = memoryLocation({ path, record: true })
  const around = (inside: ReactNode) => (
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <TextsProvider first={texts}>{inside}</TextsProvider>
    </Router>
  )
  const { rerender } = render(around(page))
  return {
    where: () => memory.history?.at(-1),
    showAgain: (changed: ReactNode) => rerender(around(changed)),
  }
}
