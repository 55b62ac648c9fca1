import { createRoot } from 'react-dom/client'
import '#boards/theme.css'
import './fonts.css'
import { App } from './App.tsx'
import { loadAhead } from './load-ahead.ts'
import { settings, showOnPage } from './settings/settings.ts'
import { loadShellTexts } from './text/load-texts.ts'
import { TextsProvider } from './text/TextsContext.tsx'

showOnPage(settings())

/** Not awaited here: what is loaded ahead may stand on this very file, and would wait for it. */
async function open(root: HTMLElement): Promise<void> {
  const loading = loadShellTexts(settings().language)
  await loadAhead(location.pathname, location.search)
  const texts = await loading
  createRoot(root).render(
    <TextsProvider first={texts}>
      <App />
    </TextsProvider>,
  )
}

const root = document.getElementById('root')
if (root !== null) void open(root)

// The service worker keeps the whole house in the browser. A new version waits until no page shows the old one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where the browser will not have one, everything still works while the house can be reached.
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined)
}
