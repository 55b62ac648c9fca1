import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// What people touch is tested in browsers, see playwright.config.ts and vitest.engines.config.ts.
const NOT_HERE = ['**/*.{deep,strength}.test.ts', 'tests/{browser,engines}/**', 'node_modules']
export const PROGRAMS = './tests/programs-setup.ts'
/** One server for all tests of a run, where Postgres is installed. */
export const POSTGRES = './src/server/testing/postgres-setup.ts'
const SERVER = ['src/server/**/*.test.ts', 'tests/{online,simulation}/**/*.test.ts']
const BOARDS = ['src/{ui,boards}/**/*.test.{ts,tsx}', 'src/games/*/board/**/*.test.{ts,tsx}']
const PAGES = ['src/web/**/*.test.{ts,tsx}']
/** Only a test that hangs reaches these limits: a busy machine can be slow. */
const TIMES = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }
// Style sheets are ignored in these tests, except where a program reads their text.
const CSS = { include: /\.css\?raw$/ }

export default defineConfig({
  test: {
    // By default, files that are not isolated run one after another.
    maxWorkers: 2,
    // What was tested on SQLite is tested again `on Postgres` by `npm run test:deep`.
    testNamePattern: /^(?!.*on '?Postgres)/,
    projects: [
      {
        // What holds for every game holds for the example too: see examples/list.ts.
        resolve: { conditions: ['example', ...defaultClientConditions] },
        ssr: { resolve: { conditions: ['example', ...defaultServerConditions] } },
        test: {
          name: 'pure',
          include: ['{src,tests,examples}/**/*.test.ts'],
          exclude: [...NOT_HERE, ...BOARDS, ...PAGES, ...SERVER],
          ...TIMES,
          globalSetup: PROGRAMS,
          // These files share no state, so they can share modules: this halves the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: SERVER,
          exclude: NOT_HERE,
          ...TIMES,
          globalSetup: [PROGRAMS, POSTGRES],
          isolate: false,
        },
      },
      {
        test: {
          name: 'boards',
          include: BOARDS,
          exclude: NOT_HERE,
          ...TIMES,
          environment: 'happy-dom',
          setupFiles: ['./tests/dom-setup.ts', './tests/board-setup.ts'],
          css: CSS,
          // Boards keep nothing outside of their components, so they can share modules and a window.
          isolate: false,
        },
      },
      {
        test: {
          name: 'pages',
          include: PAGES,
          exclude: NOT_HERE,
          ...TIMES,
          environment: 'happy-dom',
          setupFiles: ['./tests/dom-setup.ts', './tests/page-setup.ts'],
          css: CSS,
          // One window for all files halves the time.
          isolate: false,
        },
      },
    ],
  },
})
