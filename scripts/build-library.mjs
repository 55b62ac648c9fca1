/** Builds the package in `library`: one file per entry point with everything that it needs, and the types beside it. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { constantBindings } from './constant-bindings.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'library', 'dist')
const ENTRIES = ['engine', 'games', 'bots', 'records']

rmSync(DIST, { recursive: true, force: true })
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [constantBindings()],
  build: {
    lib: {
      entry: Object.fromEntries(ENTRIES.map((name) => [name, join(ROOT, 'src', 'library', `${name}.ts`)])),
      formats: ['es'],
    },
    outDir: DIST,
    copyPublicDir: false,
    minify: false,
    target: 'es2023',
  },
})
execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'library'], {
  cwd: ROOT,
  stdio: 'inherit',
})
copyFileSync(join(ROOT, 'LICENSE'), join(ROOT, 'library/LICENSE'))
// The documentation goes along; links to the rest of it become plain text.
for (const [from, to] of [
  ['library', 'README'],
  ['exchange', 'exchange'],
]) {
  const text = readFileSync(join(ROOT, 'docs', `${from}.md`), 'utf8')
  writeFileSync(join(ROOT, 'library', `${to}.md`), text.replace(/\[([^\]]+)\]\((?!exchange|#|http)[^)]*\)/g, '$1'))
}
copyFileSync(join(ROOT, 'node_modules/@noble/hashes/LICENSE'), join(DIST, 'LICENSE.noble-hashes'))
