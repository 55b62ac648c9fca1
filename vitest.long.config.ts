import { defineConfig } from 'vitest/config'
import { POSTGRES, PROGRAMS } from './vitest.config.ts'

/** The slow proofs, for the night. */
export default defineConfig({
  test: {
    include: ['**/*.long.test.ts'],
    exclude: ['node_modules'],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    globalSetup: [PROGRAMS, POSTGRES],
  },
})
