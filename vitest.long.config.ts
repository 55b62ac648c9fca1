import { defineConfig } from 'vitest/config'
import { POSTGRES, PROGRAMS } from './vitest.config.ts'

/** The slow proofs, for the night. */
export default defineConfig({
  test: {
    // The other files do less by day; `LONG_TESTS` lets them do all of it.
    include: [
      '**/*.long.test.ts',
      'src/cli/verify.test.ts',
      'src/games/machi-koro/rules/conformance.test.ts',
      'src/games/rail-on-the-hill/rules/scoring/provenance.test.ts',
    ],
    env: { LONG_TESTS: 'true' },
    exclude: ['node_modules'],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    globalSetup: [PROGRAMS, POSTGRES],
  },
})
