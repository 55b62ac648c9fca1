/**
 * Makes `src/server/people/confusables.json` of Unicode's table of characters that look alike (UTS 39):
 *
 *     node --import tsx scripts/make-confusables.ts confusables.txt
 *
 * The file is https://www.unicode.org/Public/security/latest/confusables.txt. Normalization already joins many of its
 * characters, so only the others are kept: under each prototype those that look like it.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
const LINE = /^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gm
const OUT = new URL('../src/server/people/confusables.json', import.meta.url)

const textOf = (digits: string) => String.fromCodePoint(...digits.split(' ').map((code) => Number.parseInt(code, 16)))
const normal = (text: string) => text.normalize('NFKC').normalize('NFD')

const table = new Map<string, string>()
for (const [, source, prototype] of readFileSync(file, 'utf8').matchAll(LINE)) {
  table.set(textOf(source), textOf(prototype))
}

/** What a text looks like; some prototypes are not normal, and look like another one when they are. */
function lookOf(text: string): string {
  const look = normal(Array.from(normal(text), (character) => table.get(character) ?? character).join(''))
  return look === text ? look : lookOf(look)
}

const byPrototype = new Map<string, string>()
for (const source of [...table.keys()].sort()) {
  const look = lookOf(source)
  if (normal(source) === source && look !== source) byPrototype.set(look, (byPrototype.get(look) ?? '') + source)
}
const sorted = [...byPrototype].sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(sorted))}\n`)
