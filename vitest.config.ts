import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // What people touch is tested in a browser, see playwright.config.ts.
    exclude: ['**/*.long.test.ts', 'tests/browser/**', 'node_modules'],
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/engine/**', 'src/games/**', 'src/bots/**', 'src/cli/**'],
      // Words are seen to be there by the compiler, and boards are played in a browser.
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/board/**', '**/text/*/**', '**/*.json'],
      reporter: ['text-summary', 'html'],
      thresholds: {
        'src/engine/**': { branches: 95 },
        'src/games/**': { branches: 95 },
      },
    },
  },
})
