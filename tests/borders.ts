import { dirname, join, normalize } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

/**
 * The rooms of the source and what each may import, beside its own files. The longest prefix counts; `*` is the name of a
 * game, and stands for the same game on both sides. What is not listed is not allowed.
 */
interface Room {
  readonly room: string
  readonly mayImport: readonly string[]
  /** Packages that it may import; Node's own modules count as `node:`. */
  readonly packages?: readonly string[]
  readonly butNot?: readonly string[]
}

const ANY_PACKAGE = ['']
const GAME = 'src/games/*/'

const ROOMS: readonly Room[] = [
  // SHA-256 names card sets and makes fair seeds, at once and the same in pages, bots, server and command line.
  { room: 'src/engine/', mayImport: [], packages: ['@noble/hashes/'] },
  { room: 'src/fair/', mayImport: ['src/engine/'] },
  { room: 'src/wire/', mayImport: ['src/engine/names.ts'], packages: ['zod'] },
  { room: 'src/bots/', mayImport: ['src/engine/'] },
  // The parts that pages and boards share know nothing of games.
  { room: 'src/ui/', mayImport: [], packages: ['react', 'wouter'] },
  { room: 'src/boards/', mayImport: ['src/engine/', 'src/ui/', 'src/wire/language.ts'], packages: ['react'] },

  { room: `${GAME}cards/`, mayImport: ['src/engine/', `${GAME}rules/numbers.ts`, `${GAME}rules/sections.ts`] },
  { room: `${GAME}rules/`, mayImport: ['src/engine/', `${GAME}cards/`, `${GAME}text/`] },
  {
    room: `${GAME}text/`,
    mayImport: ['src/engine/', 'src/boards/board.ts', 'src/boards/text/hungarian.ts', `${GAME}cards/`, `${GAME}rules/`],
  },
  { room: `${GAME}bot/`, mayImport: ['src/engine/', 'src/bots/', `${GAME}cards/`, `${GAME}rules/`, `${GAME}text/`] },
  {
    room: `${GAME}board/`,
    mayImport: ['src/engine/', 'src/ui/', 'src/boards/', `${GAME}cards/`, `${GAME}rules/`, `${GAME}text/`],
    // A board shows what it is given: it never decides what is legal.
    butNot: [`${GAME}rules/rules.ts`, `${GAME}rules/play.ts`, `${GAME}rules/legality/`],
    packages: ['react'],
  },
  { room: `${GAME}lessons/`, mayImport: ['src/boards/board.ts', 'src/boards/lesson.ts'] },
  { room: `${GAME}game.ts`, mayImport: ['src/games/manifest.ts', 'src/engine/', 'src/boards/board.ts', GAME] },
  {
    room: 'src/games/',
    mayImport: [
      'src/engine/',
      'src/bots/',
      'src/boards/board.ts',
      'src/boards/editor/',
      `${GAME}game.ts`,
      `${GAME}puzzle-positions.json`,
      `${GAME}rules/check-position.ts`,
      `${GAME}board/editor/`,
      `${GAME}text/about.ts`,
    ],
  },
  // What the package of the rules offers: it has no pages, so it names the games itself.
  { room: 'src/library/', mayImport: ['src/engine/', 'src/bots/', `${GAME}rules/`, `${GAME}bot/levels.ts`] },
  {
    room: 'examples/',
    mayImport: ['src/engine/', 'src/bots/', 'src/ui/', 'src/boards/', 'src/games/'],
    packages: ['react'],
  },

  {
    room: 'src/server/',
    mayImport: ['src/engine/', 'src/bots/', 'src/fair/', 'src/wire/', 'src/games/', 'package.json'],
    butNot: [GAME],
    packages: ANY_PACKAGE,
  },
  {
    // The admin command is a part of the server, and a command line like `hilltop`.
    room: 'src/server/admin/',
    mayImport: ['src/server/', 'src/wire/', 'src/cli/io.ts', 'src/cli/program.ts', 'src/cli/terminal.ts'],
    packages: ANY_PACKAGE,
  },
  {
    room: 'src/cli/',
    mayImport: ['src/engine/', 'src/bots/', 'src/fair/', 'src/games/', 'package.json'],
    butNot: [GAME],
    packages: ANY_PACKAGE,
  },
  {
    room: 'src/web/',
    // Of the wire only types and the languages, see `TYPES_ONLY`: its schemas would load zod.
    mayImport: ['src/engine/', 'src/bots/', 'src/ui/', 'src/boards/', 'src/fair/', 'src/wire/', 'src/games/'],
    butNot: [GAME],
    packages: ['react', 'react-dom', 'wouter', 'comlink', 'idb-keyval', 'uqr', 'virtual:', '@fontsource'],
  },
]

