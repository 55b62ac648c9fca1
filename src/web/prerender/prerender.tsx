import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { LANGUAGES, type Language } from '#boards/board.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import { App, loadAhead } from '../App.tsx'
import { PageTitle } from '../pages/PageFrame.tsx'
import { preload } from '../preloaded.ts'
import { aboutAddress, gameAt, homeAddress, hrefOf, PATHS, pageAt, rulesAddress } from '../routes.ts'
import { resetSettings } from '../settings/settings.ts'
import { TableOutline } from '../table/Loading.tsx'
import { loadShellTexts } from '../text/load-texts.ts'
import { TextsProvider } from '../text/TextsContext.tsx'
import { beforePaint } from './before-paint.ts'
import { SEARCH_ENGINES, type SearchEngineTexts } from './search-engines.ts'
import { type AppFiles, startLater } from './start-later.ts'

export { LANGUAGES }

/** What the build writes into the HTML files, so that pages are painted before any script has loaded. */

/** A page that can be read without scripts. */
export interface RenderedPage {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** Shown where scripts are switched off. */
  readonly noScript: string
  readonly isHome: boolean
  readonly html: string
}

/** The pages that look the same for every new visitor. */
export const ADDRESSES: readonly string[] = [
  homeAddress(),
  rulesAddress(),
  ...GAME_IDS.map((id) => rulesAddress(id)),
  aboutAddress(),
]

export async function renderPage(address: string, language: Language): Promise<RenderedPage> {
  resetSettings(language)
  const path = hrefOf(address)
  const [texts] = await Promise.all([preload(loadShellTexts, language), loadAhead(path, '', language)])
  const searchEngines = SEARCH_ENGINES[language]
  let title = ''
  const html = renderToString(
    <PageTitle
      value={(name) => {
        title = name
      }}
    >
      <TextsProvider first={texts}>
        <App builtPath={path} />
      </TextsProvider>
    </PageTitle>,
  )
  // Something that could not be loaded is left out silently.
  if (!html.includes('<h1')) throw new Error(`${address} has no heading in ${language}`)
  return {
    language,
    title,
    description: await descriptionOf(address, language, searchEngines),
    noScript: searchEngines.noScript,
    isHome: address === homeAddress(),
    html,
  }
}

async function descriptionOf(address: string, language: Language, texts: SearchEngineTexts): Promise<string> {
  const page = pageAt(address)
  if (page === 'rulesOf') return texts.rulesOf((await findEntrance(gameAt(address))?.loadIntro(language))?.name ?? '')
  return page === 'rules' || page === 'about' ? texts[page] : texts.home
}

export const tableOutline = renderToStaticMarkup(<TableOutline />)

const TABLES = [hrefOf(PATHS.table), hrefOf(PATHS.onlineTable)]

export const headScript = `(${beforePaint})(${JSON.stringify(LANGUAGES)},${JSON.stringify(TABLES)})`

export function lastScript(files: AppFiles): string {
  return `(${startLater})(${JSON.stringify(files)})`
}

/** What is hidden keeps its place. The outline is in all other pages, since one file serves them all offline. */
export const headStyle =
  '[data-hidden="page"] #root,[data-hidden="content"] main{visibility:hidden}' +
  'html:not([data-outline]) #root>[aria-hidden]{display:none}'
