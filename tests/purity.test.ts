import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

/** Games must be reproducible, so Biome refuses clocks, timers and unseeded randomness in these rooms. */
const REPEATABLE_ROOMS = [
  'src/engine',
  'src/fair',
  'src/bots',
  'src/games',
  'src/games/lokomoto/rules/legality',
  'src/games/lokomoto/bot',
  'examples/chestnuts',
  'src/server/tables',
  'src/server/people',
  'src/server/http/news',
  'src/web/online/table',
]
const OTHER_ROOMS = ['src/server', 'src/cli', 'src/web', 'src/games/lokomoto/board']

const UNREPEATABLE: readonly (readonly [text: string, rule: string])[] = [
  ['export const a = () => Math.random()', 'nursery/noJsRestrictedProperties'],
  ['export const { random } = Math', 'nursery/noJsRestrictedProperties'],
  ['export const a = () => Date.now()', 'style/noRestrictedGlobals'],
  ['export const a = () => new Date()', 'style/noRestrictedGlobals'],
  ['export const a = () => performance.now()', 'style/noRestrictedGlobals'],
  ['export const a = () => crypto.randomUUID()', 'style/noRestrictedGlobals'],
  ['setTimeout(() => undefined)', 'style/noRestrictedGlobals'],
  ['setInterval(() => undefined)', 'style/noRestrictedGlobals'],
  ['setImmediate(() => undefined)', 'style/noRestrictedGlobals'],
  ["export { randomBytes } from 'node:crypto'", 'style/noRestrictedImports'],
  ["export { setTimeout } from 'node:timers'", 'style/noRestrictedImports'],
  ["export { setTimeout } from 'node:timers/promises'", 'style/noRestrictedImports'],
]

const FILES = [...REPEATABLE_ROOMS, ...OTHER_ROOMS].flatMap((room) =>
  UNREPEATABLE.map(([text, rule], i) => ({ room, file: `${room}/file-${i}.ts`, text, rule })),
)

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hilltop-purity-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The lint rules that each file breaks, from one run of Biome over all files. */
function lint(): ReadonlyMap<string, readonly string[]> {
  for (const file of ['biome.json', 'scripts/lint/effects.grit']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, file))
  }
  for (const { file, text } of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error']
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: folder, encoding: 'utf8' })
  const broken = new Map<string, string[]>(FILES.map(({ file }) => [file, []]))
  for (const [, rule, path] of stdout.matchAll(/^::error title=lint\/([^,]+),file=([^,]+),/gm)) {
    broken.get(relative(folder, path).split(sep).join('/'))?.push(rule)
  }
  return broken
}

const BROKEN = lint()

test.each(REPEATABLE_ROOMS)('clocks, timers and unseeded randomness are refused in %s', (room) => {
  for (const { file, text, rule } of FILES.filter((each) => each.room === room)) {
    expect(BROKEN.get(file), text).toContain(rule)
  }
})

test.each(OTHER_ROOMS)('clocks, timers and unseeded randomness are allowed in %s', (room) => {
  for (const { file, text } of FILES.filter((each) => each.room === room)) expect(BROKEN.get(file), text).toEqual([])
})

/** The names in a source that exist only in browsers or only in Node, or that give access to all globals. */
function platformNamesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const names = /(?<![.\w#'"])(?:process|Buffer|global|globalThis|window|self|document|fetch)(?![\w'":])/g
  return [...code.matchAll(names)].map(([name]) => name)
}

test('rules and bots use nothing that exists only in browsers or only in Node', () => {
  const sources = ['src/engine', 'src/fair', 'src/bots', 'src/games', 'examples'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file).replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/games\/[^/]+\/board\//.test(file)),
  )
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) => platformNamesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

test.each(['process.argv', 'globalThis.Date.now()', 'global.x', 'fetch(a)', 'window.a', 'document', 'Buffer.from(a)'])(
  'a platform-specific name is found in %s',
  (text) => {
    expect(platformNamesIn(`// window\nexport const a = () => ${text}`)).toHaveLength(1)
  },
)