const TYPES_ONLY = { from: 'src/web/', to: 'src/wire/', butNot: 'src/wire/language.ts' }

export interface Import {
  readonly from: string
  /** A file of the project by its path, or a package by its name. */
  readonly to: string
  readonly isFile: boolean
  readonly isType: boolean
}

/** Every import of a file, static and dynamic; one whose name is put together at run time is left out. */
export function importsOf(from: string, source: string): Import[] {
  const { module } = parseSync(from, source)
  const found = (name: string, isType: boolean): Import => {
    const isFile = /^[.#]/.test(name)
    const to = name.startsWith('#') ? `src/${name.slice(1)}` : normalize(join(dirname(from), name))
    return { from, to: isFile ? to : name, isFile, isType }
  }
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      found(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [found(moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^(['"`])([^$'"`]+)\1$/.exec(source.slice(start, end))?.[2]
      return name === undefined ? [] : [found(name, false)]
    }),
  ]
}

/** Why an import is not allowed; undefined if it is. */
export function problemOf({ from, to, isFile, isType }: Import): string | undefined {
  const room = roomOf(from)
  if (room === undefined) return `${from} is in no room`
  const game = /^src\/games\/([^/]+)\//.exec(from)?.[1] ?? '*'
  const isIn = (prefix: string) => matches(to, prefix.replace('*', game))
  const isWrong = `${from} must not import ${to}`
  if (!isFile) return room.packages?.some((name) => to.startsWith(name)) ? undefined : isWrong
  const isTypesOnly = from.startsWith(TYPES_ONLY.from) && to.startsWith(TYPES_ONLY.to) && to !== TYPES_ONLY.butNot
  if (isTypesOnly && !isType) return `${isWrong} but for its types`
  const isOwn = roomOf(to)?.room === room.room && isIn(room.room)
  return isOwn || (room.mayImport.some(isIn) && !room.butNot?.some(isIn)) ? undefined : isWrong
}

function roomOf(file: string): Room | undefined {
  return ROOMS.filter(({ room }) => matches(file, room)).sort((one, other) => other.room.length - one.room.length)[0]
}

/** Whether a path begins with a prefix, in which `*` is one folder. */
function matches(path: string, prefix: string): boolean {
  const parts = prefix.split('/')
  const own = path.split('/')
  return parts.every(
    (part, i) =>
      part === own[i] ||
      (part === '*' && own[i] !== undefined) ||
      (part === '' && i === parts.length - 1 && own.length > i),
  )
}

/** The groups of files that import each other in a circle. */
export function circlesIn(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to, isFile } of imports) {
    if (isFile) next.set(from, [...(next.get(from) ?? []), to])
  }
  const reaches = (start: string) => {
    const seen = new Set<string>()
    const open = [...(next.get(start) ?? [])]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...(next.get(file) ?? []))
    }
    return seen
  }
  const reached = new Map([...next.keys()].map((file) => [file, reaches(file)]))
  const circles = new Map<string, string[]>()
  for (const [file, others] of reached) {
    if (!others.has(file)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    circles.set(circle[0], circle)
  }
  return [...circles.values()]
}
