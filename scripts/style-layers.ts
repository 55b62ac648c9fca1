import type { Plugin } from 'vite'

/** The layers of all styles, weakest first: what a page says wins over what a shared part says, whatever loads first. */
const LAYERS = ['reset', 'tokens', 'ui', 'game', 'page'] as const

/** The layer of a style sheet by where it is. */
const PLACES: readonly (readonly [place: RegExp, layer: (typeof LAYERS)[number]])[] = [
  [/\/src\/ui\/reset\.css$/, 'reset'],
  [/\/src\/ui\/tokens\.css$|\/board\/colours\.css$/, 'tokens'],
  [/\/src\/ui\//, 'ui'],
  [/\/(?:src\/boards|src\/games|examples)\//, 'game'],
  [/\/src\/web\//, 'page'],
]

/** Puts every style sheet into the layer of its folder. */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      // The text of a sheet is not a style.
      const [file, query] = id.replaceAll('\\', '/').split('?')
      if (!file.endsWith('.css') || file.includes('/node_modules/') || /\braw\b/.test(query ?? '')) return
      const layer = PLACES.find(([place]) => place.test(file))?.[1]
      if (layer === undefined) throw new Error(`${file} is in no layer: see style-layers.ts`)
      return { code: `@layer ${layer} {${code}}`, map: null }
    },
    transformIndexHtml: () => [{ tag: 'style', children: `@layer ${LAYERS.join(',')}`, injectTo: 'head-prepend' }],
  }
}
