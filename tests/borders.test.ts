import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

/**
 * The import borders are rules of Biome. Here each is crossed, in a house of small files that stands in a temporary
 * folder; one run of Biome looks at them all.
 */

interface Snippet {
  readonly file: string
  readonly text: string
  /** The rule that must refuse it; undefined for what is allowed. */
  readonly rule: string | undefined
  /** How often, where a text is refused in parts. */
  readonly times?: number
}

let count = 0

/** `room` is a file name in which * stands for a number, so that every snippet has a file of its own. */
function snippet(room: string, text: string, rule?: string): Snippet {
  count++
  return { file: room.replace('*', `file-${count}`), text: `${text}\n`, rule }
}

function forbidden(room: string, ...modules: string[]): Snippet[] {
  return modules.map((from) => snippet(room, `export * as a from '${from}'`, 'style/noRestrictedImports'))
}

function allowed(room: string, ...modules: string[]): Snippet[] {
  return modules.map((from) => snippet(room, `export * as a from '${from}'`))
}

/** One file of a fixed name that imports all of these; only the forbidden ones are refused. */
function mixed(file: string, modules: { readonly allowed: string[]; readonly forbidden: string[] }): Snippet {
  const lines = [...modules.allowed, ...modules.forbidden].map((from, i) => `export * as a${i} from '${from}'`)
  return {
    ...snippet(file, lines.join('\n'), 'style/noRestrictedImports'),
    times: modules.forbidden.length,
  }
}

/** What would make two runs of the same game differ, or tie the rules to one place to run in. */
function impure(room: string): Snippet[] {
  return [
    snippet(room, 'export const a = () => Math.random()', 'nursery/noJsRestrictedProperties'),
    snippet(room, 'export const { random } = Math', 'nursery/noJsRestrictedProperties'),
    snippet(room, 'export const a = () => Date.now()', 'style/noRestrictedGlobals'),
    snippet(room, 'export const a = () => new Date()', 'style/noRestrictedGlobals'),
    snippet(room, 'export const a = () => performance.now()', 'style/noRestrictedGlobals'),
    snippet(room, 'export const a = () => globalThis.Date.now()', 'style/noRestrictedGlobals'),
    snippet(room, 'export const a = () => crypto.randomUUID()', 'style/noRestrictedGlobals'),
    snippet(room, 'export const a = () => process.argv', 'style/noRestrictedGlobals'),
    snippet(room, `export const a = () => console.log('hello')`, 'suspicious/noConsole'),
    snippet(room, `export { readFileSync } from 'node:fs'`, 'correctness/noNodejsModules'),
    snippet(room, `export const a = require('./b.cjs')`, 'style/noCommonJs'),
  ]
}

const ENGINE = 'src/engine/*.ts'
const ENGINE_FOLDER = 'src/engine/conformance/*.ts'
const FAIR = 'src/fair/*.ts'
const WIRE = 'src/wire/*.ts'
const BOTS = 'src/bots/*.ts'
const CATALOGUE = 'src/games/*.ts'
const RULES = 'src/games/lokomoto/*.ts'
const TEXTS = 'src/games/lokomoto/text/*.ts'
const BOT = 'src/games/lokomoto/bot/*.ts'
const BOT_FOLDER = 'src/games/lokomoto/bot/ceiling/*.ts'
const BOARD = 'src/games/lokomoto/board/*.tsx'
const BOARD_FOLDER = 'src/games/lokomoto/board/map/*.tsx'
const LANGUAGE = 'src/games/lokomoto/text/hu/*.ts'
const BOARDS = 'src/boards/*.tsx'
const CLI = 'src/cli/*.ts'
const COMMANDS = 'src/cli/commands/*.ts'
const SERVER = 'src/server/*.ts'
const WEB = 'src/web/*.ts'
const WEB_FOLDER = 'src/web/pages/*.tsx'
const MANIFEST = 'src/games/lokomoto/game.ts'
const EXAMPLE = 'examples/chestnuts/*.ts'

