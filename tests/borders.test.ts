import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { circlesIn, type Import, importsOf, problemOf } from './borders.ts'

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
}

const IMPORTS: readonly Import[] = ['src', 'examples']
  .flatMap(sourcesIn)
  .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))

describe('the source code', () => {
  it('has no forbidden imports between rooms', () => {
    expect(IMPORTS.length).toBeGreaterThan(1000)
    expect(IMPORTS.flatMap((each) => problemOf(each) ?? [])).toEqual([])
  })

  it('has no circular imports', () => {
    expect(circlesIn(IMPORTS)).toEqual([])
  })

  it('uses room names, not relative paths, for imports from other rooms', () => {
    const room = (file: string) => /^src\/(?:games\/[^/]+\/(?=[^/]*\/?)|[^/]+)/.exec(file)?.[0]
    const far = ['src', 'examples'].flatMap(sourcesIn).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.\.?\/[^']+)'/g)]
        .map(([, name]) => ({ file, to: new URL(name, `file:///${file}`).pathname.slice(1) }))
        .filter(({ to }) => to.startsWith('src/') && room(to) !== room(file))
        .map(({ to }) => `${file} → ${to}`),
    )
    // With the condition `example`, `#games/list.ts` resolves to the example's own list.
    expect(far).toEqual(['examples/list.ts → src/games/list.ts'])
  })
})

const RULES = 'src/games/lokomoto/rules/'
const BOT = 'src/games/lokomoto/bot/'
const BOARD = 'src/games/lokomoto/board/'
const TEXT = 'src/games/lokomoto/text/'

/** Rooms, each with files that it must never import. */
const FORBIDDEN: readonly (readonly [room: string, to: readonly string[]])[] = [
  ['src/engine/', ['src/bots/bot.ts', 'src/boards/board.ts', 'src/games/index.ts', `${RULES}play.ts`, 'src/fair/a.ts']],
  ['src/engine/', ['src/wire/a.ts', 'src/server/a.ts', 'src/web/a.ts', 'src/cli/a.ts']],
  ['src/fair/', ['src/bots/bot.ts', 'src/games/index.ts', 'src/wire/a.ts', 'src/server/a.ts', 'src/web/a.ts']],
  ['src/wire/', ['src/engine/game.ts', 'src/games/index.ts', 'src/server/a.ts', 'src/web/a.ts', 'src/fair/a.ts']],
  ['src/bots/', ['src/games/index.ts', `${RULES}play.ts`, 'src/boards/board.ts', 'src/cli/a.ts', 'src/fair/a.ts']],
  ['src/boards/', ['src/games/index.ts', `${RULES}view.ts`, 'src/bots/bot.ts', 'src/web/a.ts', 'src/wire/a.ts']],
  [RULES, [`${BOT}a.ts`, `${BOARD}a.tsx`, 'src/bots/bot.ts', 'src/boards/board.ts', 'src/games/index.ts']],
  [RULES, ['src/games/machi-koro/rules/view.ts', 'src/games/lokomoto/game.ts', 'src/server/a.ts', 'src/web/a.ts']],
  [
    'src/games/lokomoto/cards/',
    [`${RULES}play.ts`, `${BOT}a.ts`, 'src/boards/board.ts', 'src/games/machi-koro/cards/a.ts'],
  ],
  [TEXT, [`${BOT}a.ts`, `${BOARD}a.tsx`, 'src/boards/Dock.tsx', 'src/games/machi-koro/text/en.ts', 'src/web/a.ts']],
  [
    BOT,
    [`${BOARD}a.tsx`, 'src/games/machi-koro/bot/a.ts', 'src/games/index.ts', 'src/boards/board.ts', 'src/cli/a.ts'],
  ],
  [BOARD, [`${RULES}rules.ts`, `${RULES}play.ts`, `${RULES}legality/legal.ts`, `${BOT}a.ts`, 'src/bots/bot.ts']],
  [BOARD, ['src/games/machi-koro/board/a.tsx', 'src/games/index.ts', 'src/web/a.ts', 'src/server/a.ts']],
  ['src/games/', [`${RULES}play.ts`, `${BOARD}Board.tsx`, 'src/boards/Dock.tsx', 'src/server/a.ts', 'src/web/a.ts']],
  [
    'src/server/',
    [`${RULES}play.ts`, 'src/games/lokomoto/game.ts', 'src/boards/board.ts', 'src/web/a.ts', 'src/cli/a.ts'],
  ],
  [
    'src/cli/',
    [`${RULES}play.ts`, 'src/games/lokomoto/game.ts', 'src/boards/board.ts', 'src/web/a.ts', 'src/server/a.ts'],
  ],
  [
    'src/web/',
    [`${RULES}play.ts`, 'src/games/lokomoto/game.ts', 'src/server/a.ts', 'src/cli/a.ts', 'src/wire/tables.ts'],
  ],
]

