import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { type ChunkGroup, chunkGroups, groupsInUse } from './scripts/chunk-groups.ts'
import { constantBindings } from './scripts/constant-bindings.mjs'
import { pageFolders, SHELL } from './scripts/page-folders.ts'
import { styleLayers } from './scripts/style-layers.ts'

const DIST = fileURLToPath(new URL('dist', import.meta.url))
const MODULES = fileURLToPath(new URL('node_modules', import.meta.url))

/** The folder that Hilltop is served from, where that is not the root of its host: `HILLTOP_BASE=/games/ npm run build`. */
const BASE = `/${process.env.HILLTOP_BASE ?? ''}/`.replace(/\/{2,}/g, '/')

/** The ids of the games, with their English names. */
const NAMES = (await runnerImport<typeof import('./scripts/game-names.ts')>('./scripts/game-names.ts')).module.NAMES

/** Letters that only style sheets name, and what the service worker is made of. */
const NAMED_IN_STYLES = ['@fontsource-variable/inter', '@fontsource/barlow', 'workbox-core']

/** The licences of everything that is shipped, as most of them ask for. */
function licences(): Plugin {
  const folders = new Set(NAMED_IN_STYLES.map((name) => `${MODULES}/${name}`))
  return {
    name: 'licences',
    apply: 'build',
    load(id) {
      const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0]
      if (folder !== undefined) folders.add(folder)
      return null
    },
    writeBundle({ dir = DIST }) {
      const texts = [...folders].sort().map((folder) => {
        const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
        const text = file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8').trim()
        return `${name} ${version} (${license})\n\n${text}\n`
      })
      writeFileSync(`${dir}/licences.txt`, texts.join(`\n${'-'.repeat(80)}\n\n`))
    },
  }
}

/** Leaves out what a manifest could load but nothing in this bundle asks for: pages have no bots, the bots no boards. */
function without(unused: RegExp): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    resolveDynamicImport(specifier, importer) {
      const isUnused = typeof specifier === 'string' && unused.test(specifier)
      return isUnused && /[\\/]game\.ts$/.test(importer ?? '') ? '\0nothing' : null
    },
    load: (id) => (id === '\0nothing' ? 'export {}' : null),
  }
}

/** What pages are drawn with, but not tables. */
const PAGE_PARTS = ['Button', 'Card', 'Field', 'columns', 'prose']

/** A few larger files travel and compress better than many small ones: what every page needs goes together. */
const GROUPS: readonly ChunkGroup[] = [
  {
    name: 'house',
    files: [
      'node_modules/',
      'src/engine/',
      'src/ui/',
      'src/boards/',
      'src/web/*',
      'src/web/settings/',
      'src/web/storage/',
      'src/web/games/',
      'src/web/text/*',
      'src/web/online/own-tables.ts',
    ],
    butNot: [
      ...['@fontsource-variable/noto-sans-jp/', 'comlink/', '@noble/', 'uqr/'].map((name) => `node_modules/${name}`),
      ...['card-sentences', 'card-set', 'position', 'sha256', 'ed25519'].map((name) => `src/engine/${name}.ts`),
      ...[...PAGE_PARTS, 'Dragged', 'Switch', 'Tooltip', 'use-pointer-drag'].map((name) => `src/ui/${name}`),
      ...['text/', 'editor/', 'Log', 'RunningTrain', 'Help', 'examples', 'result/'].map((name) => `src/boards/${name}`),
      ...['card-files', 'sample-', 'start-', 'use-board'].map((name) => `src/web/games/${name}`),
      'src/web/text/estimate',
    ],
  },
  // What the tables of this browser, online tables and replays share.
  {
    name: 'table',
    files: ['src/web/table/', 'src/web/bots/bot-game.ts', 'src/web/bots/thinking-limits.ts'],
    butNot: ['src/web/table/Result', 'src/web/table/picture.ts'],
    minShareCount: 2,
  },
  // Online tables need these too, but not the other parts of pages.
  { name: 'dates', files: ['src/web/pages/parts/dates.ts'] },
  // What most pages share. A group takes along what its files need, unless one before has it.
  {
    name: 'parts',
    files: [
      'src/web/pages/PageFrame',
      'src/web/pages/parts/',
      'src/web/pages/new-game/Seat',
      ...PAGE_PARTS.map((name) => `src/ui/${name}`),
    ],
    butNot: ['src/web/pages/parts/games.tsx', 'src/web/pages/parts/GamePicture'],
    minShareCount: 2,
  },
  // What lessons and puzzles share.
  {
    name: 'lessons',
    files: ['src/web/lessons/', 'src/web/puzzles/', 'src/bots/'],
    butNot: ['src/web/lessons/LessonOffer'],
    minShareCount: 2,
  },
  // What online tables need, and what only the pages around them do.
  {
    name: 'online',
    files: [
      'src/web/online/*',
      'src/web/online/table/',
      'src/web/online/lobby/table-texts.ts',
      'src/web/online/account/use-me.ts',
    ],
    minShareCount: 2,
  },
  { name: 'lobby', files: ['src/web/online/lobby/', 'src/web/online/account/'], minShareCount: 2 },
  {
    name: ':game-rules',
    files: ['src/games/:game/rules/', 'src/games/:game/cards/'],
    butNot: ['facts', 'check-position', 'hand-score'].map((name) => `src/games/:game/rules/${name}`),
  },
  // What a cover is drawn with: the first page needs it without the board.
  { name: ':game-colours', files: ['src/games/:game/board/colours.css'] },
  { name: ':game-pieces', files: ['src/games/:game/board/pieces/'] },
  // What is excepted is loaded when it is looked at.
  {
    name: ':game-board',
    files: ['src/games/:game/board/'],
    butNot: [
      'Cover',
      'colours.css',
      'editor/',
      'examples/',
      'hint/',
      'motion/',
      'panels/',
      'sheet/',
      'town/Previews',
    ].map((name) => `src/games/:game/board/${name}`),
  },
]