const HOUSE: Readonly<Record<string, readonly Snippet[]>> = {
  'the engine imports nothing but itself': [
    ...forbidden(ENGINE, '../games/index.ts', '../games/lokomoto/rules.ts', '../bots/bot.ts'),
    ...forbidden(ENGINE, '../cli/main.ts', '../server/main.ts', '../web/main.ts', 'vitest', '@a/b', 'node:fs', 'fs'),
    ...forbidden(ENGINE_FOLDER, '../../games/index.ts', '../../bots/bot.ts', 'fast-check'),
    snippet(ENGINE, `export type { A } from '../games/index.ts'`, 'style/noRestrictedImports'),
    snippet(ENGINE, `export const a = await import('../games/index.ts')`, 'style/noRestrictedImports'),
    ...allowed(ENGINE, './game.ts', './conformance/cases.ts'),
    ...allowed(ENGINE_FOLDER, '../game.ts', './cases.ts'),
  ],
  'engine, proofs, rules and bots are pure': [ENGINE, FAIR, BOTS, CATALOGUE, RULES, TEXTS, BOT, EXAMPLE].flatMap(
    impure,
  ),
  'what proves fairness imports the engine only': [
    ...forbidden(FAIR, '../games/index.ts', '../games/index.ts', '../bots/bot.ts', '../boards/board.ts'),
    ...forbidden(FAIR, '../wire/tables.ts', '../server/main.ts', '../cli/main.ts', '../web/main.ts'),
    ...forbidden(FAIR, 'zod', 'node:crypto'),
    ...allowed(FAIR, '../engine/sha256.ts', '../engine/record.ts'),
    ...allowed(CLI, '../fair/fair.ts'),
    ...allowed(SERVER, '../fair/fair.ts'),
    ...allowed(WEB, '../fair/fair.ts'),
  ],
  'what goes over the wire is made of zod alone': [
    ...forbidden(WIRE, '../engine/game.ts', '../games/index.ts', '../server/problem.ts', '../web/routes.ts'),
    ...forbidden(WIRE, '../fair/fair.ts', 'fastify', 'node:fs', 'zod/mini'),
    ...allowed(WIRE, 'zod', './tables.ts'),
    ...allowed(SERVER, '../wire/tables.ts'),
  ],
  'below server and web nobody knows proofs or the wire': [
    ...[ENGINE, BOTS, CATALOGUE, BOARDS].flatMap((room) => forbidden(room, '../fair/fair.ts', '../wire/tables.ts')),
    ...[RULES, BOT, BOARD].flatMap((room) => forbidden(room, '../../../fair/fair.ts', '../../../wire/tables.ts')),
    ...forbidden(RULES, '../../fair/fair.ts', '../../wire/tables.ts'),
    ...forbidden(CLI, '../wire/tables.ts'),
  ],
  'the web knows types of the wire, and nothing that would load zod': [
    ...forbidden(WEB, '../wire/tables.ts'),
    ...forbidden(WEB_FOLDER, '../../wire/tables.ts'),
    ...[
      `export { clockSchema } from '../wire/tables.ts'`,
      `export { PROBLEM_CODES } from '../wire/problem.ts'`,
      `import '../wire/tables.ts'`,
      `export const a = () => import('../wire/tables.ts')`,
    ].map((text) => snippet(WEB, text, 'style/noRestrictedImports')),
    snippet(WEB, `import { type Clock } from '../wire/tables.ts'\nexport type A = Clock`, 'style/useImportType'),
    snippet(WEB, `import type { Clock } from '../wire/tables.ts'\nexport type A = Clock`),
    snippet(WEB, `export type { Clock } from '../wire/tables.ts'`),
  ],
  'what bots share imports the engine only': [
    ...forbidden(BOTS, '../games/index.ts', '../games/lokomoto/rules.ts', '../cli/main.ts', '../server/main.ts'),
    ...forbidden(BOTS, '../web/main.ts', 'piscina', 'node:worker_threads'),
    ...allowed(BOTS, './bot.ts', '../engine/game.ts'),
  ],
  'the catalogue joins games and bots': [
    ...forbidden(CATALOGUE, '../cli/main.ts', '../server/main.ts', '../web/main.ts', 'react', 'node:fs'),
    ...allowed(CATALOGUE, './lokomoto/rules.ts', './lokomoto/bot/steady.ts', '../bots/bot.ts', '../engine/game.ts'),
  ],
  'rules import the engine and their own game': [
    ...forbidden(RULES, '../machi-koro/rules.ts', '../index.ts', '../../bots/bot.ts', './bot/steady.ts'),
    ...forbidden(RULES, '../../cli/main.ts', '../../server/main.ts', '../../web/main.ts', './board/map.ts'),
    ...forbidden(RULES, 'react', 'node:fs'),
    ...forbidden(
      TEXTS,
      '../../machi-koro/text/en/refusals.ts',
      '../../index.ts',
      '../../../bots/bot.ts',
      '../bot/steady.ts',
    ),
    ...forbidden(TEXTS, '../../../cli/main.ts', '../board/map.ts', 'react'),
    ...allowed(RULES, './cards.ts', './text/en/refusals.ts', '../../engine/game.ts'),
    ...allowed(TEXTS, './hu.ts', '../cards.ts', '../../../engine/text.ts'),
  ],
  "a game's bots may import what bots share": [
    ...forbidden(BOT, '../../machi-koro/bot/steady.ts', '../../index.ts', '../board/map.ts', 'piscina'),
    ...forbidden(BOT, '../../../cli/main.ts', '../../../server/main.ts', '../../../web/main.ts'),
    ...allowed(BOT, './weights.ts', '../rules.ts', '../../../engine/game.ts', '../../../bots/bot.ts'),
    ...forbidden(BOT_FOLDER, '../../../machi-koro/bot/steady.ts', '../../../index.ts', '../../board/map.ts', 'piscina'),
    ...allowed(BOT_FOLDER, '../weights.ts', '../../rules.ts', '../../../../engine/game.ts', '../../../../bots/bot.ts'),
  ],
  'what boards share imports the engine only': [
    ...forbidden(BOARDS, '../games/index.ts', '../games/lokomoto/rules.ts', '../bots/bot.ts', '../web/main.ts'),
    ...forbidden(BOARDS, '../cli/main.ts', '../server/main.ts'),
    snippet(BOARDS, `export { readFileSync } from 'node:fs'`, 'correctness/noNodejsModules'),
    ...allowed(BOARDS, 'react', './board.ts', '../engine/game.ts'),
    ...forbidden(ENGINE, '../boards/board.ts'),
    ...forbidden(BOTS, '../boards/board.ts'),
    ...forbidden(CLI, '../boards/board.ts'),
    ...forbidden(SERVER, '../boards/board.ts'),
  ],
  'texts may name the contract of boards, and nothing above it': [
    ...forbidden(LANGUAGE, '../../board/map.ts', '../../bot/steady.ts', '../../../machi-koro/text/hu/a.ts', 'react'),
    ...forbidden(LANGUAGE, '../../../../boards/TableFrame.tsx', '../../../../web/main.ts'),
    ...allowed(LANGUAGE, '../types/words.ts', '../../cards.ts', '../../../../boards/board.ts'),
  ],
  'a board never imports what decides legality': [
    ...forbidden(BOARD_FOLDER, '../../rules.ts', '../../play.ts', '../../legality/legal.ts', '../../bot/a.ts'),
    ...forbidden(BOARD_FOLDER, '../../../machi-koro/cards.ts', '../../../../bots/bot.ts', '../../../../web/main.ts'),
    ...allowed(BOARD_FOLDER, '../offer.ts', '../../cards.ts', '../../../../boards/board.ts', '../../../../engine/a.ts'),
    ...allowed(BOARD, '../../../boards/board.ts'),
    ...forbidden(BOARD, '../rules.ts', '../play.ts', '../legality/legal.ts', '../legality/tracks.ts', '../bot/a.ts'),
    ...forbidden(BOARD, '../../machi-koro/cards.ts', '../../index.ts', '../../../bots/bot.ts'),
    ...forbidden(BOARD, '../../../cli/main.ts', '../../../server/main.ts', '../../../web/main.ts'),
    snippet(BOARD, `export { readFileSync } from 'node:fs'`, 'correctness/noNodejsModules'),
    ...allowed(BOARD, 'react', './card.tsx', '../cards.ts', '../view.ts', '../../../engine/game.ts'),
  ],
  'command line, server and web stand beside each other': [
    ...forbidden(CLI, '../server/main.ts', '../web/main.ts', '../games/lokomoto/rules.ts'),
    ...forbidden(COMMANDS, '../../server/main.ts', '../../games/lokomoto/text/en/refusals.ts'),
    ...forbidden(SERVER, '../cli/main.ts', '../web/main.ts', '../games/lokomoto/rules.ts'),
    ...forbidden(WEB, '../cli/main.ts', '../server/main.ts'),
    ...allowed(CLI, 'node:fs', './main.ts', '../games/index.ts', '../bots/bot.ts', '../engine/game.ts'),
    ...allowed(COMMANDS, '../main.ts', '../../games/index.ts', '../../engine/game.ts'),
    ...allowed(SERVER, 'node:http', 'fastify', '../games/index.ts', '../bots/bot.ts', '../engine/game.ts'),
    ...allowed(WEB, 'react', '../games/index.ts', '../engine/game.ts', '../boards/board.ts'),
    snippet(CLI, 'export const a = () => performance.now()'),
  ],
  'the web knows games by their manifests': [
    ...forbidden(WEB, '../games/lokomoto/rules.ts', '../games/lokomoto/board/face.ts', '../games/lokomoto/game.ts'),
    ...forbidden(WEB_FOLDER, '../../games/lokomoto/facts.ts', '../../games/lokomoto/text/intro/en.ts'),
    snippet(WEB, `export const a = () => import('../games/lokomoto/rules.ts')`, 'style/noRestrictedImports'),
    ...allowed(WEB, './games/saved-game.ts'),
    ...allowed(WEB_FOLDER, '../games/saved-game.ts', '../../games/index.ts'),
  ],
  'a manifest names its own game': [
    mixed(MANIFEST, {
      allowed: ['./facts.ts', './bot/levels.ts', './board/face.ts', '../manifest.ts', '../../boards/board.ts'],
      forbidden: ['../machi-koro/facts.ts', '../index.ts', '../../web/main.ts', '../../server/main.ts', 'react'],
    }),
  ],
  'an example has the borders of a game': [
    ...forbidden(EXAMPLE, '../list.ts', '../../src/games/index.ts', '../../src/games/lokomoto/rules.ts', 'react'),
    ...forbidden(EXAMPLE, '../../src/web/main.ts', '../../src/server/main.ts', '../../src/boards/Strip.tsx'),
    ...allowed(EXAMPLE, './rules.ts', '../../src/engine/game.ts', '../../src/bots/bot.ts'),
    mixed('examples/chestnuts/rules.ts', {
      allowed: ['./state.ts', '../../src/engine/game.ts'],
      forbidden: ['./bot.ts', './board.tsx', '../../src/bots/bot.ts', '../../src/boards/board.ts', 'zod'],
    }),
    mixed('examples/chestnuts/board.tsx', {
      allowed: ['react', './state.ts', '../../src/boards/Strip.tsx', '../../src/engine/game.ts'],
      forbidden: ['./rules.ts', './bot.ts', '../../src/bots/bot.ts', '../../src/web/main.ts'],
    }),
  ],
  'tests may import what they need': [
    ...allowed('src/engine/*.test.ts', 'vitest', 'fast-check', 'node:fs', '../games/index.ts'),
    ...allowed('src/games/lokomoto/*.test.ts', 'vitest', 'node:fs', '../../bots/random.ts', '../index.ts'),
    ...allowed('src/games/lokomoto/bot/*.test.ts', 'vitest', '../../index.ts'),
    ...allowed('src/fair/*.test.ts', 'vitest', 'fast-check', 'node:crypto'),
    ...allowed('src/cli/*.test.ts', 'vitest', 'node:child_process'),
    ...allowed('src/web/*.test.tsx', 'vitest', '../games/index.ts', '../games/lokomoto/rules.ts'),
    ...allowed('src/web/replay/testing/*.ts', '../../../games/index.ts'),
  ],
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hilltop-borders-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The rules that each file breaks, by file. */
function lint(snippets: readonly Snippet[]): ReadonlyMap<string, readonly string[]> {
  copyFileSync(fileURLToPath(new URL('../biome.json', import.meta.url)), join(folder, 'biome.json'))
  for (const { file, text } of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error']
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: folder, encoding: 'utf8' })
  const broken = new Map<string, string[]>(snippets.map(({ file }) => [file, []]))
  for (const [, rule, path] of stdout.matchAll(/^::error title=lint\/([^,]+),file=([^,]+),/gm)) {
    const file = relative(folder, path).split(sep).join('/')
    broken.get(file)?.push(rule)
  }
  return broken
}

describe('import borders', () => {
  const broken = lint(Object.values(HOUSE).flat())
  test.each(Object.entries(HOUSE))('%s', (_, snippets) => {
    for (const { file, text, rule, times } of snippets) {
      const rules = broken.get(file) ?? []
      if (rule === undefined) expect(rules, `${file}: ${text}`).toEqual([])
      else expect(rules, `${file}: ${text}`).toContain(rule)
      if (times !== undefined) expect(rules, `${file}: ${text}`).toHaveLength(times)
    }
  })
})
