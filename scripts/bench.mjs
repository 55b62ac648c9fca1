/**
 * Measures the speed of the rules as they are shipped, which is bundled: the bundler inlines constants.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { constantBindings } from './constant-bindings.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
// Inside the project, so that its imports are resolved.
const folder = mkdtempSync(join(ROOT, 'node_modules', '.bench-'))
try {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [constantBindings()],
    build: {
      ssr: 'bench/main.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  await import(pathToFileURL(join(folder, 'main.js')).href)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
