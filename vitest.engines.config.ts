import { defineConfig } from 'vitest/config'

/** The pages in Firefox and WebKit; Chromium has its own tests, see playwright.config.ts. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    // Only a test that hangs reaches this: a busy machine can be slow.
    testTimeout: 480_000,
    hookTimeout: 300_000,
  },
})
