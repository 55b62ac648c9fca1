import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Move as LokoMove } from '#games/lokomoto/rules/notation.ts'
import type { Move as MachiMove } from '#games/machi-koro/rules/notation.ts'
import type { Move as RailMove } from '#games/rail-on-the-hill/rules/notation.ts'

/**
 * Only a game's notation parses the text of an action; everything else reads it as a `Move`. This finds the usual ways
 * around that: cutting or matching a formatted text or one called `action`, and matching any text with the first word
 * of an action.
 */

const ROOT = join(import.meta.dirname, '..')
const ROOMS = [
  ...readdirSync(join(ROOT, 'src/games'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`src/games/${entry.name}/board`] : [],
  ),
  'examples',
  'src/boards',
  'src/web',
  'tests/browser',
]

const KINDS: Readonly<Record<(RailMove | MachiMove | LokoMove)['kind'], true>> = {
  take: true,
  place: true,
  upgrade: true,
  plan: true,
  acquire: true,
  lay: true,
  collect: true,
  develop: true,
  bonus: true,
  buy: true,
  keep: true,
  scrap: true,
  end: true,
  roll: true,
  reroll: true,
  stand: true,
  tv: true,
  swap: true,
  noswap: true,
  build: true,
  pass: true,
  block: true,
  draw: true,
  reserve: true,
}
const KIND = `(?:${Object.keys(KINDS).join('|')})(?![a-z-])`

const WAYS_AROUND = [
  // action.split(' '), last.action?.startsWith('x'), game.format(next).slice(1)
  /(?:\baction|\w\.format\([^()]*\))[?!]?\.(?:split|startsWith|endsWith|slice|substring|match|matchAll|replace|search|indexOf|charAt)\(/,
  // PATTERN.test(action), /x/.exec(log.at(-1)?.action ?? ''), /x/.test(game.format(next))
  /\.(?:test|exec)\(.*?(?:\baction\b|\w\.format\()/,
  // text.startsWith('lay')
  new RegExp(`\\.(?:startsWith|endsWith)\\(['"\`]${KIND}`),
  // /^(?:end|roll)/, /^buy/
  new RegExp(`/\\^(?:\\((?:\\?:)?)?(?:\\w+\\|)*${KIND}`),
]

function takesApart(line: string): boolean {
  return WAYS_AROUND.some((way) => way.test(line))
}

function sourcesIn(room: string): string[] {
  return readdirSync(join(ROOT, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('the text of an action', () => {
  it.each(ROOMS)('is read as a move in %s', (room) => {
    const found = sourcesIn(room).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => (takesApart(line) ? `${relative(ROOT, file)}:${i + 1}: ${line.trim()}` : [])),
    )
    expect(found).toEqual([])
  })

  it.each([
    `const [kind, first, second] = action.split(' ')`,
    `const [kind] = last.action.split(' ')`,
    `const isRoll = /^(?:re)?roll /.test(log.at(-1)?.action ?? '')`,
    `attention: (action) => (action.startsWith('buy') ? 2 : 1),`,
    `const isFresh = PATTERN.test(rules.format(last.action))`,
    `legalTexts(match, seat).some((text) => text.startsWith('lay'))`,
    `expect(actions.flat()).toContainEqual(expect.stringMatching(/^buy/))`,
  ])('is found where it is parsed by hand: %s', (line) => {
    expect(takesApart(line)).toBe(true)
  })

  it.each([
    `const move = readMove(action)`,
    `const isSupplyHinted = marks.some((mark) => mark.startsWith('item'))`,
    `await expect.poll(async () => (await recordOnPage(page)).actions.slice(before)).toEqual([action])`,
    `const [from, to] = squaresOfSpot(spot)`,
    `screen.getByRole('button', { name: /^Place here/ })`,
  ])('causes no false alarm: %s', (line) => {
    expect(takesApart(line)).toBe(false)
  })
})
