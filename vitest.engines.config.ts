import { defineConfig } from 'vitest/config'

const COMMON = {
  exclude: ['node_modules'],
  // Only a test that hangs reaches this: a busy machine can be slow.
  testTimeout: 480_000,
  hookTimeout: 300_000,
}

/** The pages in Firefox and WebKit; Chromium has its own tests, see playwright.config.ts. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...COMMON, name: 'quick', include: ['tests/engines/engines.test.ts'] } },
      { test: { ...COMMON, name: 'deep', include: ['tests/engines/*.deep.test.ts'], testTimeout: 3_600_000 } },
    ],
  },
})
