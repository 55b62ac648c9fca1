import { defineConfig } from 'vitest/config'

/** The pages in Firefox and WebKit; Chromium has its own tests, see playwright.config.ts. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
})
