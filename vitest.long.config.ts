import { defineConfig } from 'vitest/config'

/** The slow proofs, for the night. */
export default defineConfig({
  test: { include: ['**/*.long.test.ts'], exclude: ['node_modules'], testTimeout: 3_600_000 },
})
