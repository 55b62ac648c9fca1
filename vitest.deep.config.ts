import { defineConfig } from 'vitest/config'
import { POSTGRES, PROGRAMS } from './vitest.config.ts'

const COMMON = {
  exclude: ['tests/{browser,engines}/**', 'node_modules'],
  testTimeout: 3_600_000,
  hookTimeout: 60_000,
  globalSetup: [PROGRAMS, POSTGRES],
}

/** What takes too long for every change. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // `npm run test:deep`
      { test: { ...COMMON, name: 'deep', include: ['**/*.deep.test.ts'] } },
      // `npm run strength`, after a change of a bot
      { test: { ...COMMON, name: 'strength', include: ['**/*.strength.test.ts'] } },
    ],
  },
})
