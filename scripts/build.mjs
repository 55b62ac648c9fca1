/**
 * Builds the pages into dist/, with compressed copies, and the programs. With --if-needed, only what has a newer source
 * file.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildPrograms, ensurePrograms } from './build-programs.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
/** Written last: it marks a complete build, its time and, as content, its base path. */
const BUILT = join(DIST, '.built')
const BASE = process.env.HILLTOP_BASE ?? '/'
const IF_NEEDED = process.argv.includes('--if-needed')
const SOURCES = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/page-folders.ts',
  'scripts/chunk-groups.ts',
]

if (!IF_NEEDED || !isUpToDate()) {
  process.stderr.write('Building the pages.\n')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  // Vite's report is shown only if the build was asked for.
  const level = IF_NEEDED ? 'warn' : 'info'
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', vite, 'build', '--logLevel', level], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(status ?? 1)
  await Promise.all(filesIn(DIST).filter(isText).map(compress))
  writeFileSync(BUILT, BASE)
}
if (IF_NEEDED) ensurePrograms()
else buildPrograms()

function isUpToDate() {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs
  if (built === undefined || readFileSync(BUILT, 'utf8') !== BASE) return false
  return SOURCES.every((source) => newest(join(ROOT, source)) < built)
}

function newest(path) {
  const { mtimeMs } = statSync(path)
  const inside = statSync(path).isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : []
  return Math.max(mtimeMs, ...inside)
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function isText(file) {
  return /\.(html|js|css|svg|json|webmanifest|txt)$/.test(file)
}

async function compress(file) {
  const text = readFileSync(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, best),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, zipped)
}
