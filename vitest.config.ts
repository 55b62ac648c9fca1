import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/*.long.test.ts', 'node_modules'],
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/engine/**', 'src/games/**', 'src/bots/**', 'src/cli/**'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/*.json'],
      reporter: ['text-summary', 'html'],
      thresholds: {
        'src/engine/**': { branches: 95 },
        'src/games/**': { branches: 95 },
      },
    },
  },
})
