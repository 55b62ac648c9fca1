import { useSyncExternalStore } from 'react'

/** How much room the window has: for everything, for main part and panels side by side, or for one below the other. */
export type Layout = 'wide' | 'low' | 'tall'

/** Sizes are in em, so that large text counts. */
const LANDSCAPE = '(min-aspect-ratio: 11/10)'
const WIDE = `${LANDSCAPE} and (min-width: 56.25em) and (min-height: 35em)`

function layoutNow(): Layout {
  return matchMedia(WIDE).matches ? 'wide' : matchMedia(LANDSCAPE).matches ? 'low' : 'tall'
}

function follow(changed: () => void): () => void {
  const queries = [WIDE, LANDSCAPE].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

export function useLayout(): Layout {
  return useSyncExternalStore(follow, layoutNow)
}

/** Names the layout on the page as `data-layout`, for all style sheets. */
export function nameLayout(): void {
  const name = () => {
    document.documentElement.dataset.layout = layoutNow()
  }
  name()
  follow(name)
}
