import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

/** A checkout of its own, in which nothing was built. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const checkout = mkdtempSync(join(tmpdir(), 'hilltop-checkout-'))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))
for (const name of ['bin', 'package.json', 'scripts', 'src', 'tsconfig.json']) {
  cpSync(join(ROOT, name), join(checkout, name), { recursive: true })
}
symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'), 'junction')

async function hilltop(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [join(checkout, 'bin/hilltop.mjs'), ...args])
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out, err }
}

const games = () => hilltop('arena', 'machi-koro', '--bots', 'steady', '--nodes', '10', '--games', '2')
const builtAt = () => statSync(join(checkout, 'programs/built.json')).mtimeMs

it('programs are built by the first start, also by two at the same time, and again when a source has changed', async () => {
  const [one, two] = await Promise.all([games(), games()])
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(two).toEqual(one)
  const first = builtAt()
  expect(await games()).toEqual(one)
  expect(builtAt()).toBe(first)
  appendFileSync(join(checkout, 'src/cli/main.ts'), "process.stdout.write('changed')\n")
  expect(await hilltop('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^changed/) })
})

it('a build that fails says why, and nothing is started', async () => {
  appendFileSync(join(checkout, 'src/cli/main.ts'), "import './missing.ts'\n")
  const { code, out, err } = await hilltop('--version')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('The programs could not be built: ')
  expect(err).toContain("'./missing.ts'")
})
