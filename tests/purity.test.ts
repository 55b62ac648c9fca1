import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

/** Biome refuses, in these rooms, what would make two runs of the same game differ or tie the rules to one platform. */
const PURE_ROOMS = [
  'src/engine',
  'src/fair',
  'src/bots',
  'src/games',
  'src/games/lokomoto/rules/legality',
  'src/games/lokomoto/bot',
]
const OTHER_ROOMS = ['src/server', 'src/cli', 'src/web', 'src/games/lokomoto/board']

const IMPURE: readonly (readonly [text: string, rule: string])[] = [
  ['export const a = () => Math.random()', 'nursery/noJsRestrictedProperties'],
  ['export const { random } = Math', 'nursery/noJsRestrictedProperties'],
  ['export const a = () => Date.now()', 'style/noRestrictedGlobals'],
  ['export const a = () => new Date()', 'style/noRestrictedGlobals'],
  ['export const a = () => performance.now()', 'style/noRestrictedGlobals'],
  ['export const a = () => globalThis.Date.now()', 'style/noRestrictedGlobals'],
  ['export const a = () => crypto.randomUUID()', 'style/noRestrictedGlobals'],
  ['export const a = () => process.argv', 'style/noRestrictedGlobals'],
]

/** What the simulation runs: time, timers and chance come from the runtime that it is given. */
const SIMULATED_ROOMS = ['src/server/tables', 'src/server/people', 'src/server/http/news', 'src/web/online/table']

const UNREPEATABLE: typeof IMPURE = [
  ...IMPURE.filter(([text]) => !/process|globalThis/.test(text)),
  ['setTimeout(() => undefined)', 'style/noRestrictedGlobals'],
  ['setInterval(() => undefined)', 'style/noRestrictedGlobals'],
  ['setImmediate(() => undefined)', 'style/noRestrictedGlobals'],
  ["export { randomBytes } from 'node:crypto'", 'style/noRestrictedImports'],
]

const filesOf = (rooms: readonly string[], texts: typeof IMPURE) =>
  rooms.flatMap((room) => texts.map(([text, rule], i) => ({ room, file: `${room}/file-${i}.ts`, text, rule })))

const FILES = [...filesOf([...PURE_ROOMS, ...OTHER_ROOMS], IMPURE), ...filesOf(SIMULATED_ROOMS, UNREPEATABLE)]

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hilltop-purity-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The rules that each file breaks; one run of Biome looks at them all. */
function lint(): ReadonlyMap<string, readonly string[]> {
  copyFileSync(fileURLToPath(new URL('../biome.json', import.meta.url)), join(folder, 'biome.json'))
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

test.each(PURE_ROOMS)('no clock, no unseeded chance and no platform in %s', (room) => {
  for (const { file, text, rule } of FILES.filter((each) => each.room === room)) {
    expect(BROKEN.get(file), text).toContain(rule)
  }
})

test.each(SIMULATED_ROOMS)('no clock, no timer and no chance but those of the runtime in %s', (room) => {
  for (const { file, text, rule } of FILES.filter((each) => each.room === room)) {
    expect(BROKEN.get(file), text).toContain(rule)
  }
})

test.each(OTHER_ROOMS)('%s may have them', (room) => {
  for (const { file, text } of FILES.filter((each) => each.room === room)) expect(BROKEN.get(file), text).toEqual([])
})
