import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { hrefOf } from '../routes.ts'
import { loadShellTexts, TextsProvider } from '../text/TextsContext.tsx'
import { ADDRESSES, renderPage } from './prerender.tsx'

afterEach(() => vi.restoreAllMocks())

test.each(ADDRESSES)('React takes over %s as the build has rendered it', async (address) => {
  const complaints = vi.spyOn(console, 'error')
  const { html } = await renderPage(address, 'hu')
  history.replaceState(null, '', hrefOf(address))
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.innerHTML = html
  const heading = place.querySelector('h1')
  const texts = await loadShellTexts('hu')
  const root = await act(async () =>
    hydrateRoot(
      place,
      <TextsProvider first={texts}>
        <App />
      </TextsProvider>,
    ),
  )
  expect(complaints.mock.calls).toEqual([])
  expect(heading).not.toBeNull()
  expect(place.querySelector('h1')).toBe(heading)
  await act(async () => root.unmount())
})
