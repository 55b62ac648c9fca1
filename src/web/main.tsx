import '#ui/tokens.css'
import '#ui/reset.css'
import '#ui/forced-colours.css'
import '#boards/hints.css'
import './fonts.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { nameLayout } from '#ui/layout.ts'
import { preload } from '#ui/Part.tsx'
import { App, preloadPage } from './App.tsx'
import { listGames } from './games/saved-game.ts'
import { registerWorker } from './new-version.ts'
import { followOtherTabs, nameLanguage, settings, showOnPage } from './settings/settings.ts'
import { library } from './storage/library.ts'
import { loadShellTexts, TextsProvider } from './text/TextsContext.tsx'

const builtLanguage = document.documentElement.lang
showOnPage(settings())
nameLayout()
void nameLanguage(false).catch(() => undefined)
followOtherTabs()

/** Not awaited at top level: the chunks that it loads may import this file, and would wait for it. */
async function open(root: HTMLElement): Promise<void> {
  const { language } = settings()
  const [first] = await Promise.all([
    preload(loadShellTexts, language),
    // Pages read saved games without waiting.
    library.open(),
    preloadPage(location.pathname, location.search, language),
  ])
  // Nothing is awaited from here on: a click in between would be lost.
  const clicked = root.querySelector<HTMLElement>('[data-clicked]')
  clicked?.removeAttribute('data-clicked')
  document.documentElement.dataset.app = ''
  const page = (
    <TextsProvider first={first}>
      <App onShown={() => clicked?.click()} />
    </TextsProvider>
  )
  if (isAsBuilt()) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

/** Whether the build has rendered what this visitor is to see: in the same language, and nothing of it is personal. */
function isAsBuilt(): boolean {
  const { built, personal } = document.documentElement.dataset
  const isNewVisitor = personal === undefined && listGames().length === 0
  return built !== undefined && isNewVisitor && builtLanguage === settings().language
}

const root = document.getElementById('root')
if (root !== null) void open(root)

if (import.meta.env.PROD && 'serviceWorker' in navigator) registerWorker().catch(() => undefined)
