/**
 * Bundles the server, its admin command, the command line and their worker threads: programs/X.js is made of src/X.ts.
 * They start in a third of the time that their many source files would take. With --if-needed it does nothing unless a
 * source file is newer.
 */
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SCRIPT = fileURLToPath(import.meta.url)
const PROGRAMS = [
  'cli/main',
  'cli/arena/thread',
  'server/main',
  'server/admin/main',
  'server/daily/daily-worker',
  'server/tables/bot-worker',
]
/** Depends on the conditions that Node was started with, as does the list of games: see "imports" in package.json. */
const FOLDER = fileURLToPath(new URL('..', import.meta.resolve('#programs/cli/main.js')))
const GAMES = fileURLToPath(import.meta.resolve('#games/list.ts'))
const CHUNKS = 'chunks/'
/** Written last: when the build began, its source files and the files that it has written. */
const BUILT = join(FOLDER, 'built.json')
/** What the build depends on beside the files that it bundles. npm writes the first one when it installs packages. */
const OTHER_SOURCES = ['node_modules/.package-lock.json', 'scripts/build-programs.mjs', 'scripts/constant-bindings.mjs']
/** Packages with many files that are slow to load one by one; what they share with others must be bundled with them. */
const BUNDLED_PACKAGES = ['kysely', 'zod', 'fastify-type-provider-zod']
/** Only pages load these parts of a game; as they are imported, because a whole path may have such a folder in it. */
const PARTS_OF_PAGES = /^\..*\/(?:board|lessons)[/.]/

/** Builds the programs if a source file is newer, and exits if that fails. Messages go to standard error. */
export function ensurePrograms() {
  if (!isUpToDate()) buildPrograms()
}

/** Builds in another process, because Vite changes the environment of its own. It has the same conditions. */
export function buildPrograms() {
  if (process.stderr.isTTY) process.stderr.write('Building the programs.\n')
  const { status } = spawnSync(process.execPath, [...process.execArgv, SCRIPT], { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}

function isUpToDate() {
  const last = lastBuild()
  return last?.sources.every((source) => modified(join(ROOT, source)) < last.begun) ?? false
}

/** A source that is gone counts as new. */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
}

function lastBuild() {
  try {
    return JSON.parse(readFileSync(BUILT, 'utf8'))
  } catch {
    return undefined
  }
}

async function build() {
  const begun = Date.now()
  const [{ build }, { constantBindings }] = await Promise.all([import('vite'), import('./constant-bindings.mjs')])
  const sources = [...OTHER_SOURCES]
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '#games/list.ts': GAMES } },
    ssr: { noExternal: BUNDLED_PACKAGES },
    plugins: [
      constantBindings(),
      {
        name: 'list-of-sources',
        moduleParsed: ({ id }) => {
          if (isAbsolute(id) && !id.includes('node_modules')) sources.push(relative(ROOT, id))
        },
      },
    ],
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(PROGRAMS.map((name) => [name, join(ROOT, 'src', `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: `${CHUNKS}[name]-[hash].js` },
        external: [PARTS_OF_PAGES],
        checks: { pluginTimings: false },
      },
    },
  })
  writeBuild(output, { begun, sources, files: output.map(({ fileName }) => fileName) })
}

/**
 * Programs can be started at any moment, and may be running. So every file is replaced at once, those that others import
 * come first, and the files of the last build stay: a running program may load some of them later.
 */
function writeBuild(output, built) {
  const kept = new Set([...built.files, ...(lastBuild()?.files ?? [])])
  const isChunk = (name) => name.startsWith(CHUNKS)
  const inOrder = [...output].sort((one, other) => isChunk(other.fileName) - isChunk(one.fileName))
  for (const { fileName, code } of inOrder) replaceFile(join(FOLDER, fileName), code)
  replaceFile(BUILT, JSON.stringify(built))
  for (const name of readdirSync(join(FOLDER, CHUNKS))) {
    if (name.endsWith('.js') && !kept.has(CHUNKS + name)) rmSync(join(FOLDER, CHUNKS, name), { force: true })
  }
}

function replaceFile(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}

const isStartedDirectly = process.argv[1] !== undefined && realpathSync(process.argv[1]) === SCRIPT
if (isStartedDirectly && !(process.argv.includes('--if-needed') && isUpToDate())) {
  try {
    await build()
  } catch (error) {
    process.stderr.write(`The programs could not be built: ${error.message}\n`)
    process.exit(1)
  }
}
