import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { QUICK_FOLDER } from '#server/testing/folders.ts'
import { CHROMIUM_OPTIONS } from './tests/browser/support/chromium.ts'

const PORT = Number(process.env.HILLTOP_TEST_PORT ?? 8099)
/** This file is read by every worker too, and all of them must find the same folder. */
process.env.HILLTOP_TEST_DATA ??= freshFolder()

/** A folder for the tables of one run, removed at its end. */
function freshFolder(): string {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Only a test that hangs reaches these: a busy machine can be slow.
  timeout: 480_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  // `npm test` runs the one, `npm run test:deep` the other.
  projects: [
    { name: 'quick', testIgnore: '**/*.deep.spec.ts' },
    { name: 'deep', testMatch: '**/*.deep.spec.ts' },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // What the service worker keeps has tests of its own; elsewhere it would only load everything once more.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM_OPTIONS,
  },
  webServer: {
    command: 'node scripts/build.mjs --if-needed && node programs/server/main.js',
    // The line of this very process: a server left over from another run on this port is not taken for it.
    wait: { stdout: new RegExp(`running at http://localhost:${PORT} `) },
    env: {
      PORT: String(PORT),
      DATA: process.env.HILLTOP_TEST_DATA,
      DATABASE_URL: '',
      RATE: '0',
      BOT_MS: '20',
      BOT_PAUSE: '0',
      BOT_THREADS: '1',
      LOG_LEVEL: 'error',
    },
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
