import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecord, verify } from '#engine/record.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The program that the documentation shows. */
const SAMPLE = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/library.md'), 'utf8'))?.[1] ?? ''

describe('the library, packed and installed in an empty folder without a network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-library-'))
  const run = (file: string, ...args: readonly string[]) => execFileSync(file, args, { cwd: folder, encoding: 'utf8' })
  const node = (...args: readonly string[]) => run(process.execPath, ...args)
  let played = ''
  afterAll(() => rmSync(folder, { recursive: true }))

  beforeAll(() => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    run('npm', 'pack', join(ROOT, 'library'), '--silent')
    run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', './hilltop-library-0.1.0.tgz')
    writeFileSync(join(folder, 'play.mjs'), SAMPLE)
  }, 120_000)

  it('has its documentation, without links that lead nowhere, and its licence', () => {
    const text = (name: string) => readFileSync(join(folder, 'node_modules/hilltop-library', name), 'utf8')
    expect(text('README.md')).toContain(SAMPLE)
    expect(text('LICENSE')).toContain('MIT')
    const links = ['README.md', 'exchange.md'].flatMap((name) => text(name).match(/\]\([^)]*\)/g) ?? [])
    expect(links.filter((link) => !/\]\((exchange\.md)?(#|\)|http)/.test(link))).toEqual([])
  })

  it('plays a game in Node, and the rules of the site accept its record', () => {
    played = node('play.mjs')
    const record = readRecord(JSON.parse(played))
    expect(record.ok && verify(machiKoro, record.value).ok).toBe(true)
  })

  it('plays the same game when it is bundled for a page', async () => {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { lib: { entry: 'play.mjs', formats: ['es'], fileName: () => 'play.js' }, outDir: 'bundle' },
    })
    expect(readFileSync(join(folder, 'bundle/play.js'), 'utf8'), 'everything is in one file').not.toMatch(/^import /m)
    expect(node('bundle/play.js')).toBe(played)
  })

  it('has types that accept the program and refuse a wrong one', () => {
    writeFileSync(join(folder, 'right.ts'), SAMPLE)
    writeFileSync(join(folder, 'wrong.ts'), SAMPLE.replace('players: 2', 'players: "two"'))
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom']
    const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, 'right.ts', 'wrong.ts']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    expect(stdout.match(/^\S+?\.ts(?=\()/gm)).toEqual(['wrong.ts'])
  })
})
