import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'lightningcss'
import { build, type Plugin, type Rolldown } from 'vite'
import { styleLayers } from './style-layers.ts'

type Prerender = typeof import('../src/web/prerender/prerender.tsx')
type RenderedPage = Awaited<ReturnType<Prerender['renderPage']>>
type Bundle = Rolldown.OutputBundle

const [FALLBACK_FONTS, OUTLINE] = ['fallback-fonts.css', 'table-outline.css'].map((sheet) =>
  readFileSync(join(import.meta.dirname, '../src/web/prerender', sheet), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' '),
)

/** In the page itself: as a file of its own it would arrive together with the first paint and delay it. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  readFileSync(join(import.meta.dirname, '../src/web/public/icon.svg'), 'utf8').replace(/>\s+</g, '><'),
)}`

/** The page that the service worker answers every address with: it has nothing of any page in it. */
export const SHELL = 'shell.html'

/** Pages that are rendered in the browser only, with the title that search engines see. */
const PAGES: Readonly<Record<string, string>> = {
  table: 'The table',
  replay: 'Replay a game',
  analysis: 'Analysis',
  scores: 'Score pad',
  settings: 'Settings',
  online: 'Online tables',
  'online/table': 'An online table',
  account: 'Your account',
  daily: 'The Daily Hill',
  player: 'Profile',
  puzzles: 'Puzzles',
  workshop: 'Workshop',
}

function pagesOf([game, name]: readonly [string, string]): [path: string, title: string][] {
  return [
    [`new/${game}`, `New game of ${name}`],
    [`learn/${game}`, `Learn ${name}`],
    [`online/new/${game}`, `New table of ${name}`],
  ]
}

/**
 * Every page is a folder with an index.html, so that any web server can serve the build without settings. Pages that look
 * the same to all new visitors are rendered here, in every language: `index.html` is in English, and our server prefers
 * `index.hu.html` and the like where a visitor does.
 */
export function pageFolders(names: readonly (readonly [game: string, name: string])[]): Plugin {
  let base = '/'
  return {
    name: 'page-folders',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      base = config.base
    },
    async writeBundle({ dir = '' }, bundle) {
      const built = readFileSync(join(dir, 'index.html'), 'utf8')
      // Below the output, where it finds node_modules.
      const folder = join(dir, '.prerender')
      const prerender = await buildPrerender(folder, base)
      const plain = plainPage(built, prerender)
      for (const [path, title] of [...Object.entries(PAGES), ...names.flatMap(pagesOf)]) {
        write(join(dir, path, 'index.html'), plain.replace(/<title>.*<\/title>/, `<title>${title} · Hilltop</title>`))
      }
      for (const file of [SHELL, '404.html']) write(join(dir, file), plain)
      for (const address of prerender.ADDRESSES) {
        for (const language of prerender.LANGUAGES) {
          const page = await prerender.renderPage(address, language)
          const file = language === 'en' ? 'index.html' : `index.${language}.html`
          const styles = `<style>${FALLBACK_FONTS}${prerender.headStyle}</style><style data-built>${stylesOf(page.html, bundle)}</style>`
          write(join(dir, address, file), renderedPage(built, page, styles, latinFonts(bundle, base), prerender))
        }
      }
      rmSync(folder, { recursive: true })
    },
  }
}

/** Builds and loads what renders the pages; it loads its own parts from the folder as long as it renders. */
async function buildPrerender(outDir: string, base: string): Promise<Prerender> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../src/web'),
    base,
    publicDir: false,
    logLevel: 'error',
    // Names of classes come from the text of their sheet.
    plugins: [styleLayers()],
    build: { ssr: 'prerender/prerender.tsx', outDir, emptyOutDir: true, target: 'es2022', minify: true },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

function plainPage(built: string, { headScript, headStyle, tableOutline }: Prerender): string {
  return built
    .replace(
      '</head>',
      () => `<style>${FALLBACK_FONTS}${OUTLINE}${headStyle}</style><script>${headScript}</script></head>`,
    )
    .replace('<div id="root">', (root) => root + tableOutline)
}

/** The styles are in the page, and nothing else has to arrive before it is painted: the last script loads the app. */
function renderedPage(
  built: string,
  page: RenderedPage,
  styles: string,
  fonts: readonly string[],
  { headScript, lastScript }: Prerender,
): string {
  const { language, title, description, noScript, isHome, html } = page
  const [app = '', script = ''] = /<script type="module".*? src="(.*?)".*?<\/script>/.exec(built) ?? []
  const [sheet = '', style = ''] = /<link rel="stylesheet".*? href="(.*?)".*?>/.exec(built) ?? []
  const preloads = Array.from(built.matchAll(/<link rel="modulepreload".*? href="(.*?)".*?>\s*/g))
  const modules = preloads.map(([, href]) => href)
  return built
    .replace('<html lang="en">', `<html lang="${language}" data-built="${isHome ? 'home' : 'page'}">`)
    .replace(app, '')
    .replaceAll(/<link rel="modulepreload".*?>\s*/g, '')
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta name="description" content=").*?"/, (_, start) => `${start}${escapeHtml(description)}"`)
    .replace(/(<link rel="icon" href=").*?"/, (_, start) => `${start}${ICON}"`)
    .replace(sheet, () => `${styles}<script>${headScript}</script>`)
    .replace(/<noscript>.*<\/noscript>/, () => (isHome ? `<noscript>${escapeHtml(noScript)}</noscript>` : ''))
    .replace('<div id="root"></div>', () => {
      return `<div id="root">${html}</div><script>${lastScript({ script, style, modules, fonts })}</script>`
    })
}

/** The addresses of the fonts of Latin letters, which every page needs. */
function latinFonts(bundle: Bundle, base: string): string[] {
  return Object.keys(bundle)
    .filter((file) => /(?:inter-latin-wght|barlow-latin-600)-normal/.test(file))
    .map((file) => base + file)
}

/** All style sheets that have a class of the page, each after those that it builds on. */
function stylesOf(html: string, bundle: Bundle): string {
  const used = new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, names]) => names.split(' ')).flat())
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    for (const needed of chunk.imports) add(needed)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  // Drawings have no classes, but read the colours of their game.
  const read = namesIn(html, /var\((--[\w-]+)/g)
  const isUsed = (sheet: string) =>
    Array.from(textOf(sheet, bundle).matchAll(/\.(_[\w-]+)|[{;](--[\w-]+):/g)).some(
      ([, name, property]) => used.has(name) || read.has(property),
    )
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    if (chunk.isEntry || [...(chunk.viteMetadata?.importedCss ?? [])].some(isUsed)) add(chunk.fileName)
  }
  return usedStyles([...sheets].map((sheet) => textOf(sheet, bundle)).join(''), html, used)
}

/** Leaves out classes that are not on the page, and custom properties, most of them colours of boards, that nothing reads. */
function usedStyles(styles: string, html: string, used: ReadonlySet<string>): string {
  const read = namesIn(styles + html, /var\((--[\w-]+)/g)
  const unused = [
    ...[...namesIn(styles, /\.(_[\w-]+)/g)].filter((name) => !used.has(name)),
    ...[...namesIn(styles, /[{;](--[\w-]+):/g)].filter((name) => !read.has(name)),
  ]
  const less = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: unused,
    // Our fonts come later; until then others stand in.
    visitor: { Rule: { 'font-face': () => [] } },
  }).code.toString()
  return less === styles ? styles : usedStyles(less, html, used)
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name]) => name))
}

function textOf(sheet: string, bundle: Bundle): string {
  const asset = bundle[sheet]
  return asset?.type === 'asset' ? String(asset.source) : ''
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