export default defineConfig({
  root: 'src/web',
  base: BASE,
  publicDir: 'public',
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers that do not know modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups(
            GROUPS,
            NAMES.map(([game]) => game),
          ),
        },
        // Seven letters (the fewest for so many files) tell versions apart as well as eight, and the first file lists the names of most others.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      checks: { pluginTimings: false },
    },
  },
  // What wouter needs for React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  worker: { format: 'es', plugins: () => [without(/^\.\/(?:board|text|lessons)/), constantBindings()] },
  // `npm run dev` serves the pages, a server beside it (`PORT=8080 npm start`) the tables.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  plugins: [
    styleLayers(),
    react(),
    without(/^\.\/bot/),
    groupsInUse(GROUPS),
    pageFolders(NAMES),
    licences(),
    VitePWA({
      injectRegister: false,
      manifest: {
        name: 'Hilltop',
        short_name: 'Hilltop',
        description: 'A table for board games',
        start_url: BASE,
        scope: BASE,
        display: 'standalone',
        background_color: '#f5f0e6',
        theme_color: '#f5f0e6',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: [SHELL, 'licences.txt', '**/*.{js,css,woff2,svg,png}'],
        // The Japanese font, some hundred small files and their list: each is kept once it was needed.
        // The positions of puzzles are kept with the first visit of their page.
        globIgnores: ['**/noto-sans-jp-*', 'push.js', '**/puzzle-positions-*'],
        runtimeCaching: [
          {
            urlPattern: /noto-sans-jp-.*\.(?:css|woff2)$/,
            handler: 'CacheFirst',
            options: { cacheName: 'japanese-letters', expiration: { maxEntries: 200 } },
          },
          {
            urlPattern: /puzzle-positions-.*\.js$/,
            handler: 'CacheFirst',
            options: { cacheName: 'puzzles', expiration: { maxEntries: 10 } },
          },
          // Most players who hear the sounds do so with the first game.
          {
            urlPattern: /\.wav$/,
            handler: 'CacheFirst',
            options: { cacheName: 'sounds', expiration: { maxEntries: 20 } },
          },
        ],
        // Shows push messages.
        importScripts: ['push.js'],
        navigateFallback: `${BASE}${SHELL}`,
        // The pages themselves are not kept: their words are in the scripts.
        directoryIndex: null,
        // Addresses of files and of the server's own answers are not pages.
        navigateFallbackDenylist: [/\.[a-z]+$/, /\/api\//, /\/unsubscribe\//, /\/(?:healthz|readyz|metrics)$/],
        // Games play offline from the first visit on; a new version waits for the next one.
        clientsClaim: true,
        skipWaiting: false,
      },
    }),
  ],
})