const FORBIDDEN_PACKAGES: readonly (readonly [room: string, packages: readonly string[]])[] = [
  ['src/engine/', ['node:fs', 'fs', 'vitest', 'react', 'zod', 'node:crypto']],
  ['src/fair/', ['node:crypto', 'zod']],
  ['src/wire/', ['node:fs', 'fastify', 'react']],
  ['src/bots/', ['node:fs', 'react']],
  [RULES, ['node:fs', 'react', 'zod']],
  [BOT, ['node:fs', 'react']],
  [TEXT, ['react']],
  [BOARD, ['node:fs', 'zod']],
  ['src/boards/', ['node:fs', 'zod']],
  ['src/web/', ['node:fs', 'zod', 'fastify']],
]

/** Files of a room at several depths. */
function filesIn(room: string): string[] {
  // The list of games has no folders of its own: each folder in it is a game.
  return room === 'src/games/' ? [`${room}file.ts`] : ['', 'deep/', 'deep/er/'].map((depth) => `${room}${depth}file.ts`)
}

function problemsOf(file: string, name: string): string[] {
  return [`import { a } from '${name}'`, `export { a } from '${name}'`, `const a = () => import('${name}')`].flatMap(
    (source) => importsOf(file, source).flatMap((each) => problemOf(each) ?? []),
  )
}

describe('the check of imports', () => {
  it.each(FORBIDDEN.flatMap(([room, to]) => to.map((target) => ({ room, target }))))(
    'refuses $target in $room at every depth, by relative path and by room name',
    ({ room, target }) => {
      for (const file of filesIn(room)) {
        const near = relative(dirname(file), target)
        for (const name of [near.startsWith('.') ? near : `./${near}`, `#${target.slice('src/'.length)}`]) {
          expect(problemsOf(file, name)).toHaveLength(3)
        }
      }
    },
  )

  it.each(FORBIDDEN_PACKAGES.flatMap(([room, names]) => names.map((name) => ({ room, name }))))(
    'refuses the package $name in $room',
    ({ room, name }) => {
      for (const file of filesIn(room)) expect(problemsOf(file, name)).toHaveLength(3)
    },
  )

  it('allows types from the wire in the web', () => {
    const imports = importsOf('src/web/online/a.ts', `import type { Move } from '#wire/moves.ts'`)
    expect(imports.map(problemOf)).toEqual([undefined])
  })

  it('allows a manifest to import its own game, and no other', () => {
    const file = 'src/games/lokomoto/game.ts'
    expect(problemsOf(file, './rules/rules.ts')).toEqual([])
    expect(problemsOf(file, '#games/machi-koro/rules/rules.ts')).toHaveLength(3)
  })
})

it('import circles are found, also where a file is loaded on demand', () => {
  const file = (name: string, ...names: string[]) => names.flatMap((to) => importsOf(name, `import { a } from '${to}'`))
  const imports = [
    ...file('a.ts', './b.ts'),
    ...file('b.ts', './c.ts'),
    ...file('c.ts', './a.ts'),
    ...importsOf('d.ts', `const load = () => import('./e.ts')`),
    ...importsOf('e.ts', `import type { D } from './d.ts'`),
  ]
  expect(circlesIn(imports)).toEqual([
    ['a.ts', 'b.ts', 'c.ts'],
    ['d.ts', 'e.ts'],
  ])
})
