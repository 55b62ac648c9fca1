import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { LANGUAGES, type Language } from '#boards/board.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import { preload } from '#ui/Part.tsx'
import { App, preloadPage } from '../App.tsx'
import { PageTitle } from '../pages/PageFrame.tsx'
import { aboutAddress, gameAt, homeAddress, hrefOf, PATHS, pageAt, rulesAddress } from '../routes.ts'
import { resetSettings } from '../settings/settings.ts'
import { TableOutline } from '../table/Loading.tsx'
import { loadShellTexts, TextsProvider } from '../text/TextsContext.tsx'

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
  const [texts] = await Promise.all([preload(loadShellTexts, language), preloadPage(path, '', language)])
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

/**
 * Runs in the head of every built page, before anything is painted: shows the stored theme, and hides what the build has
 * rendered if this visitor is to see something else. The page shows itself when the app has rendered it. The build writes
 * this function into the pages as text, so it must not use anything from outside.
 */
export function beforePaint(languages: readonly Language[], tables: readonly string[]): void {
  const page = document.documentElement
  let kept: Partial<Record<string, unknown>> = {}
  let isPersonal = false
  let hasTables = false
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith('hilltop.'))
    kept = JSON.parse(localStorage.getItem('hilltop.settings') ?? '{}')
    isPersonal =
      ours.some((key) => key !== 'hilltop.settings' && !key.startsWith('hilltop.known.')) ||
      Boolean(kept.name) ||
      JSON.stringify(kept.cardSets ?? {}) !== '{}'
    hasTables = ours.includes('hilltop.at-online-tables')
  } catch {
    // Without storage, or with something else in it, everyone is a new visitor.
  }
  if (kept.theme === 'light' || kept.theme === 'dark') page.dataset.theme = kept.theme
  if (kept.motion === 'off') page.dataset.motion = 'off'
  if (isPersonal) page.dataset.personal = ''
  const wishes = [kept.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())]
  const language = wishes.find((wish) => languages.some((known) => known === wish)) ?? 'en'
  if (page.dataset.built === undefined) {
    // A link with a code usually invites to a table that has not begun.
    const isInvitation = location.search.includes('code=') && !hasTables
    if (tables.includes(location.pathname) && location.search !== '' && !isInvitation) page.dataset.outline = ''
  } else if (language !== page.lang) page.dataset.hidden = 'page'
  else if (isPersonal && page.dataset.built === 'home') page.dataset.hidden = 'content'
}

/** The files of the app, by their addresses. */
interface AppFiles {
  readonly script: string
  readonly style: string
  /** What the script imports. */
  readonly modules: readonly string[]
  /** The fonts that the first page is written in. */
  readonly fonts: readonly string[]
}

/**
 * Runs at the end of every page that the build has rendered. Such a page can be read at once, so nothing of the app is
 * loaded before it is painted, and the app starts when the visitor does something, or after a while. The build writes
 * this function into the pages as text, so it must not use anything from outside.
 */
export function startLater({ script, style, modules, fonts }: AppFiles): void {
  const { dataset } = document.documentElement
  const sheet = link('stylesheet', style)
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
  let isLoading = false
  let isStarted = false

  function link(rel: string, href: string): HTMLLinkElement {
    return Object.assign(document.createElement('link'), { rel, href })
  }
  function load(): void {
    if (isLoading) return
    isLoading = true
    // Below the styles of the page, which hold until the app has rendered it.
    document.head.prepend(sheet)
    for (const href of fonts)
      document.head.append(
        Object.assign(link('preload', href), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
      )
    for (const href of [script, ...modules])
      document.head.append(
        Object.assign(link('modulepreload', href), { crossOrigin: 'anonymous', fetchPriority: 'low' }),
      )
  }
  function start(): void {
    load()
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    const run = () =>
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src: script, crossOrigin: 'anonymous' }),
      )
    if (sheet.sheet === null) sheet.onload = sheet.onerror = run
    else run()
  }

  // A page that is hidden until the app has rendered it would not be painted before.
  if (dataset.hidden !== undefined || dataset.personal !== undefined) {
    start()
    return
  }
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('load', () => setTimeout(start, 5000))
  // The app repeats the last click on a button that came too early for it.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#root button')
    if (!button || dataset.app !== undefined) return
    for (const early of document.querySelectorAll('[data-clicked]')) early.removeAttribute('data-clicked')
    button.setAttribute('data-clicked', '')
  })
}

const en = {
  home: 'Play board games in the browser: alone, with people on one screen, online, or against bots. Free, open, without an account, and offline.',
  rules: 'The rules of all games on Hilltop in full, with search and drawn examples.',
  rulesOf: (game: string) =>
    `The rules of ${game} in full, with search and drawn examples. Every rule can be linked to.`,
  about: 'What Hilltop is, what it saves about you, whose games it lets you play, and what it is made of.',
  /** Shown where scripts are switched off. */
  noScript: 'Playing needs JavaScript. The rules can be read without it.',
}

type SearchEngineTexts = typeof en

const hu: SearchEngineTexts = {
  home: 'Társasjátékok a böngészőben: egyedül, közös képernyőn, online vagy botok ellen. Ingyenes, nyílt, fiók nélkül és internet nélkül is megy.',
  rules: 'A Hilltop összes játékának teljes szabálya, kereséssel és rajzolt példákkal.',
  rulesOf: (game) => `${game}: a teljes szabály, kereséssel és rajzolt példákkal. Minden szabálynak saját címe van.`,
  about: 'Mi a Hilltop, mit ment el rólad, kiké a játékok, és miből készült az oldal.',
  noScript: 'A játékhoz JavaScript kell. A szabályok enélkül is olvashatók.',
}

const ja: SearchEngineTexts = {
  home: 'ブラウザーで遊べるボードゲーム。ひとりで、同じ画面でみんなと、オンラインで、ボットと。無料、オープンソース、アカウント不要、オフラインでも遊べます。',
  rules: 'Hilltopで遊べるすべてのゲームのルール全文。検索と図解つき。',
  rulesOf: (game) => `${game}のルール全文。検索と図解つき。ルールごとにリンクできます。`,
  about: 'Hilltopとは何か、何を保存するか、ゲームの権利者、使っているソフトウェアについて。',
  noScript: '遊ぶにはJavaScriptが必要です。ルールはJavaScriptなしでも読めます。',
}

/** What search engines show of the pages that the build renders. Only the build reads it. */
const SEARCH_ENGINES: Readonly<Record<Language, SearchEngineTexts>> = { en, hu, ja }
