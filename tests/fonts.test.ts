import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')
const { resolve } = createRequire(import.meta.url)

const STACKS = ['--sign', '--text'] as const
/** Font families of the reader's system. */
const SYSTEM = new Set(['system-ui', 'sans-serif'])

/** Code whose texts do not appear on pages, and characters used only in tab titles, in text to share or for matching. */
const NOT_ON_PAGES = /^(?:cli|server|engine|bots|wire)\//
const NOT_SHOWN = '●。▲△'

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g

type Letters = ReadonlySet<number>

test.each(STACKS)('our fonts come before the system fonts in %s', (stack) => {
  const families = familiesOf(stack)
  const first = families.findIndex((family) => SYSTEM.has(family))
  expect(families.slice(first).every((family) => SYSTEM.has(family))).toBe(true)
  expect(families.slice(0, first)).toContain('Noto Sans JP Variable')
})

describe.each(STACKS)('our own fonts of %s have every character', (stack) => {
  const latin = ['web/fonts.css', 'web/pages/SettingsPage.module.css'].flatMap((sheet) => facesIn(join(SOURCE, sheet)))
  const all = [...latin, ...facesIn(resolve('@fontsource-variable/noto-sans-jp/index.css'))]
  const covered = (faces: readonly Face[]) => {
    const families = familiesOf(stack)
    return new Set(faces.filter(({ family }) => families.includes(family)).flatMap(({ letters }) => [...letters]))
  }

  test('of Japanese texts', () => {
    expect(missing(covered(all), isJapanese)).toEqual([])
  })

  test('of all other texts and parts of pages, without the Japanese fonts', () => {
    expect(missing(covered(latin), (path) => !isJapanese(path))).toEqual([])
  })
})

test('the display font itself has every letter of Hungarian', () => {
  const barlow = facesIn(join(SOURCE, 'web/fonts.css')).filter(({ family }) => family === 'Barlow')
  const letters = new Set(barlow.flatMap((face) => [...face.letters]))
  expect([...'áéíóöőúüűÁÉÍÓÖŐÚÜŰ'].filter((letter) => !letters.has(letter.codePointAt(0) as number))).toEqual([])
})

test('a character that no font has is reported', () => {
  expect(missing(new Set(), (path) => path === 'web/text/ja/shell.ts')).toContainEqual('本 in web/text/ja/shell.ts')
})

/** Non-ASCII characters in the chosen source files that no font covers, each with its file. */
function missing(covered: Letters, isChosen: (path: string) => boolean): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.|\/testing\//.test(path) && !NOT_ON_PAGES.test(path),
  )
  return files.filter(isChosen).flatMap((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8').replace(COMMENTS, '')
    const letters = [...new Set(text)].filter((letter) => letter > '\u007f' && !NOT_SHOWN.includes(letter))
    return letters.filter((letter) => !covered.has(letter.codePointAt(0) as number)).map((one) => `${one} in ${path}`)
  })
}

/** Japanese texts are in folders or files named `ja`, except a few that stand beside those of other languages. */
function isJapanese(path: string): boolean {
  return /\/ja[/.-]|\/text\/(?:about|sets|set-editor)\.ts$|^web\/pages\/parts\/dates\.ts$|^web\/prerender\/prerender\.tsx$/.test(
    path,
  )
}

/** The font families of a custom property of the theme, in order. */
function familiesOf(stack: string): string[] {
  const theme = readFileSync(join(SOURCE, 'ui/tokens.css'), 'utf8')
  const list = new RegExp(`${stack}:([^;]+);`).exec(theme)?.[1] ?? ''
  return list.split(',').map((family) => family.trim().replaceAll('"', ''))
}

interface Face {
  readonly family: string
  /** The code points in the file, limited to its unicode-range. */
  readonly letters: Letters
}

function facesIn(sheet: string): Face[] {
  return Array.from(readFileSync(sheet, 'utf8').matchAll(/@font-face \{([^}]+)\}/g), ([, face]) => {
    const value = (pattern: RegExp) => pattern.exec(face)?.[1] ?? ''
    const file = value(/url\(["']?([^"')]+)/)
    const path = file.startsWith('.') ? join(sheet, '..', file) : resolve(file)
    const ranges = Array.from(value(/unicode-range:([^;]+)/).matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi), (range) => {
      const from = Number.parseInt(range[1], 16)
      return [from, range[2] === undefined ? from : Number.parseInt(range[2], 16)] as const
    })
    const letters = lettersOf(readFileSync(path)).filter((code) => ranges.some(([a, b]) => a <= code && code <= b))
    return { family: value(/font-family: ["']([^"']+)/), letters: new Set(letters) }
  })
}

/** The numbers that WOFF 2 uses for tables; NAMED means that a name follows. */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const NAMED = 63

/** The code points that a WOFF 2 file has glyphs for: https://www.w3.org/TR/WOFF2/#table_dir_format. */
function lettersOf(file: Buffer): number[] {
  let at = 48
  const number = () => {
    let value = 0
    for (;;) {
      const byte = file[at++]
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let start = -1
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++]
    const tag = flags & 63
    if (tag === NAMED) at += 4
    const length = number()
    // For glyf and loca, version 3 means not transformed; for all other tables, version 0 does.
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (tag === CMAP) start = offset
    offset += isTransformed ? number() : length
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return codesOf(tables.subarray(start))
}

/** The code points of a `cmap` table: https://learn.microsoft.com/typography/opentype/spec/cmap. */
function codesOf(cmap: Buffer): number[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)))
  return subtables.flatMap((subtable) => {
    const format = subtable.readUInt16BE(0)
    if (format === 12) return codesOfGroups(subtable)
    return format === 4 ? codesOfSegments(subtable) : []
  })
}

function codesOfGroups(subtable: Buffer): number[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, i) => {
    const group = 16 + 12 * i
    return from(subtable.readUInt32BE(group), subtable.readUInt32BE(group + 4))
  }).flat()
}

function codesOfSegments(subtable: Buffer): number[] {
  const bytes = subtable.readUInt16BE(6)
  return Array.from({ length: bytes / 2 }, (_, i) => {
    const end = subtable.readUInt16BE(14 + 2 * i)
    // The last segment is an end marker without glyphs.
    return end === 0xffff ? [] : from(subtable.readUInt16BE(16 + bytes + 2 * i), end)
  }).flat()
}

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
