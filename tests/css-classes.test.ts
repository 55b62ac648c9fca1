import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

/** The classes of CSS modules that a component uses, as `styles.name`. */
function usedClasses(source: string): { readonly sheet: string; readonly name: string }[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].flatMap(([, variable, sheet]) =>
    [...source.matchAll(new RegExp(`(?<![.\\w'/])${variable}\\??\\.(\\w+)`, 'g'))].map(([, name]) => ({ sheet, name })),
  )
}

function definedClasses(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return new Set(Array.from(rules.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => name))
}

function fileOf(importer: string, sheet: string): string {
  return sheet.startsWith('#') ? `src/${sheet.slice(1)}` : join(dirname(importer), sheet)
}

test('every class of a CSS module that a component uses is defined', () => {
  const components = ['src', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  )
  const used = components.flatMap((file) =>
    usedClasses(readFileSync(file, 'utf8')).map(({ sheet, name }) => ({ file, sheet: fileOf(file, sheet), name })),
  )
  expect(used.length).toBeGreaterThan(1000)
  const sheets = new Map(used.map(({ sheet }) => [sheet, definedClasses(readFileSync(sheet, 'utf8'))]))
  expect(
    used.filter(({ sheet, name }) => !sheets.get(sheet)?.has(name)).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([])
})

test('what the lamp lights has no soft ink, which would be too pale on it by night', () => {
  const lit = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? [])
    .filter((rule) => /background: color-mix\(in srgb, var\(--lamp\)/.test(rule))
  expect(lit.length).toBeGreaterThan(5)
  expect(lit.filter((rule) => !rule.includes('--ink-soft: var(--ink);'))).toEqual([])
})

test('a class in a comment of a style sheet does not count as defined', () => {
  expect(definedClasses('/* .old { } */ .row:hover > .cell-2 { }')).toEqual(new Set(['row', 'cell-2']))
})
